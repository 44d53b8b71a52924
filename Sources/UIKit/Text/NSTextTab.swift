import CoreGraphics
import Foundation
import Typography

/// A place on the line that a tab leads to.
/// https://developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    private let coreFoundationMark = CoreFoundationMark()
    let stop: TabStop

    /// What else is known about a stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the option.
        public var rawValue: String

        /// Creates a key from Apple's string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet`: the text up to the first of these characters is aligned at the stop, as amounts are at their decimal point.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Creates a stop.
    /// - Parameters:
    ///   - alignment: which part of the text after the tab stands at the stop.
    ///   - location: the distance from the edge where lines begin, in points.
    ///   - options: what else is known.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        stop = TabStop(
            location: location.isFinite ? location : 0, alignment: alignment.paragraphAlignment,
            terminators: options[.columnTerminators] as? CharacterSet)
    }

    init(_ stop: TabStop) { self.stop = stop }

    /// Which part of the text after the tab stands at the stop.
    open var alignment: NSTextAlignment { NSTextAlignment(stop.alignment) }
    /// The distance from the edge where lines begin, in points.
    open var location: CGFloat { stop.location }
    /// What else is known about the stop.
    open var options: [OptionKey: Any] { stop.terminators.map { [.columnTerminators: $0] } ?? [:] }

    /// The characters before which amounts are aligned in a locale: its decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// Whether the other object is an equal stop.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

    /// Equal stops have equal hashes.
    open override var hash: Int { stop.hashValue }

    /// Stops don't change: a copy is the same object.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

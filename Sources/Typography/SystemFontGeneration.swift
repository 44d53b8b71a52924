import Foundation
import Synchronization

/// The system font of a time: its spacing changed more than once, and a document's frames were computed with the one its author had.
package enum SystemFontGeneration: Hashable, Sendable {
    /// Until iOS 8: Helvetica Neue.
    case iOS8
    /// iOS 9 and 10: a text font below 20 pt, a widely spaced display font from there on.
    case iOS10
    /// iOS 11 and 12: the same two fonts, the display font less spaced.
    case iOS12
    /// iOS 13: one font whose design changes with the size.
    case iOS13
    /// iOS 14 and later.
    case current

    /// The generation that the canvas of a version of Interface Builder's tools shows.
    package static func canvas(toolsVersion: Double) -> SystemFontGeneration {
        switch toolsVersion {
        case 1..<9_000: .iOS8
        case ..<13_000: .iOS10
        case ..<15_000: .iOS12
        case ..<17_000: .iOS13
        default: .current
        }
    }

    /// Whether the system font can be had by its PostScript names (`.SFUIText-Bold`).
    var hasFontsByTheirOwnNames: Bool { self != .iOS13 && self != .current }

    /// Whether first and second titles have the size of a small text size, 26 and 20 points, beside other styles in the default one: so they had on
    /// the canvases of Xcode 10 and 11.0 (2 of 2 first titles, one author's; 2 of 2 second titles, another's; the one third title has its 20 points).
    var hasSmallTitles: Bool { self == .iOS12 }

    private static let used = Mutex(SystemFontGeneration.current)

    /// The generation that fonts made from now on by the main thread belong to; the newest unless a document is being read that asks for another.
    ///
    /// Documents are read on the main thread, without a pause between setting this and setting it back: other threads never see it.
    package static var inUse: SystemFontGeneration {
        get { Thread.isMainThread ? used.withLock { $0 } : .current }
        set { used.withLock { $0 = newValue } }
    }
}

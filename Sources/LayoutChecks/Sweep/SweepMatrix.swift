import Foundation
import IBDocuments
import UIKit

/// Which conditions documents are laid out under, one after another.
///
/// `small` changes one thing at a time: a small and a large device, a device on its side, larger text up to the largest (that also on the small
/// device, in both directions), the other reading direction, the keyboard, and each language found. `full` takes every combination of all of them: each class of device that runs the current iOS, and
/// windows beside another app on pads. A list names the values of each factor, and takes every
/// combination of those:
///
///     device=iphone-8+iphone-15,orientation=both,window=full+third,text=L+AX3,direction=both,keyboard=both,language=all
public struct SweepMatrix: Hashable, Sendable {
    /// Why a text names no matrix.
    public struct Fault: Error, Hashable, Sendable {
        /// One sentence.
        public let message: String
    }

    private enum Shape: Hashable, Sendable {
        case one
        case small
        case full
        case product(Factors)
    }

    /// The values of each factor; nil is the document's own.
    private struct Factors: Hashable, Sendable {
        var devices: [DeviceProfile?] = [nil]
        var orientations: [DeviceProfile.Orientation] = [.portrait]
        var windows: [WindowShare] = [.full]
        var text: [UIContentSizeCategory?] = [nil]
        var directions = [false]
        var keyboards = [false]
        var languages: [String] = []
        var takesEveryLanguage = false
    }

    private let shape: Shape

    /// Only the conditions that a document was drawn under.
    public static let asDrawn = SweepMatrix(shape: .one)
    /// One thing changed at a time.
    public static let small = SweepMatrix(shape: .small)
    /// Every combination of every factor.
    public static let full = SweepMatrix(shape: .full)

    private init(shape: Shape) {
        self.shape = shape
    }

    /// Reads `small`, `full` or a list of factors.
    public init(_ text: String) throws(Fault) {
        switch text {
        case "small": self = .small
        case "full": self = .full
        default: shape = .product(try Self.factors(text))
        }
    }

    /// The conditions for a document, those it was drawn under first.
    public func conditions(for document: IBDocument) -> [LayoutCondition] {
        switch shape {
        case .one: [LayoutCondition()]
        case .small: Self.small(for: document)
        case .full: Self.product(Self.everything(for: document), document)
        case .product(let factors): Self.product(factors, document)
        }
    }

    // MARK: Small and full

    private static func small(for document: IBDocument) -> [LayoutCondition] {
        let devices =
            document.showsPad
            ? [device("ipad-mini", .portrait), device("ipad-pro-13-m4", .landscape)]
            : [device("iphone-8", .portrait), device("iphone-16-pro-max", .portrait), device("iphone-15", .landscape)]
        let turns = SupportedOrientations.includeLandscape(document)
        var conditions = [LayoutCondition()]
        conditions += devices.filter { turns || $0?.orientation == .portrait }.map { LayoutCondition(device: $0) }
        conditions.append(LayoutCondition(isRightToLeft: true))
        if document.hasKeyboardGuide { conditions.append(LayoutCondition(showsKeyboard: true)) }
        conditions += [
            UIContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
        ].map { LayoutCondition(contentSizeCategory: $0) }
        // Little room and the largest text: views made for that size once serve these as well.
        conditions += [false, true].map {
            LayoutCondition(device: devices[0], contentSizeCategory: .accessibilityExtraExtraExtraLarge, isRightToLeft: $0)
        }
        return conditions + document.languages.map { LayoutCondition(language: $0) }
    }

    private static func everything(for document: IBDocument) -> Factors {
        let ids = (document.showsPad ? [] : phoneClasses) + padClasses
        return Factors(
            devices: [nil] + ids.map { device($0, .portrait) },
            orientations: SupportedOrientations.includeLandscape(document) ? [.portrait, .landscape] : [.portrait],
            windows: WindowShare.allCases,
            text: [nil] + UIContentSizeCategory.named.map(\.category).filter { $0 != .large }, directions: [false, true],
            keyboards: document.hasKeyboardGuide ? [false, true] : [false], takesEveryLanguage: true)
    }

    /// One device of each size of screen that runs iOS 26, and the 320 points of a zoomed display.
    private static let phoneClasses = [
        "iphone-5", "iphone-8", "iphone-13-mini", "iphone-14", "iphone-15", "iphone-17", "iphone-11", "iphone-air", "iphone-14-plus",
        "iphone-15-plus", "iphone-17-pro-max",
    ]
    private static let padClasses = [
        "ipad-mini", "ipad-9.7", "ipad-10.2", "ipad-10.9", "ipad-10.5", "ipad-pro-11", "ipad-pro-11-m4", "ipad-pro-12.9", "ipad-pro-13-m4",
    ]

    private static func device(_ id: String, _ orientation: DeviceProfile.Orientation) -> DeviceProfile? {
        DeviceProfile.device(id: id)?.held(orientation)
    }

    /// Every combination. Values of text size stand outside those of devices: another text size makes the views anew.
    private static func product(_ factors: Factors, _ document: IBDocument) -> [LayoutCondition] {
        var conditions: [LayoutCondition] = []
        let languages: [String?] = [nil] + (factors.takesEveryLanguage ? document.languages : factors.languages)
        for language in languages {
            for text in factors.text {
                for device in factors.devices {
                    for (screen, width) in screens(device, factors) {
                        for direction in factors.directions {
                            for keyboard in factors.keyboards {
                                conditions.append(
                                    LayoutCondition(
                                        device: screen, windowWidth: width, contentSizeCategory: text, isRightToLeft: direction,
                                        showsKeyboard: keyboard, language: language))
                            }
                        }
                    }
                }
            }
        }
        return conditions
    }

    /// A device as it is held, and the windows on it.
    private static func screens(_ device: DeviceProfile?, _ factors: Factors) -> [(device: DeviceProfile?, width: CGFloat?)] {
        guard let device else { return [(nil, nil)] }
        return factors.orientations.flatMap { orientation in
            let held = device.held(orientation)
            return factors.windows.compactMap { share in share.width(on: held).map { (held, share == .full ? nil : $0) } }
        }
    }

    // MARK: Lists

    private static func factors(_ text: String) throws(Fault) -> Factors {
        var factors = Factors()
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2 else {
                throw Fault(message: "small, full, or a list as device=iphone-8+iphone-15,orientation=both,text=L+AX3,direction=both")
            }
            try set(sides[0], sides[1].split(separator: "+").map(String.init), &factors)
        }
        return factors
    }

    private static func set(_ name: String, _ values: [String], _ factors: inout Factors) throws(Fault) {
        switch name {
        case "device":
            factors.devices = []
            for value in values { factors.devices.append(value == "own" ? nil : try device(value)) }
        case "orientation":
            factors.orientations = try choose(
                name, values, [("portrait", [.portrait]), ("landscape", [.landscape]), ("both", [.portrait, .landscape])])
        case "window": factors.windows = try choose(name, values, WindowShare.allCases.map { ($0.rawValue, [$0]) })
        case "text":
            let known = UIContentSizeCategory.named.map { ($0.name, [Optional($0.category)]) }
            factors.text = try choose(name, values, known + [("all", UIContentSizeCategory.named.map(\.category))])
        case "direction": factors.directions = try choose(name, values, [("ltr", [false]), ("rtl", [true]), ("both", [false, true])])
        case "keyboard": factors.keyboards = try choose(name, values, [("off", [false]), ("on", [true]), ("both", [false, true])])
        case "language":
            factors.takesEveryLanguage = values == ["all"]
            factors.languages = factors.takesEveryLanguage ? [] : values
        default:
            throw Fault(
                message: "'\(name)' is no factor: there are device, orientation, window, text, direction, keyboard and language")
        }
    }

    private static func device(_ id: String) throws(Fault) -> DeviceProfile {
        if let device = DeviceProfile.device(id: id) { return device }
        throw Fault(message: "there is no device '\(id)': there are \(DeviceProfile.all.map(\.id).joined(separator: ", "))")
    }

    private static func choose<Value>(_ name: String, _ values: [String], _ known: [(String, [Value])]) throws(Fault) -> [Value] {
        var chosen: [Value] = []
        for value in values {
            guard let found = known.first(where: { $0.0 == value }) else {
                throw Fault(message: "\(name) can't be '\(value)': there are \(known.map(\.0).joined(separator: ", "))")
            }
            chosen += found.1
        }
        return chosen
    }
}

extension IBDocument {
    /// Whether the canvas shows a pad. Documents of before there were devices tell it by the size of their scenes.
    var showsPad: Bool {
        if let device { return device.id.hasPrefix("ipad") }
        if root["targetRuntime"] == "iOS.CocoaTouch.iPad" { return true }
        let scenes = elements.values.filter { $0.name == "view" && $0.key == "view" }.compactMap { $0.rect(key: "frame") }
        let widths = Set(scenes.map { min($0.width, $0.height) })
        // Phones of that time, and the square canvas of any screen; what has a size of its own is no screen.
        return widths.contains { $0 >= 744 } && widths.isDisjoint(with: [320, 375, 414, 600])
    }

    /// Whether anything is tied to the keyboard's guide; without it no constraint knows of a keyboard.
    var hasKeyboardGuide: Bool {
        elements.values.contains { $0.name == "viewLayoutGuide" && $0.key == "keyboard" }
    }

    /// The languages that have texts for this document, besides the one that it is written in itself.
    var languages: [String] {
        let own = URL(fileURLWithPath: path).deletingLastPathComponent().deletingPathExtension().lastPathComponent
        return StringsTable.languages(ofDocument: path).filter { $0 != own && $0 != "Base" }
    }
}

import Foundation
import IBLoading
import UIKit

/// The options by which every subcommand changes the canvas that documents are laid out on.
@MainActor enum CanvasArguments {
    private static let device = Option(name: "device", value: "ID", help: "Lay out at this device, as iphone-15 or retina6_12.")
    private static let size = Option(name: "size", value: "WxH", help: "Make each root view this large, in points.")
    private static let scale = Option(name: "scale", value: "S", help: "Round to this many pixels per point, from 1 to 4.")
    private static let contentSize = Option(
        name: "content-size", value: "CATEGORY", help: "Use this text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.")
    private static let rtl = Option(name: "rtl", help: "Lay out from right to left.")
    private static let scene = Option(
        name: "scene", value: "ID", help: "Take one scene only: the object id of it, its controller or its view.")

    private static let language = Option(
        name: "language", value: "CODE", help: "Take the texts of this language from the .strings files beside Base.lproj.")

    static let options = [device, size, scale, contentSize, rtl, scene, language]

    /// The canvas that the arguments ask for.
    static func canvas(_ arguments: Arguments) throws(UsageError) -> CanvasOptions {
        var canvas = CanvasOptions(rightToLeft: arguments.has(rtl), sceneID: arguments.value(scene), language: arguments.value(language))
        if let text = arguments.value(device) { canvas.device = try readDevice(text) }
        if let text = arguments.value(size) { canvas.size = try readSize(text) }
        if let text = arguments.value(scale) { canvas.scale = try readScale(text) }
        if let text = arguments.value(contentSize) { canvas.contentSizeCategory = try readCategory(text) }
        return canvas
    }

    private static func readDevice(_ text: String) throws(UsageError) -> DeviceProfile {
        if let device = DeviceProfile.device(id: text) ?? DeviceProfile.device(interfaceBuilderID: text, toolsVersion: nil) {
            return device
        }
        let known = DeviceProfile.all.map(\.id).joined(separator: ", ")
        throw .badValue(option: "--device", value: text, expected: "there are \(known)")
    }

    private static func readSize(_ text: String) throws(UsageError) -> CGSize {
        let parts = text.lowercased().split(separator: "x").map { Double($0) ?? .nan }
        // Ten thousand points are more than any screen; beyond a million the engine's numbers lose whole pixels.
        guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 10_000 }) else {
            throw .badValue(option: "--size", value: text, expected: "a width and a height in points, as 375x667")
        }
        return CGSize(width: parts[0], height: parts[1])
    }

    private static func readScale(_ text: String) throws(UsageError) -> CGFloat {
        guard let scale = Double(text), scale >= 1, scale <= 4 else {
            throw .badValue(option: "--scale", value: text, expected: "a number from 1 to 4")
        }
        return scale
    }

    private static func readCategory(_ text: String) throws(UsageError) -> UIContentSizeCategory {
        let categories: [String: UIContentSizeCategory] = [
            "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
            "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge, "AX3": .accessibilityExtraLarge,
            "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
        ]
        guard let category = categories[text.uppercased()] else {
            throw .badValue(option: "--content-size", value: text, expected: "XS, S, M, L, XL, XXL, XXXL, AX1 to AX5")
        }
        return category
    }
}

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
        name: "language", value: "CODE", help: "Take the texts of this language from the .strings and .xcstrings files beside the document."
    )
    private static let orientation = Option(
        name: "orientation", value: "portrait|landscape", help: "Hold the device upright or on its side.")
    private static let style = Option(name: "style", value: "light|dark", help: "Use this appearance; the document's own without it.")
    private static let traits = Option(
        name: "traits", value: "LIST",
        help: "Set single traits: h=compact,v=regular for size classes; text=XL, style=dark, direction=rtl work as well.")
    private static let ios = Option(
        name: "ios", value: "VERSION", help: "Use the controls, bars and safe areas of this iOS, not those of the document's Xcode.")

    static let options = [device, orientation, size, scale, ios, contentSize, style, rtl, traits, scene, language]

    /// The canvas that the arguments ask for.
    static func canvas(_ arguments: Arguments) throws(UsageError) -> CanvasOptions {
        var canvas = CanvasOptions(rightToLeft: arguments.has(rtl), sceneID: arguments.value(scene), language: arguments.value(language))
        if let text = arguments.value(device) { canvas.device = try readDevice(text) }
        if let text = arguments.value(size) { canvas.size = try readSize(text) }
        if let text = arguments.value(scale) { canvas.scale = try readScale(text) }
        if let text = arguments.value(contentSize) { canvas.contentSizeCategory = try readCategory(text) }
        if let text = arguments.value(orientation) { canvas.orientation = try readOrientation(text) }
        if let text = arguments.value(style) { canvas.style = try readStyle(text) }
        if let text = arguments.value(ios) { canvas.release = try readRelease(text) }
        if let text = arguments.value(traits) { try TraitsArgument.read(text, into: &canvas) }
        return canvas
    }

    /// The devices of a list with commas between.
    static func devices(_ text: String, option: String) throws(UsageError) -> [DeviceProfile] {
        var devices: [DeviceProfile] = []
        for word in text.split(separator: ",") { devices.append(try readDevice(String(word), option: option)) }
        return devices
    }

    /// The text sizes of a list with commas between.
    static func categories(_ text: String, option: String) throws(UsageError) -> [UIContentSizeCategory] {
        var categories: [UIContentSizeCategory] = []
        for word in text.split(separator: ",") { categories.append(try readCategory(String(word), option: option)) }
        return categories
    }

    /// The device of an id of ours or of Interface Builder's.
    static func readDevice(_ text: String, option: String = "--device") throws(UsageError) -> DeviceProfile {
        if let device = DeviceProfile.device(id: text) ?? DeviceProfile.device(interfaceBuilderID: text, toolsVersion: nil) {
            return device
        }
        let known = DeviceProfile.all.map(\.id).joined(separator: ", ")
        throw .badValue(option: option, value: text, expected: "there are \(known)")
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

    private static func readOrientation(_ text: String) throws(UsageError) -> DeviceProfile.Orientation {
        guard let orientation = DeviceProfile.Orientation(rawValue: text) else {
            throw .badValue(option: "--orientation", value: text, expected: "portrait or landscape")
        }
        return orientation
    }

    private static func readStyle(_ text: String) throws(UsageError) -> UIUserInterfaceStyle {
        guard let style = TraitsArgument.style(text) else { throw .badValue(option: "--style", value: text, expected: "light or dark") }
        return style
    }

    private static func readRelease(_ text: String) throws(UsageError) -> IOSRelease {
        guard let release = IOSRelease(text) else {
            throw .badValue(
                option: "--ios", value: text, expected: "there are \(IOSRelease.known.map(String.init).joined(separator: ", "))")
        }
        return release
    }

    private static func readCategory(_ text: String, option: String = "--content-size") throws(UsageError) -> UIContentSizeCategory {
        guard let category = TraitsArgument.category(text) else {
            throw .badValue(option: option, value: text, expected: "XS, S, M, L, XL, XXL, XXXL, AX1 to AX5")
        }
        return category
    }
}

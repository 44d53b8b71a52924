import Foundation

/// A scene of a storyboard.
public struct IBScene: Sendable {
    /// The scene's id.
    public let id: String
    /// The `scene` element.
    public let element: IBElement
    /// The controller's element; nil for a scene that holds only placeholders.
    public let controller: IBElement?
}

/// The device that a document's canvas shows.
public struct IBDevice: Hashable, Sendable {
    /// Interface Builder's id, for example `retina6_1`.
    public let id: String
    /// True for a canvas turned sideways.
    public let isLandscape: Bool
    /// `dark` when the canvas shows the dark appearance.
    public let appearance: String?
}

/// An image of the document's resources.
public struct IBImage: Hashable, Sendable {
    /// The name that image views and buttons give.
    public let name: String
    /// Its size in points.
    public let size: CGSize
    /// `system` for an SF Symbol, whose size here isn't the one on screen.
    public let catalog: String?
}

extension IBDocument {
    /// The scenes of a storyboard, in the order of the file.
    public var scenes: [IBScene] {
        root.list("scenes").compactMap { scene in
            guard scene.name == "scene" else { return nil }
            let controller = scene.list("objects").first { IBElementNames.isController($0.name) }
            return IBScene(id: scene["sceneID"] ?? "", element: scene, controller: controller)
        }
    }

    /// The top-level objects of a xib that aren't placeholders, in the order of the file.
    public var topLevelObjects: [IBElement] {
        root.list("objects").filter { $0.name != "placeholder" }
    }

    /// The device of the canvas; nil in documents of Xcode 6 and 7, whose canvas is 600 x 600 of any size class.
    public var device: IBDevice? {
        guard let device = root.first("device"), let id = device.id else { return nil }
        return IBDevice(id: id, isLandscape: device["orientation"] == "landscape", appearance: device["appearance"])
    }

    /// The version of Interface Builder's tools that wrote the document, for example 17506; 0 when it isn't written.
    ///
    /// 10xxx is Xcode 7 and 8, 13xxx Xcode 9, 14xxx Xcode 10, 15xxx and 16xxx Xcode 11, 17xxx and 18xxx Xcode 12, 19xxx and 20xxx
    /// Xcode 13, 21xxx Xcode 14, 22xxx Xcode 15, 23xxx Xcode 16, 24xxx Xcode 26.
    public var toolsVersion: Double {
        guard let text = root["toolsVersion"] else { return 0 }
        let parts = text.split(separator: ".")
        guard let version = Double(parts.prefix(2).joined(separator: ".")), (0..<1_000_000).contains(version) else { return 0 }
        return version
    }

    /// Whether the document uses Auto Layout.
    public var usesAutoLayout: Bool { root.bool("useAutolayout") ?? false }

    /// Whether controllers' root views have safe areas (otherwise top and bottom layout guides).
    public var usesSafeAreas: Bool { root.bool("useSafeAreas") ?? false }

    /// Whether the document is a launch screen.
    public var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }

    /// The id of the storyboard's initial view controller.
    public var initialViewControllerID: String? { root["initialViewController"] }

    /// The images of the document's resources, by name. A name may stand for an SF Symbol and for a file's image: the file's wins.
    public var images: [String: IBImage] {
        var images: [String: IBImage] = [:]
        for element in root.list("resources") where element.name == "image" {
            guard let name = element["name"] else { continue }
            let image = IBImage(
                name: name, size: CGSize(width: element.usable("width"), height: element.usable("height")), catalog: element["catalog"])
            if images[name] == nil || image.catalog == nil { images[name] = image }
        }
        return images
    }

    /// The natural sizes that custom views drawn on the canvas (`IB_DESIGNABLE`) had when the document was saved, by object id.
    public var designableSizes: [String: CGSize] {
        var sizes: [String: CGSize] = [:]
        for designable in root.list("designables") {
            if let id = designable["name"], let size = designable.size(key: "intrinsicContentSize") { sizes[id] = size }
        }
        return sizes
    }

    /// The asset catalogue's colours that the document uses, with the values they had when it was saved.
    public var namedColors: [String: IBColor] { colors("namedColor") }

    /// UIKit's own colours that the document uses, with the values they had when it was saved.
    public var systemColors: [String: IBColor] { colors("systemColor") }

    private func colors(_ tag: String) -> [String: IBColor] {
        var colors: [String: IBColor] = [:]
        for element in root.list("resources") where element.name == tag {
            if let name = element["name"], let color = element.first("color")?.color { colors[name] = color }
        }
        return colors
    }
}

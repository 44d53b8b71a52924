import IBLoading
import UIKit

/// What a report shows beside each document's own canvas.
public struct ReportOptions: Sendable {
    /// What the page is called.
    public var title: String
    /// The canvas of the documents.
    public var canvas: CanvasOptions
    /// The devices that each scene is laid out for; the document's own is always the first.
    public var devices: [DeviceProfile]
    /// The text sizes; that of the canvas is always the first.
    public var contentSizes: [UIContentSizeCategory]
    /// Whether each scene is laid out from right to left as well.
    public var showsRightToLeft: Bool

    /// Options; without arguments a small and a large phone, one accessibility text size, and both directions.
    public init(
        title: String = "Layout report", canvas: CanvasOptions = CanvasOptions(),
        devices: [DeviceProfile] = ["iphone-8", "iphone-15-plus"].compactMap { DeviceProfile.device(id: $0) },
        contentSizes: [UIContentSizeCategory] = [.accessibilityLarge], showsRightToLeft: Bool = true
    ) {
        self.title = title
        self.canvas = canvas
        self.devices = devices
        self.contentSizes = contentSizes
        self.showsRightToLeft = showsRightToLeft
    }
}

/// One way to lay a scene out, out of those that a page can switch to.
struct Variation {
    /// Its place on each of the page's switches; 0 is the document's own.
    let device: Int
    let contentSize: Int
    let isRightToLeft: Bool
    let canvas: CanvasOptions
}

extension ReportOptions {
    /// Every combination, the document's own first.
    var variations: [Variation] {
        var all: [Variation] = []
        for (contentSize, category) in ([canvas.contentSizeCategory] + contentSizes.map { $0 }).enumerated() {
            for isRightToLeft in showsRightToLeft ? [false, true] : [false] {
                for (device, profile) in ([canvas.device] + devices.map { $0 }).enumerated() {
                    var options = canvas
                    options.contentSizeCategory = category
                    options.rightToLeft = isRightToLeft != canvas.rightToLeft
                    if device > 0 { (options.device, options.size) = (profile, nil) }
                    all.append(
                        Variation(device: device, contentSize: contentSize, isRightToLeft: isRightToLeft, canvas: options))
                }
            }
        }
        return all
    }
}

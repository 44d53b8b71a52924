import UIKit

extension ViewDrawing {
    /// Views of a document whose classes aren't here: what they would show is hatched under its name, a blur is a pale ground.
    static func foreign(_ view: UIView) -> ViewDrawing? {
        guard let element = view.elementName else { return nil }
        if element == "visualEffectView" { return effect }
        // An app's class that isn't linked may draw itself.
        guard let name = foreignNames[element] ?? view.documentClassName else { return nil }
        return ViewDrawing.of(
            UIView.self,
            content: { view, pen in
                // What stands in the view is drawn; only an empty one hides something.
                if view.subviews.isEmpty {
                    pen.placeholder(name, in: view.bounds, radius: Double(view.layer.cornerRadius), atCorner: view.isCoveredInTheMiddle)
                }
            })
    }

    private static let foreignNames: [String: String] = [
        "mapView": "map", "webView": "web page", "wkWebView": "web page", "glkView": "OpenGL view", "mtkView": "Metal view",
        "sceneKitView": "SceneKit view", "skView": "SpriteKit view", "arscnView": "AR view", "arskView": "AR view",
        "adBannerView": "advertisement", "bannerView": "advertisement", "containerView": "embedded scene", "colorWell": "color well",
        "calendarView": "calendar",
    ]

    /// A blur without what lies behind it: the material's own colour.
    private static let effect = ViewDrawing.of(
        UIView.self,
        content: { view, pen in
            guard view.backgroundColor == nil else { return }
            let isDark = (view as? UIVisualEffectView)?.effect?.isDark ?? pen.palette.isDark
            pen.canvas.fill(view.outline, isDark ? RGBA(white: 0.15, alpha: 0.78) : RGBA(white: 0.97, alpha: 0.78))
        })
}

import Foundation
import IBLoading
import UIKit
import ViewRendering

/// A scene as it is drawn, for pages.
@MainActor enum ScenePicture {
    /// The picture as SVG; nil for a tree that can't be drawn.
    static func svg(of tree: LaidOutTree) -> Data? {
        let style = tree.rootView.traitCollection.userInterfaceStyle
        let renderer = ViewRenderer(RenderOptions(scale: 2, style: style, background: .systemBackground))
        return try? renderer.data(of: tree.rootView, under: tree.bars, as: .svg)
    }
}

import Findings
import UIKit

/// A document after layout: one tree for each root view of a scene and for each top-level view of a xib.
public struct LaidOutDocument {
    /// The trees, in document order.
    public var trees: [LaidOutTree]
    /// The scenes of which no view of their own is among the trees, with the reasons.
    public var unshown: [UnshownScene] = []
    /// What is wrong in the document, and what couldn't be laid out.
    public var findings: [Finding]
}

/// A root view and everything below it, laid out.
public struct LaidOutTree {
    /// The object id of the root view.
    public var id: String
    /// The id of its scene; nil in a xib.
    public var sceneID: String?
    /// The root view.
    public var rootView: UIView
    /// What gives the root its safe area and margins; it lives as long as the tree.
    let canvas: Canvas
    /// The device of the canvas.
    public var device: DeviceProfile
    /// Every view of the tree that the document names, root first, in document order.
    public var views: [LaidOutView]
    /// The bars of the containers that the root's controller stands in, with their frames in the root view's coordinates: what the canvas
    /// shows over the root view.
    /// They are made when they are asked for: a layout needs none.
    @MainActor package var bars: [UIView] { chrome?.bars() ?? [] }
    let chrome: CanvasChrome?
    /// Views that bars show inside the tree (a bar item's custom view), as trees of their own. Their views are among `views` as well.
    public var parts: [LaidOutTree] = []
    /// What came up while the tree was made and laid out.
    public var findings: [Finding]
}

/// A view of the document with its frame.
public struct LaidOutView {
    /// The object id.
    public var id: String
    /// The tag of its element.
    public var elementName: String
    /// The view.
    public var view: UIView
    /// Its frame in points, in the coordinates of the view whose element encloses it.
    public var frame: CGRect
}

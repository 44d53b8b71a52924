import Foundation
import LayoutEngine

/// What a view or guide keeps of its place in the engine.
@MainActor final class LayoutNode {
    /// The item in the host's engine, once something needs it.
    var item: ItemID?
    weak var host: EngineHost?
    /// The active constraints with an end here.
    var referencing: [ObjectIdentifier: NSLayoutConstraint] = [:]

    /// The active constraints with an end here, in order of activation.
    var sortedReferencing: [NSLayoutConstraint] { referencing.values.sorted { $0.activationIndex < $1.activationIndex } }

    nonisolated init() {}
}

/// The node of a view or a guide; nil for anything else.
@MainActor func layoutNode(of item: AnyObject) -> LayoutNode? {
    if let view = item as? UIView { return view.layoutNode }
    return (item as? UILayoutGuide)?.layoutNode
}

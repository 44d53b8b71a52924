import LayoutEngine

extension UIScrollView {
    /// What the content's length on an axis can be over all best solutions, in points; nil where no constraint speaks of it.
    package func contentRange(_ axis: LayoutAxis) -> LengthRange? {
        hierarchyRoot.layoutHierarchyIfNeeded()
        guard let item = layoutNode.item, let host = layoutNode.host else { return nil }
        return host.engine.contentRange(of: item, axis)
    }
}

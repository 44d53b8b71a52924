import IBDocuments
import IBLoading
import UIKit

/// Lays a tree out so high that its largest scroll view shows all of its content: the picture for a review, where nobody can scroll.
@MainActor struct FullContent {
    let document: IBDocument
    let options: CanvasOptions

    /// Beyond this many points a picture helps nobody.
    private static let highest: CGFloat = 12_000

    /// The tree at its full height; as it is where nothing scrolls up and down.
    func stretched(_ tree: LaidOutTree) -> LaidOutTree {
        var result = tree
        // What is inside may grow with the scroll view, so the second round sees what the first left.
        for _ in 0..<3 {
            guard let scroll = Self.mainScrollView(below: result.rootView) else { return result }
            let inset = scroll.adjustedContentInset
            let missing = scroll.contentSize.height + inset.top + inset.bottom - scroll.bounds.height
            let size = result.rootView.bounds.size
            guard missing > 0.5, size.height < Self.highest else { return result }
            var taller = options
            taller.sceneID = tree.id
            taller.size = CGSize(width: size.width, height: min(Self.highest, size.height + missing.rounded(.up)))
            let trees = layOut(document: document, options: taller).trees
            guard let next = trees.first(where: { $0.id == tree.id }) else { return result }
            result = next
        }
        return result
    }

    /// The scroll view with the most content out of sight below.
    static func mainScrollView(below root: UIView) -> UIScrollView? {
        var pending = [root]
        var best: (view: UIScrollView, missing: CGFloat)?
        while let view = pending.popLast() {
            guard !view.isHidden else { continue }
            pending += view.subviews
            guard let scroll = view as? UIScrollView else { continue }
            let missing = scroll.contentSize.height - scroll.bounds.height
            if missing > best?.missing ?? 0 { best = (scroll, missing) }
        }
        return best?.view
    }
}

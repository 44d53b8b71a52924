import Findings
import UIKit

/// Two views with text or to be touched that lie partly over each other, and texts that lie wholly over others.
enum Overlap: LayoutRule {
    static let kinds = [
        FindingKind(
            "view.overlap", .warning, "Two texts lie over each other, or two controls partly.",
            why: "Both are meant to be read or touched. Long texts, large text sizes and small screens are the usual reasons.",
            mend: "Add a constraint that keeps them apart, and let one of them wrap or shrink.",
            example: "title.leading == view.leading + 16\nprice.trailing == view.trailing - 16\n(and nothing between the two)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        let leaves = tree.views.filter { view in
            view !== tree.root && tree.isShown(view) && !tree.isPlacedByCell(view) && view.transform.isIdentity
                && (ViewNoun.text(of: view) != nil || view is UIControl)
        }
        let bySuperview = Dictionary(grouping: leaves) { $0.superview.map { ObjectIdentifier($0) } }
        return tree.views.flatMap { outer in pairs(bySuperview[ObjectIdentifier(outer)] ?? [], in: tree) }
    }

    private static func pairs(_ siblings: [UIView], in tree: CheckedTree) -> [Finding] {
        // By their upper edges: what begins below the end of one meets neither it nor, further down, anything that it could meet.
        let places = siblings.map { (ink: ink($0), words: words($0, in: tree)) }
        let tops = places.map { min($0.ink.minY, $0.words?.rect.minY ?? $0.ink.minY) }
        let order = places.indices.sorted { (tops[$0], $0) < (tops[$1], $1) }
        var met: [(first: Int, second: Int, shared: CGRect)] = []
        var counts = Array(repeating: 0, count: siblings.count)
        for (number, one) in order.enumerated() {
            let bottom = max(places[one].ink.maxY, places[one].words?.rect.maxY ?? places[one].ink.maxY)
            for other in order[(number + 1)...] {
                if tops[other] >= bottom { break }
                let (first, second) = (min(one, other), max(one, other))
                guard counts[second] < most,
                    let shared = shared(places[first].ink, places[second].ink) ?? covered(places[first].words, places[second].words),
                    isFloating(siblings[first], in: tree) == isFloating(siblings[second], in: tree)
                else { continue }
                counts[second] += 1
                met.append((first, second, shared))
            }
        }
        met.sort { ($0.first, $0.second) < ($1.first, $1.second) }
        return met.filter { !CellHeight.isInRowThatGrows(siblings[$0.second], in: tree) }.map {
            finding(siblings[$0.first], siblings[$0.second], $0.shared, in: tree)
        }
    }

    /// What lies over a dozen others has one fault, not a dozen.
    private static let most = 12

    /// Whether a view in a scroll view is held to the frame rather than to the content, which runs away under it.
    private static func isFloating(_ view: UIView, in tree: CheckedTree) -> Bool {
        guard let scroll = view.superview as? UIScrollView else { return false }
        return tree.ties(of: view, .vertical).contains { tie in
            if let guide = tie.other as? UILayoutGuide { return guide.identifier == "UIScrollView-frameLayoutGuide" }
            return tie.otherView.map { !$0.isDescendant(of: scroll) } ?? false
        }
    }

    /// What a view shows, in its superview's coordinates.
    private static func ink(_ view: UIView) -> CGRect {
        (view as? UILabel).map { ShownText.inkRect(of: $0).offsetBy(dx: view.frame.minX, dy: view.frame.minY) } ?? view.frame
    }

    /// The rectangle in which two meet; nil where they don't, or where one lies wholly over the other, which is how grounds and states are made.
    private static func shared(_ first: CGRect, _ second: CGRect) -> CGRect? {
        let shared = first.intersection(second)
        guard !shared.isNull, shared.width > 3, shared.height > 3, !lies(second, over: first), !lies(first, over: second) else {
            return nil
        }
        return shared
    }

    /// Whether one rectangle lies within another, give or take two points.
    private static func lies(_ inner: CGRect, over outer: CGRect) -> Bool {
        inner.minX >= outer.minX - 2 && inner.maxX <= outer.maxX + 2 && inner.minY >= outer.minY - 2 && inner.maxY <= outer.maxY + 2
    }

    /// The words of a text and where they stand.
    private typealias Words = (text: String, rect: CGRect)

    /// The rectangle in which the words of two texts meet where one lies wholly over the other: nobody can read that, whatever it stands for. The same
    /// words twice are a shadow.
    private static func covered(_ first: Words?, _ second: Words?) -> CGRect? {
        guard let first, let second, first.text != second.text else { return nil }
        let shared = first.rect.intersection(second.rect)
        return shared.isNull || shared.width <= 3 || shared.height <= 3 ? nil : shared
    }

    /// The words of a label or of a button's title, in its superview's coordinates; nil where there are none, or where another font stands in.
    private static func words(_ view: UIView, in tree: CheckedTree) -> Words? {
        guard let text = ViewNoun.text(of: view), let label = view as? UILabel ?? (view as? UIButton)?.titleLabel, tree.hasItsFont(view)
        else {
            return nil
        }
        let rect = label.convert(ShownText.inkRect(of: label), to: view)
        return (text, rect.offsetBy(dx: view.frame.minX - view.bounds.minX, dy: view.frame.minY - view.bounds.minY))
    }

    private static func finding(_ first: UIView, _ second: UIView, _ shared: CGRect, in tree: CheckedTree) -> Finding {
        tree.finding(
            kinds[0], at: second,
            "\(tree.subject(first)) and \(tree.name(second)) lie over each other on \(CheckedTree.size(shared.size)) points.",
            notes: [tree.note(first, "the other one")])
    }
}

import Findings
import UIKit

/// What only a running layout shows: the hierarchy is laid out again, its size is changed and changed back, and in a window a keyboard comes
/// and goes.
@MainActor struct RuntimeCheck {
    /// What it gives beside `LayoutLoop.kind`.
    static let kinds = [stale, InsetFeedback.kind]

    private static let stale = FindingKind(
        "traits.stale-after-change", .error, "Turned to another size and back, a view stands elsewhere than before.",
        why: "Something computed for the size before is still in use: a frame or a constant that was set once.",
        mend: "Let constraints follow the size, or set what depends on it in each layoutSubviews.",
        example: "override func viewDidLoad() {\n    line.frame.size.width = view.bounds.width\n}")

    private let root: UIView

    init(_ root: UIView) {
        self.root = root
    }

    /// What is found; the hierarchy is as before afterwards, unless one of the faults keeps it from that.
    func findings() -> [Finding] {
        var restless: [UIView] = []
        let report = LayoutDiagnostics.loopHandler
        LayoutDiagnostics.loopHandler = { restless += $0 }
        defer { LayoutDiagnostics.loopHandler = report }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        let tree = CheckedTree(root: root)
        let loop = restless.last.map { _ in LayoutLoop.findings(restless, in: tree) } ?? []
        // A layout that doesn't come to rest says nothing more.
        guard loop.isEmpty else { return loop }
        let feedback = InsetFeedback(tree)
        let stale = stale(in: tree)
        let grown = feedback.findings(after: "a change of size and back", in: tree)
        return stale + (grown.isEmpty ? keyboard(in: tree) : grown)
    }

    /// A keyboard that comes twice must leave the insets that it left the first time.
    private func keyboard(in tree: CheckedTree) -> [Finding] {
        guard let window = root.window, window.keyboardFrame == nil, tree.views.contains(where: { $0 is UIScrollView }) else { return [] }
        func show() {
            window.showKeyboard(height: (window.bounds.height * 0.4).rounded())
            root.layoutIfNeeded()
        }
        func hide() {
            window.hideKeyboard()
            root.layoutIfNeeded()
        }
        show()
        let feedback = InsetFeedback(tree)
        hide()
        show()
        let grown = feedback.findings(after: "the keyboard went and came again", in: tree)
        hide()
        return grown
    }

    /// Another size and back must give the frames that were there.
    private func stale(in tree: CheckedTree) -> [Finding] {
        let before = tree.views.map(\.frame)
        let frame = root.frame
        root.frame.size = CGSize(width: frame.height, height: frame.width)
        root.layoutIfNeeded()
        root.frame = frame
        root.layoutIfNeeded()
        guard let (view, old) = zip(tree.views, before).first(where: { !$0.frame.isNear($1) }) else { return [] }
        let words = [old, view.frame].map { rect in
            "\(CheckedTree.number(rect.minX)), \(CheckedTree.number(rect.minY)), \(CheckedTree.size(rect.size))"
        }
        return [
            Finding(
                kind: Self.stale,
                message: "Turned to \(CheckedTree.size(CGSize(width: frame.height, height: frame.width))) and back, "
                    + "\(tree.name(view)) is at \(words[1]), and was at \(words[0]).",
                location: tree.location(of: view))
        ]
    }
}

extension LayoutRules {
    /// Lays a view hierarchy out at several sizes and says what is wrong with it, what only a running layout shows included; each fault once.
    ///
    /// - Parameters:
    ///   - root: The topmost view.
    ///   - sizes: Its sizes in points, one after another; without any, its frame as it stands. The frame is put back afterwards.
    public static func findings(in root: UIView, sizes: [CGSize]) -> [Finding] {
        let frame = root.frame
        defer { root.frame = frame }
        var found: [Finding] = []
        var seen: Set<SweptFinding.Identity> = []
        for size in sizes.isEmpty ? [frame.size] : sizes {
            root.frame.size = size
            for finding in findings(in: root) + RuntimeCheck(root).findings() where seen.insert(SweptFinding.Identity(finding)).inserted {
                var finding = finding
                if sizes.count > 1 { finding.notes.append(Note("first at \(CheckedTree.size(size))")) }
                found.append(finding)
            }
        }
        return found
    }
}

extension CGRect {
    /// Whether two frames are the same to a hundredth of a point.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}

import Foundation
import UIKit

/// A view tree as text: the form of `recursiveDescription`, without what changes from run to run.
@MainActor enum LayoutTree {
    /// One line a view: class, frame and what differs from the default; no addresses and no layer.
    static func text(of view: UIView) -> String {
        view.layoutIfNeeded()
        let withoutLayers = view.recursiveDescription().replacing(/; layer = <[^>]*>/, with: "")
        return withoutLayers.replacing(/: 0x[0-9a-fA-F]+/, with: "")
    }
}

/// Two texts line by line, with marks where they differ.
enum LineDifference {
    /// Both texts, those lines marked that the other doesn't have: `-` before an expected line, `+` before an actual one.
    static func text(expected: String, actual: String) -> String {
        let (left, right) = (
            expected.split(separator: "\n", omittingEmptySubsequences: false),
            actual.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let changes = right.difference(from: left)
        let removed = Set(changes.removals.map(offset)), inserted = Set(changes.insertions.map(offset))
        return "expected:\n" + marked(left, removed, "- ") + "\nactual:\n" + marked(right, inserted, "+ ")
    }

    private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    private static func marked(_ lines: [Substring], _ offsets: Set<Int>, _ mark: String) -> String {
        lines.enumerated().map { (offsets.contains($0) ? mark : "  ") + $1 }.joined(separator: "\n")
    }
}

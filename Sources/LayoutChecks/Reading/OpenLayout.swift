import UIKit

/// The views of a tree whose place or size on one axis is left open, joined where constraints join them: mending one mends its group.
@MainActor struct OpenLayout {
    /// A view with what is open about it.
    struct Member {
        let view: UIView
        let origin: CheckedTree.OpenRange?
        let length: CheckedTree.OpenRange?
    }
    let axis: NSLayoutConstraint.Axis
    /// Each group in reading order.
    let groups: [[Member]]
    /// Whether more may be open: so many views are that the rest wasn't asked about.
    let isCut: Bool

    /// Asks the engine about every view of the author's that constraints place.
    init(of tree: CheckedTree, axis: NSLayoutConstraint.Axis) {
        self.axis = axis
        let limit = Self.limit(for: tree)
        var count = 0
        let members = tree.views.compactMap { view -> Member? in
            guard count < limit, tree.isPlacedByConstraints(view), !NoConstraints.lacksConstraints(view, in: tree),
                !tree.isHiddenInStack(view)
            else {
                return nil
            }
            let origin = tree.verifiesPosition(of: view) ? tree.originRange(of: view, axis) : nil
            let length = tree.verifiesSize(of: view) ? tree.lengthRange(of: view, axis) : nil
            if origin == nil, length == nil { return nil }
            count += 1
            return Member(view: view, origin: origin, length: length)
        }
        isCut = count >= limit
        groups = members.isEmpty ? [] : Self.join(members, through: tree.allConstraints.filter { $0.firstAttribute.axis == axis })
    }

    /// How many open views of a tree are looked at: each takes a look at all that it hangs together with, so thousands of them in one chain would take
    /// minutes, and nobody mends more at a time.
    static func limit(for tree: CheckedTree) -> Int { max(50, min(1000, 2_000_000 / max(1, tree.allConstraints.count))) }

    private static func join(_ members: [Member], through constraints: [NSLayoutConstraint]) -> [[Member]] {
        let index = Dictionary(members.enumerated().map { (ObjectIdentifier($1.view), $0) }, uniquingKeysWith: { first, _ in first })
        var leader = Array(members.indices)
        func find(_ start: Int) -> Int {
            var here = start
            while leader[here] != here { here = leader[here] }
            return here
        }
        for constraint in constraints {
            let ends = [constraint.firstItem, constraint.secondItem].compactMap { $0.flatMap { index[ObjectIdentifier($0)] } }
            guard ends.count == 2 else { continue }
            let (first, second) = (find(ends[0]), find(ends[1]))
            leader[max(first, second)] = min(first, second)
        }
        let byLeader = Dictionary(grouping: members.indices, by: find)
        return byLeader.keys.sorted().map { key in (byLeader[key] ?? []).map { members[$0] } }
    }
}

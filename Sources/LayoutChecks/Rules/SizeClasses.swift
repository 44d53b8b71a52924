import Findings
import IBDocuments
import UIKit

/// What of a document isn't installed for the size classes of the tree, and leaves something open or pointless.
enum SizeClasses: LayoutRule {
    static let kinds = [noConstraints, uninstalled]

    private static let noConstraints = FindingKind(
        "traits.no-constraints-for-class", .error, "A view has constraints for other size classes and none for these.",
        why:
            "Constraints that are installed for some size classes only are missing in all others. There the view stands at 0, or where it happens "
            + "to be.",
        mend: "Install the constraints for every size class, or add some for this one.",
        example: "all constraints of the badge: installed for wC hR only")
    private static let uninstalled = FindingKind(
        "traits.references-uninstalled", .warning, "A constraint is installed for size classes in which one of its views isn't.",
        why: "UIKit drops it there without a word, and what it held is open.",
        mend: "Install the constraint for the size classes of its views only, and another one for the rest.",
        example: "gap: installed everywhere; image: not installed for hC")

    static func findings(in tree: CheckedTree) -> [Finding] {
        guard let document = tree.document, let root = tree.element(of: tree.root) else { return [] }
        let missing = uninstalled(in: tree).items
        guard !missing.isEmpty else { return [] }
        let there = Set(tree.views.compactMap(\.documentID))
        let elsewhere = missing.filter { isInstalledElsewhere($0, there, document, in: tree) }
        return bare(Uninstalled(elsewhere), in: tree) + dropped(missing, document, root, in: tree)
    }

    /// Whether the document has constraints of a view that aren't installed here.
    static func hasOthers(_ view: UIView, in tree: CheckedTree) -> Bool {
        guard let id = view.documentID else { return false }
        return uninstalled(in: tree).firstByEnd[id] != nil
    }

    /// A constraint with the id of the element in whose list it stands.
    typealias Item = (constraint: IBElement, owner: String)

    /// The constraints below the root's element that aren't active, and the first that names each view.
    @MainActor struct Uninstalled {
        let items: [Item]
        private(set) var firstByEnd: [String: Item] = [:]

        init(_ items: [Item]) {
            self.items = items
            for item in items { for end in ends(item) where firstByEnd[end] == nil { firstByEnd[end] = item } }
        }
    }

    private static func uninstalled(in tree: CheckedTree) -> Uninstalled {
        if let known = tree.memory.uninstalled { return known }
        let found = Uninstalled(findUninstalled(in: tree))
        tree.memory.uninstalled = found
        return found
    }

    private static func findUninstalled(in tree: CheckedTree) -> [Item] {
        guard let root = tree.element(of: tree.root) else { return [] }
        let active = Set(tree.constraints.compactMap(\.documentID))
        var found: [Item] = []
        root.visit { element, ancestors in
            guard element.name == "constraint", !active.contains(element.id ?? ""), let owner = ancestors.last(where: { $0.id != nil })
            else { return }
            found.append((element, owner.id ?? ""))
        }
        return found
    }

    /// Whether size classes keep the constraint out, or one of its views: not that it is faulty, or a placeholder.
    private static func isInstalledElsewhere(
        _ item: Item, _ there: Set<String>, _ document: IBDocument, in tree: CheckedTree
    ) -> Bool {
        if isExcluded(item.constraint, from: document.elements[item.owner], for: tree) { return true }
        return (ends(item) + [item.owner]).contains { id in
            guard let element = document.elements[id] else { return false }
            return IBElementNames.views.contains(element.name) && !there.contains(id)
        }
    }

    private static func ends(_ item: Item) -> [String] {
        [item.constraint["firstItem"] ?? item.owner, item.constraint["secondItem"]].compactMap { $0 }
    }

    private static func bare(_ missing: Uninstalled, in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { view in
            guard let id = view.documentID, NoConstraints.lacksConstraints(view, in: tree),
                let other = missing.firstByEnd[id]
            else { return nil }
            let place = tree.document?.location(of: other.constraint)
            return tree.finding(
                noConstraints, at: view, "\(tree.subject(view)) has constraints for other size classes and none for those of this screen.",
                notes: [Note("installed elsewhere: constraint \(other.constraint.id ?? "")", location: place)],
                fix: "Install its constraints for every size class.")
        }
    }

    private static func dropped(
        _ missing: [Item], _ document: IBDocument, _ root: IBElement, in tree: CheckedTree
    ) -> [Finding] {
        let there = Set(tree.views.compactMap(\.documentID))
        return missing.compactMap { item in
            guard there.contains(item.owner), !isExcluded(item.constraint, from: document.elements[item.owner], for: tree) else {
                return nil
            }
            let gone = ends(item).first { id in
                guard let element = document.elements[id], IBElementNames.views.contains(element.name), !there.contains(id) else {
                    return false
                }
                return isInside(id, root, document)
            }
            guard let gone, let element = document.elements[gone] else { return nil }
            return Finding(
                kind: uninstalled,
                message:
                    "The constraint is installed for these size classes, and its <\(element.name)> \(element["userLabel"] ?? gone) isn't.",
                location: document.location(of: item.constraint), notes: [Note("the view", location: document.location(of: element))],
                fix: "Install both for the same size classes.")
        }
    }

    private static func isInside(_ id: String, _ root: IBElement, _ document: IBDocument) -> Bool {
        document.ids(outwardFrom: id).contains { $0 == root.id }
    }

    private static func isExcluded(_ constraint: IBElement, from owner: IBElement?, for tree: CheckedTree) -> Bool {
        guard let owner, let id = constraint.id else { return true }
        let traits = tree.root.traitCollection
        let classes = IBSizeClasses(width: named(traits.horizontalSizeClass), height: named(traits.verticalSizeClass))
        return owner.excluded(from: "constraints", for: classes).contains(id)
    }

    private static func named(_ own: UIUserInterfaceSizeClass) -> IBSizeClasses.SizeClass? {
        switch own {
        case .compact: .compact
        case .regular: .regular
        default: nil
        }
    }
}

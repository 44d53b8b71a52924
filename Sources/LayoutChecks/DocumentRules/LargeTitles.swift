import Findings
import IBDocuments

/// A large title that doesn't shrink, because the scroll view it follows isn't at the top of its controller's view.
enum LargeTitles: DocumentRule {
    static let kinds = [
        FindingKind(
            "scroll.large-title-not-tracked", .info, "A large title can't follow the scroll view below it.",
            why:
                "A navigation bar follows the first scroll view of the controller's view that begins at its top edge. Below another view, or tied to "
                + "the safe area, it isn't followed: the title stays large, or shows small.",
            mend: "Pin the scroll view's top to the view's top edge and put it first among the subviews.",
            example: "<navigationBar largeTitles=\"YES\"/>\ntable.top == safeArea.top")
    ]

    static func findings(in document: IBDocument) -> [Finding] {
        let roots = document.elements.values.filter {
            $0.name == "navigationController" && $0.first("navigationBar")?.bool("largeTitles") == true
        }
        .flatMap { $0.list("connections") }.filter { $0["relationship"] == "rootViewController" }.compactMap { $0["destination"] }
        return roots.compactMap { document.elements[$0] }.compactMap { controller in
            guard controller.child(key: "navigationItem")?["largeTitleDisplayMode"] != "never", let view = controller.child(key: "view"),
                view.name == "view"
            else { return nil }
            return finding(view, controller, document)
        }
    }

    private static func finding(_ view: IBElement, _ controller: IBElement, _ document: IBDocument) -> Finding? {
        let subviews = view.list("subviews")
        guard let scroll = subviews.first(where: { ["scrollView", "tableView", "collectionView"].contains($0.name) }), let id = scroll.id
        else { return nil }
        let isFirst = subviews.first === scroll
        let isAtTop = view.list("constraints").contains { constraint in
            let ends = [
                (constraint["firstItem"] ?? view.id, constraint["firstAttribute"]),
                (constraint["secondItem"], constraint["secondAttribute"]),
            ]
            return ends.contains { $0.0 == id && $0.1 == "top" } && ends.contains { $0.0 == view.id && $0.1 == "top" }
        }
        guard !isFirst || !isAtTop else { return nil }
        let why = isFirst ? "its top isn't tied to that of the controller's view" : "it isn't the first of the subviews"
        return document.finding(
            kinds[0], at: scroll, "The large title of \(document.name(controller)) can't follow \(document.name(scroll)): \(why).")
    }
}

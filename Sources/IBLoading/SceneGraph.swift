import IBDocuments

/// Which controllers contain, show or present which: what Interface Builder infers bars from.
struct SceneGraph {
    private struct Arrow {
        let kind: String
        let relationship: String?
        /// How a presentation is to look.
        let style: String?
        let source: IBElement

        var isPush: Bool { kind == "show" || kind == "push" }
        var isRootOfNavigation: Bool { kind == "relationship" && source.name == "navigationController" }
    }

    private var arrows: [String: [Arrow]] = [:]
    /// The controllers that stand in a navigation controller.
    private var navigated: Set<String> = []

    init(document: IBDocument) {
        for scene in document.scenes {
            guard let controller = scene.controller else { continue }
            controller.visit { element, _ in
                guard element.name == "segue", let destination = element["destination"] else { return }
                arrows[destination, default: []].append(
                    Arrow(
                        kind: element["kind"] ?? "", relationship: element["relationship"],
                        style: element["modalPresentationStyle"], source: controller))
            }
        }
        navigated = navigatedControllers()
    }

    private func navigatedControllers() -> Set<String> {
        var pushed: [String: [String]] = [:]
        for (destination, arrows) in arrows {
            for arrow in arrows where arrow.isPush { if let source = arrow.source.id { pushed[source, default: []].append(destination) } }
        }
        var next = arrows.filter { $0.value.contains(where: \.isRootOfNavigation) }.map(\.key)
        var found: Set<String> = []
        while let id = next.popLast() { if found.insert(id).inserted { next += pushed[id] ?? [] } }
        return found
    }

    /// The navigation controller that the controller stands in: as its root, or pushed from one that does.
    func navigationController(of id: String) -> IBElement? {
        // Each scene is asked once, however many ways lead to it.
        var seen: Set<String> = []
        var next = [id]
        while let here = next.popLast() {
            guard navigated.contains(here), seen.insert(here).inserted else { continue }
            let all = arrows[here] ?? []
            if let own = all.first(where: \.isRootOfNavigation) { return own.source }
            next += all.filter(\.isPush).compactMap(\.source.id).reversed()
        }
        return nil
    }

    /// Whether the controller is pushed from one that shows a simulated navigation bar.
    func isPushedBelowSimulatedBar(_ id: String) -> Bool {
        (arrows[id] ?? []).contains { arrow in
            arrow.isPush
                && arrow.source.child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
        }
    }

    /// The tab bar controller that the controller, or the navigation controller it stands in, belongs to.
    func tabBarController(of id: String) -> IBElement? {
        let containers = [id, navigationController(of: id)?.id].compactMap { $0 }
        for container in containers {
            let all = arrows[container] ?? []
            if let found = all.first(where: { $0.kind == "relationship" && $0.source.name == "tabBarController" }) { return found.source }
        }
        return nil
    }

    /// The controller that pushes this one onto the navigation controller they both stand in.
    func pusher(of id: String) -> IBElement? {
        guard navigationController(of: id) != nil else { return nil }
        let all = arrows[id] ?? []
        guard !all.contains(where: \.isRootOfNavigation) else { return nil }
        return all.first { $0.isPush && $0.source.id != id }?.source
    }

    /// Whether the controller is shown in a popover.
    func isPopover(_ id: String) -> Bool {
        (arrows[id] ?? []).contains { $0.kind == "popoverPresentation" }
    }

    /// Whether the controller is presented as a form or page sheet, which on a wide screen stands away from its edges.
    func isSheet(_ controller: IBElement) -> Bool {
        let styles = (arrows[controller.id ?? ""] ?? []).map { $0.style ?? controller["modalPresentationStyle"] }
        return (styles + [controller["modalPresentationStyle"]]).contains { $0 == "formSheet" || $0 == "pageSheet" }
    }

    /// Whether a container view shows the controller.
    func isEmbedded(_ id: String) -> Bool {
        (arrows[id] ?? []).contains { $0.kind == "embed" }
    }
}

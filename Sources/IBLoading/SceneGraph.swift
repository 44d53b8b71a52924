import IBDocuments

/// Which controllers contain, show or present which: what Interface Builder infers bars from.
struct SceneGraph {
    private struct Arrow {
        let kind: String
        let relationship: String?
        /// How a presentation is to look.
        let style: String?
        let source: IBElement
    }

    private var arrows: [String: [Arrow]] = [:]

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
    }

    /// The navigation controller that the controller stands in: as its root, or pushed from one that does.
    func navigationController(of id: String) -> IBElement? {
        var seen: Set<String> = []
        return navigationController(of: id, seen: &seen)
    }

    /// Each scene is asked once, however many ways lead to it.
    private func navigationController(of id: String, seen: inout Set<String>) -> IBElement? {
        guard seen.insert(id).inserted else { return nil }
        let all = arrows[id] ?? []
        if let own = all.first(where: { $0.kind == "relationship" && $0.source.name == "navigationController" }) { return own.source }
        for arrow in all where arrow.kind == "show" || arrow.kind == "push" {
            if let source = arrow.source.id, let found = navigationController(of: source, seen: &seen) { return found }
        }
        return nil
    }

    /// Whether the controller is pushed from one that shows a simulated navigation bar.
    func isPushedBelowSimulatedBar(_ id: String) -> Bool {
        (arrows[id] ?? []).contains { arrow in
            (arrow.kind == "show" || arrow.kind == "push")
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
        guard !all.contains(where: { $0.kind == "relationship" && $0.source.name == "navigationController" }) else { return nil }
        return all.first { ($0.kind == "show" || $0.kind == "push") && $0.source.id != id }?.source
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

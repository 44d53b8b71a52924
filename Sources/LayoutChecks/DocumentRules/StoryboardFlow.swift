import Findings
import IBDocuments

/// Scenes that nothing leads to, and segues that code can't tell apart.
enum StoryboardFlow: DocumentRule {
    static let kinds = [unreachable, anonymous]

    private static let unreachable = FindingKind(
        "ib.unreachable-scene", .warning, "A scene can't be reached.",
        why: "It isn't the initial one, no segue leads to it, and it has no identifier for code to ask for.",
        mend: "Give it a storyboard identifier, a segue, or remove it.",
        example: "<viewController id=\"a1B-2c-D3e\"/> (no segue with this destination, no storyboardIdentifier)")
    private static let anonymous = FindingKind(
        "ib.segue-without-identifier", .info, "A segue between controllers has no identifier.",
        why: "A segue that starts at a controller itself is performed by code, which names it by its identifier.",
        mend: "Give it an identifier.",
        example: "<segue destination=\"a1B-2c-D3e\" kind=\"show\" id=\"f4G-5h-I6j\"/> in a controller's connections")

    static func findings(in document: IBDocument) -> [Finding] {
        guard document.kind == .storyboard else { return [] }
        var reached: Set<String> = [document.initialViewControllerID ?? ""]
        var findings: [Finding] = []
        document.root.visit { element, ancestors in
            guard element.name == "segue" else { return }
            if let destination = element["destination"] { reached.insert(destination) }
            let isCoded =
                ancestors.last?.name == "connections" && IBElementNames.isController(ancestors.dropLast().last?.name ?? "")
            guard isCoded, (element["identifier"] ?? "").isEmpty, !["relationship", "unwind", "embed"].contains(element["kind"] ?? "")
            else { return }
            findings.append(
                document.finding(anonymous, at: element, "The segue has no identifier, so code can't perform it or tell it apart."))
        }
        return findings + unreached(document, reached)
    }

    private static func unreached(_ document: IBDocument, _ reached: Set<String>) -> [Finding] {
        let scenes = document.scenes
        // A storyboard of one scene is loaded as it is, by a program that knows it.
        guard scenes.count > 1, !document.isLaunchScreen else { return [] }
        return scenes.compactMap { scene in
            guard let controller = scene.controller, let id = controller.id, !reached.contains(id),
                (controller["storyboardIdentifier"] ?? "").isEmpty, controller.name != "viewControllerPlaceholder"
            else { return nil }
            return document.finding(
                unreachable, at: controller,
                "Nothing leads to \(document.name(controller)): it isn't the initial scene, no segue names it, and it has no identifier.",
                fix: "Give it a storyboard identifier, or remove it.")
        }
    }
}

import IBDocuments
import IBLoading

/// What people call a scene.
@MainActor enum SceneName {
    /// The label, title, class or identifier of the controller whose view the tree is; what the root is called where it is no controller's.
    static func name(of tree: LaidOutTree, in document: IBDocument) -> String {
        let controller = document.scenes.first { $0.id == tree.sceneID }?.controller
        let root = document.elements[tree.id]
        let own = [root?["userLabel"], root?["customClass"]]
        // A navigation bar's root stands in its controller's scene, and is no scene of its own.
        let isView = root?.key == "view" || root?.key == "tableView" || root?.key == "collectionView"
        let names =
            isView
            ? [controller?["userLabel"], controller?["title"], controller?["customClass"], controller?["storyboardIdentifier"]] : own
        if let name = (names + own).lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
        return words(isView ? controller?.name ?? "view" : root?.name ?? "view")
    }

    /// `navigationBar` as `Navigation bar`.
    private static func words(_ name: String) -> String {
        var text = ""
        for character in name {
            if character.isUppercase { text += " " + character.lowercased() } else { text.append(character) }
        }
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

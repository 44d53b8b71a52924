import IBDocuments

extension IBDocument {
    /// Whether an id means a root of this document's canvas: a scene, a controller, or a root view (`CanvasOptions.sceneID`).
    @MainActor package func hasScene(_ id: String) -> Bool {
        let roots = CanvasRoot.all(of: self)
        return roots.contains { $0.matches(id) } || UnshownScene.all(of: self, roots: roots).contains { $0.matches(id) }
    }
}

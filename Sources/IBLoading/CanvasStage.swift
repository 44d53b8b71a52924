import Findings
import IBDocuments
import UIKit

/// A document that is laid out on one canvas after another.
///
/// Views, constraints and what the solver knows of them are kept from one canvas to the next where both would make the same objects: then
/// only the window's size, its safe area and its traits change, as on a device that is turned. Another text size makes the views anew (fonts
/// are resolved when a document is read), and so does another size class when the document says something else for it.
@MainActor package final class CanvasStage {
    /// The document.
    package let document: IBDocument
    /// How many trees were made, and not taken over from the canvas before.
    package private(set) var loadCount = 0
    private var loaded: [ObjectIdentifier: LoadedTree] = [:]
    /// What is wrong whatever the canvas is: names without a resource, files of texts that can't be read.
    private lazy var standing = ResourceNameCheck(document: document).findings + StringsTable.faults(ofDocument: document.path)
    private var strings: (language: String, isPad: Bool, table: StringsTable)?

    /// A stage on which nothing has been laid out yet.
    package init(_ document: IBDocument) {
        self.document = document
    }

    /// The device that the document shows.
    package var drawnDevice: DeviceProfile { CanvasContexts(document: document, options: CanvasOptions()).device }

    /// Lays every tree out that the options ask for. The views of the call before change with it.
    package func layOut(_ options: CanvasOptions) -> LaidOutDocument {
        let options = options.resolved(for: document)
        let contexts = CanvasContexts(document: document, options: options)
        // The document's generation holds while it is laid out, not for what the process lays out later.
        let outer = InterfaceGeneration.current
        defer { InterfaceGeneration.current = outer }
        InterfaceGeneration.current = contexts.generation.controls(of: contexts.device)
        if options.release == nil, let scale = AuthorsScreen(document: document).scale { InterfaceGeneration.current.textScale = scale }
        let strings = strings(options.language, isPad: contexts.device.idiom == .pad)
        let check = CanvasCheck(document: document, options: options)
        let roots = CanvasRoot.all(of: document)
        var result = LaidOutDocument(trees: [], findings: document.findings + standing + check.findings)
        result.unshown = UnshownScene.all(of: document, roots: roots).filter { $0.matches(options.sceneID) }
        for root in roots where root.matches(options.sceneID) {
            let context = contexts.context(root: root.element, controller: root.controller)
            let before = loaded[ObjectIdentifier(root.element)]
            let (tree, now) = CanvasTree(
                document: document, root: root, context: context, options: options, graph: contexts.graph, strings: strings
            ).layOut(reusing: before)
            if now !== before { loadCount += 1 }
            loaded[ObjectIdentifier(root.element)] = now
            result.trees.append(tree)
            result.findings += tree.findings
        }
        return result
    }

    /// The texts of a language; those of the last one are kept.
    private func strings(_ language: String?, isPad: Bool) -> StringsTable {
        guard let language else { return .empty }
        if let known = strings, known.language == language, known.isPad == isPad { return known.table }
        let table = StringsTable.table(ofDocument: document.path, language: language, isPad: isPad)
        strings = (language, isPad, table)
        return table
    }
}

/// The objects of a tree, made for one canvas and good for every other under the same conditions.
@MainActor final class LoadedTree {
    /// What the making of the objects depended on.
    struct Conditions: Equatable {
        /// The language, and the idiom that its texts are chosen for.
        var language: String?
        var isPad: Bool
        var style: UIUserInterfaceStyle
        var contentSizeCategory: UIContentSizeCategory
        /// Where the document says something of its own for some size classes.
        var classes: IBSizeClasses?
        /// Where there are cells, whose margins follow from it.
        var screenWidth: CGFloat?
    }

    let decoder: IBDecoder
    let canvas: Canvas
    let conditions: Conditions

    /// Whether the objects would be made alike on another canvas, as far as the document's own canvas holds what nothing else does.
    func holds(on options: CanvasOptions) -> Bool {
        !decoder.dependsOnCanvas || decoder.isDocumentsCanvas == options.keepsStoredSizes
    }

    init(decoder: IBDecoder, canvas: Canvas, conditions: Conditions) {
        self.decoder = decoder
        self.canvas = canvas
        self.conditions = conditions
    }
}

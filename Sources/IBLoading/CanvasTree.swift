import Findings
import IBDocuments
import UIKit

/// One tree of the canvas: makes its views, or takes those that were made before, surrounds them with their context, lays them out and collects
/// the frames.
@MainActor struct CanvasTree {
    let document: IBDocument
    let root: CanvasRoot
    let context: CanvasContext
    let options: CanvasOptions
    let graph: SceneGraph
    /// The texts of the language that is asked for.
    let strings: StringsTable

    /// Views ask for the current traits until they stand below the root, so the canvas's are current meanwhile.
    ///
    /// - Parameter before: The views as they were made for another canvas; they are laid out anew when this canvas would make the same.
    func layOut(reusing before: LoadedTree? = nil) -> (tree: LaidOutTree, loaded: LoadedTree) {
        var result: (LaidOutTree, LoadedTree)?
        traits.performAsCurrent { result = make(reusing: before) }
        return result ?? make(reusing: before)
    }

    private func make(reusing before: LoadedTree?) -> (LaidOutTree, LoadedTree) {
        let loaded: LoadedTree
        if let before, before.conditions == conditions, before.holds(on: options) {
            loaded = before
            loaded.canvas.change(size: context.rootFrame.size, safeAreaInsets: context.safeAreaInsets, traits: traits)
        } else {
            loaded = load()
        }
        for place in loaded.decoder.storedPlaces { place.isActive = options.isCanvasAsStored }
        loaded.canvas.setKeyboard(height: options.keyboardHeight ?? 0)
        loaded.canvas.layOut()
        let (view, decoder) = (loaded.canvas.rootView, loaded.decoder)
        var tree = LaidOutTree(
            id: root.element.id ?? "", sceneID: root.scene?["sceneID"], rootView: view, canvas: loaded.canvas, device: context.device,
            views: frames(of: root.element, in: view, decoder), chrome: chrome, findings: decoder.findings)
        tree.parts = parts(of: tree, decoder)
        return (tree, loaded)
    }

    private func load() -> LoadedTree {
        let decoder = IBDecoder(document: document, classes: context.classes, purpose: .canvas, traits: traits)
        decoder.screenWidth = context.device.size.width
        decoder.strings = strings
        decoder.isDocumentsCanvas = options.keepsStoredSizes
        let view = decoder.makeView(root.element)
        decoder.applyGlobalTint(to: view)
        let canvas = Canvas(rootView: view, size: context.rootFrame.size, safeAreaInsets: context.safeAreaInsets, traits: traits)
        canvas.keepsSystemMinimumMargins = context.isControllerRoot
        let adjusts = root.controller?.bool("automaticallyAdjustsScrollViewInsets") ?? true
        canvas.standsBelowNavigationBar = adjusts && context.bars.hasTopBar
        // A root of a xib without a rectangle has the size that its contents give it.
        let isSizeKnown = root.controller != nil || root.element.rect(key: "frame").map { $0.size != .zero } ?? false
        if isSizeKnown { canvas.holdSize() } else { canvas.keepVisible() }
        if let controller = root.controller { decoder.makeLayoutGuides(of: controller, rootView: view) }
        decoder.finish()
        sizeBarViews(decoder)
        return LoadedTree(decoder: decoder, canvas: canvas, conditions: conditions)
    }

    /// A bar gives an item's view the size that its constraints make, where it was drawn without one: the labels inside are drawn as wide as they say
    /// (a public document stores 0 x 33 for a view that a label of 40 fills).
    private func sizeBarViews(_ decoder: IBDecoder) {
        root.element.visit { element, _ in
            guard element.key == "customView", let view = element.id.flatMap({ decoder.objects[$0] }) as? UIView, view.frame.isEmpty,
                !view.constraints.isEmpty
            else { return }
            let fit = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            view.frame.size = CGSize(
                width: view.frame.width > 0 ? view.frame.width : fit.width, height: view.frame.height > 0 ? view.frame.height : fit.height)
        }
    }

    /// What the making of the views depends on; all else can change under them.
    private var conditions: LoadedTree.Conditions {
        var conditions = LoadedTree.Conditions(
            language: options.language, isPad: options.language != nil && context.device.idiom == .pad, style: traits.userInterfaceStyle,
            contentSizeCategory: traits.preferredContentSizeCategory)
        root.element.visit { element, _ in
            if element.name == "variation" { conditions.classes = context.classes }
            if element.name == "tableViewCell" { conditions.screenWidth = context.device.size.width }
        }
        return conditions
    }

    /// The bars of the containers that a controller stands in.
    private var chrome: CanvasChrome? {
        root.controller.map {
            CanvasChrome(document: document, controller: $0, graph: graph, context: context, traits: traits, strings: strings)
        }
    }

    private func parts(of tree: LaidOutTree, _ decoder: IBDecoder) -> [LaidOutTree] {
        var parts: [LaidOutTree] = []
        root.element.visit { element, _ in
            guard element.key == "customView", let id = element.id, let view = decoder.objects[id] as? UIView else { return }
            var part = tree
            part.id = id
            part.rootView = view
            part.views = frames(of: element, in: view, decoder)
            parts.append(part)
        }
        return parts
    }

    private var traits: UITraitCollection {
        context.device.traitCollection.modifyingTraits { traits in
            if let scale = options.scale { traits.displayScale = scale }
            if let horizontal = options.horizontalSizeClass { traits.horizontalSizeClass = horizontal }
            if let vertical = options.verticalSizeClass { traits.verticalSizeClass = vertical }
            traits.userInterfaceStyle = options.style ?? (document.device?.appearance == "dark" ? .dark : .light)
            let canvas = CanvasGeneration(document: document, options: options).contentSizeCategory
            traits.preferredContentSizeCategory = options.contentSizeCategory ?? canvas
            // An app in a language that it has reads as the language does.
            let followsLanguage = !strings.entries.isEmpty && options.languageReadsRightToLeft
            if options.rightToLeft || followsLanguage { traits.layoutDirection = .rightToLeft }
        }
    }

    /// Every view of the tree with an id, each in the coordinates of the one whose element encloses it.
    private func frames(of root: IBElement, in rootView: UIView, _ decoder: IBDecoder) -> [LaidOutView] {
        var found: [LaidOutView] = []
        func walk(_ element: IBElement, _ outer: UIView) {
            var inner = outer
            // An id used twice may be a constraint's too.
            if let id = element.id, element.name != "constraint", let view = decoder.objects[id] as? UIView {
                let frame = shown(frame(of: view, in: outer), element)
                found.append(LaidOutView(id: id, elementName: element.name, view: view, frame: frame))
                inner = view
            }
            for child in element.children { walk(child, inner) }
        }
        walk(root, rootView)
        return found
    }

    /// What the canvas shows of a view that constraints place: it lets a frame stand that is within a point of the solved one. Views come
    /// 240 by 128 from the library, and keep that size where their constraints would change it by a point (6 of 6 views in 4 documents).
    private func shown(_ solved: CGRect, _ element: IBElement) -> CGRect {
        let library = CGSize(width: 240, height: 128)
        guard options.keepsStoredSizes, element.name == "view", element.bool("translatesAutoresizingMaskIntoConstraints") == false,
            element.list("subviews").isEmpty, abs(solved.width - library.width) <= 1, abs(solved.height - library.height) <= 1
        else { return solved }
        let stored = element.rect(key: "frame")?.size ?? .zero
        return stored == .zero || stored == library ? CGRect(origin: solved.origin, size: library) : solved
    }

    private func frame(of view: UIView, in outer: UIView) -> CGRect {
        guard let parent = view.superview, parent !== outer, view !== outer else { return view.frame }
        return parent.convert(view.frame, to: outer)
    }
}

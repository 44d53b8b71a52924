import Findings
import IBDocuments
import UIKit

/// One tree of the canvas: makes its views, surrounds them with their context, lays them out and collects the frames.
@MainActor struct CanvasTree {
    let document: IBDocument
    let root: CanvasRoot
    let context: CanvasContext
    let options: CanvasOptions
    let graph: SceneGraph
    /// The texts of the language that is asked for.
    let strings: StringsTable

    /// Views ask for the current traits until they stand below the root, so the canvas's are current meanwhile.
    func layOut() -> LaidOutTree {
        var tree: LaidOutTree?
        traits.performAsCurrent { tree = make() }
        return tree ?? make()
    }

    private func make() -> LaidOutTree {
        let decoder = IBDecoder(document: document, classes: context.classes, purpose: .canvas, traits: traits)
        decoder.screenWidth = context.device.size.width
        decoder.strings = strings
        let view = decoder.makeView(root.element)
        let canvas = Canvas(rootView: view, size: context.rootFrame.size, safeAreaInsets: context.safeAreaInsets, traits: traits)
        canvas.keepsSystemMinimumMargins = context.isControllerRoot
        if let controller = root.controller { decoder.makeLayoutGuides(of: controller, rootView: view) }
        decoder.finish()
        canvas.layOut()
        var tree = LaidOutTree(
            id: root.element.id ?? "", sceneID: root.scene?["sceneID"], rootView: view, canvas: canvas, device: context.device,
            views: frames(of: root.element, in: view, decoder), chrome: chrome, findings: decoder.findings)
        tree.parts = parts(of: tree, decoder)
        return tree
    }

    /// The bars of the containers that a controller stands in.
    private var chrome: CanvasChrome? {
        root.controller.map {
            CanvasChrome(document: document, controller: $0, graph: graph, context: context, traits: traits)
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
            if options.rightToLeft { traits.layoutDirection = .rightToLeft }
        }
    }

    /// Every view of the tree with an id, each in the coordinates of the one whose element encloses it.
    private func frames(of root: IBElement, in rootView: UIView, _ decoder: IBDecoder) -> [LaidOutView] {
        var found: [LaidOutView] = []
        func walk(_ element: IBElement, _ outer: UIView) {
            var inner = outer
            if let id = element.id, let view = decoder.objects[id] as? UIView {
                found.append(LaidOutView(id: id, elementName: element.name, view: view, frame: frame(of: view, in: outer)))
                inner = view
            }
            for child in element.children { walk(child, inner) }
        }
        walk(root, rootView)
        return found
    }

    private func frame(of view: UIView, in outer: UIView) -> CGRect {
        guard let parent = view.superview, parent !== outer, view !== outer else { return view.frame }
        return parent.convert(view.frame, to: outer)
    }
}

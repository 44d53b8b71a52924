import Findings
import IBDocuments
import UIKit

/// Lays a document out as Interface Builder shows it: each scene's root view and each top-level view of a xib, with the cells, headers and
/// bars that its canvas shows.
///
/// Faults of one tree don't touch the others.
///
///     let laidOut = layOut(document: try IBDocument.read(path: "Main.storyboard"), options: CanvasOptions())
///     for view in laidOut.trees[0].views { print(view.id, view.frame) }
@MainActor public func layOut(document: IBDocument, options: CanvasOptions) -> LaidOutDocument {
    CanvasStage(document).layOut(options)
}

/// A root of the canvas: the element of a view that stands in no other view.
struct CanvasRoot {
    let element: IBElement
    /// The controller whose own view it is; nil for bars, title views and a xib's top levels.
    let controller: IBElement?
    /// The scene it stands in; nil in a xib.
    let scene: IBElement?

    /// The roots of a document, in document order.
    static func all(of document: IBDocument) -> [CanvasRoot] {
        var roots: [CanvasRoot] = []
        let holders = document.kind == .storyboard ? document.scenes.map(\.element) : document.root.children.filter { $0.name == "objects" }
        for holder in holders {
            collect(holder, controller: nil, scene: holder.name == "scene" ? holder : nil, into: &roots)
        }
        return roots
    }

    private static func collect(_ element: IBElement, controller: IBElement?, scene: IBElement?, into roots: inout [CanvasRoot]) {
        for child in element.children {
            if child.id != nil, IBElementNames.isView(child.name) {
                let owner = child.key == "view" || child.key == "tableView" || child.key == "collectionView" ? controller : nil
                roots.append(CanvasRoot(element: child, controller: owner, scene: scene))
            } else {
                let isController = IBElementNames.isController(child.name)
                collect(child, controller: isController ? child : controller, scene: scene, into: &roots)
            }
        }
    }

    /// Whether `--scene ID` means this root.
    func matches(_ id: String?) -> Bool {
        guard let id else { return true }
        return element.id == id || controller?.id == id || scene?["sceneID"] == id
    }
}

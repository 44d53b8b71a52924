import Findings
import Foundation
import IBDocuments
import IBLoading
import LayoutChecks
import UIKit

/// What a change to documents does to their layouts: the views that moved, came and went, and what is newly wrong or mended.
@preconcurrency @MainActor public struct LayoutDiff {
    /// What became of a view.
    public enum Change: String, Sendable {
        /// The view is new.
        case added
        /// The view is gone.
        case removed
        /// It stands elsewhere in its superview, at the same size.
        case moved
        /// Its size is another, and maybe its place.
        case resized
    }

    /// A view that is not as it was. Frames are in points, in the coordinates of the view that encloses it.
    public struct View: Sendable {
        /// What became of it.
        public let change: Change
        /// The object id.
        public let id: String
        /// What to call it.
        public let name: String
        /// Its frame before; nil for a new view.
        public let old: CGRect?
        /// Its frame now; nil for one that is gone.
        public let new: CGRect?
        /// The same in the coordinates of the root, for pictures.
        let oldPlace, newPlace: CGRect?
    }

    /// A scene, or a top-level view of a xib.
    public struct Scene: Sendable {
        /// The object id of the root view.
        public let id: String
        /// What to call it.
        public let name: String
        /// Whether all of it is new, or gone; nil where it was there before and is now.
        public let change: Change?
        /// The views that are not as they were, parents first.
        public let views: [View]
        /// The pictures before and now as SVG; nil where there was nothing, or where nobody asked.
        let oldPicture, newPicture: Data?
        let oldSize, newSize: CGSize?
    }

    /// A document with all of its changes.
    public struct Document: Sendable {
        /// The path, as it is now.
        public let path: String
        /// Whether all of it is new, or gone; nil where it was there before and is now.
        public let change: Change?
        /// The scenes with changes.
        public let scenes: [Scene]
        /// What is wrong now and wasn't.
        public let newFindings: [Finding]
        /// What was wrong and isn't any more.
        public let mendedFindings: [Finding]

        var isUnchanged: Bool { change == nil && scenes.isEmpty && newFindings.isEmpty && mendedFindings.isEmpty }
    }

    private let canvas: CanvasOptions
    private let drawsPictures: Bool
    /// The documents with changes, in the order in which they were compared.
    public private(set) var documents: [Document] = []
    /// How many documents were compared.
    public private(set) var compared = 0

    /// A comparison on a canvas.
    /// - Parameter drawsPictures: Whether pictures are made, for `html`.
    public init(canvas: CanvasOptions = CanvasOptions(), drawsPictures: Bool = false) {
        (self.canvas, self.drawsPictures) = (canvas, drawsPictures)
    }

    /// Compares two states of a document; nil stands for a state in which there is none.
    public mutating func compare(_ old: IBDocument?, _ new: IBDocument?) {
        guard let path = (new ?? old)?.path else { return }
        compared += 1
        let outer = LayoutDiagnostics.conflictHandler
        LayoutDiagnostics.conflictHandler = { _ in }
        defer { LayoutDiagnostics.conflictHandler = outer }
        let (before, after) = (old.map { State($0, canvas) }, new.map { State($0, canvas) })
        let change: Change? = old == nil ? .added : new == nil ? .removed : nil
        let (gone, come) = (before?.findings ?? [], after?.findings ?? [])
        let document = Document(
            path: path, change: change, scenes: scenes(before, after), newFindings: come.filter { !contains(gone, $0) },
            mendedFindings: gone.filter { !contains(come, $0) })
        if !document.isUnchanged { documents.append(document) }
    }

    /// Whether a finding is among others: its line may have moved.
    private func contains(_ findings: [Finding], _ finding: Finding) -> Bool {
        findings.contains {
            $0.kind == finding.kind && $0.message == finding.message && $0.location?.objectID == finding.location?.objectID
        }
    }

    // MARK: Scenes

    private func scenes(_ before: State?, _ after: State?) -> [Scene] {
        let (old, new) = (before?.trees ?? [], after?.trees ?? [])
        let kept = new.compactMap { tree in
            scene(old.first { $0.id == tree.id }, tree, before, after)
        }
        let removed = old.filter { tree in !new.contains { $0.id == tree.id } }.compactMap { scene($0, nil, before, after) }
        return kept + removed
    }

    private func scene(_ old: LaidOutTree?, _ new: LaidOutTree?, _ before: State?, _ after: State?) -> Scene? {
        guard let tree = new ?? old else { return nil }
        let change: Change? = old == nil ? .added : new == nil ? .removed : nil
        let views = change == nil ? views(old, new) : []
        guard change != nil || !views.isEmpty else { return nil }
        return Scene(
            id: tree.id, name: (new == nil ? before : after)?.name(of: tree) ?? tree.id, change: change, views: views,
            oldPicture: old.flatMap(picture), newPicture: new.flatMap(picture), oldSize: old?.rootView.bounds.size,
            newSize: new?.rootView.bounds.size)
    }

    private func picture(of tree: LaidOutTree) -> Data? {
        guard drawsPictures else { return nil }
        return ScenePicture.svg(of: tree)
    }

    private func views(_ old: LaidOutTree?, _ new: LaidOutTree?) -> [View] {
        let (before, after) = (old?.views ?? [], new?.views ?? [])
        var byID: [String: LaidOutView] = [:]
        for view in before { byID[view.id] = view }
        let stayed = after.compactMap { view in self.view(byID[view.id], view, old, new) }
        let there = Set(after.map(\.id))
        return stayed + before.filter { !there.contains($0.id) }.compactMap { self.view($0, nil, old, new) }
    }

    /// nil for a view that is as it was. A hundredth of a point is less than a pixel of any device.
    private func view(_ old: LaidOutView?, _ new: LaidOutView?, _ before: LaidOutTree?, _ after: LaidOutTree?) -> View? {
        guard let view = new ?? old else { return nil }
        let change: Change
        if let old, let new {
            let isMoved = abs(old.frame.minX - new.frame.minX) > 0.01 || abs(old.frame.minY - new.frame.minY) > 0.01
            let isResized = abs(old.frame.width - new.frame.width) > 0.01 || abs(old.frame.height - new.frame.height) > 0.01
            guard isMoved || isResized else { return nil }
            change = isResized ? .resized : .moved
        } else {
            change = old == nil ? .added : .removed
        }
        func place(_ view: LaidOutView?, _ tree: LaidOutTree?) -> CGRect? {
            guard let view, let tree else { return nil }
            return view.view.convert(view.view.bounds, to: tree.rootView)
        }
        return View(
            change: change, id: view.id, name: CheckedTree(root: view.view).shortName(view.view), old: old?.frame, new: new?.frame,
            oldPlace: place(old, before), newPlace: place(new, after))
    }
}

/// A document as it is laid out in one of the two states.
@MainActor private struct State {
    let document: IBDocument
    let trees: [LaidOutTree]
    let findings: [Finding]

    init(_ document: IBDocument, _ canvas: CanvasOptions) {
        self.document = document
        trees = layOut(document: document, options: canvas).trees
        findings = LayoutChecks.findings(in: document, options: canvas)
    }

    func name(of tree: LaidOutTree) -> String { SceneName.name(of: tree, in: document) }
}

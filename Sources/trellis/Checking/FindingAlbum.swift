import Findings
import Foundation
import IBLoading
import LayoutChecks
import UIKit
import ViewRendering

/// The pictures of a document's findings: one of each scene under each set of conditions that shows something, and where in it the object stands.
@MainActor struct FindingAlbum {
    /// A finding's picture, and the rectangle of its object there.
    struct Place {
        let picture: Int
        let mark: [Double]?
    }

    /// Large enough to recognise a screen, small enough for a page with hundreds of them.
    private static let width: CGFloat = 300

    private struct Shot: Hashable {
        let tree: String
        let condition: Int
    }

    private struct Subject: Hashable {
        let kind: String
        let location: SourceLocation?
        let condition: Int
    }

    private(set) var pictures: [CheckedDocument.Picture] = []
    private var shots: [Shot: Int] = [:]
    private var places: [Subject: Place] = [:]

    /// Draws the scene that a finding is about, unless that is done.
    mutating func show(_ finding: Finding, in laidOut: LaidOutDocument, condition: String, _ number: Int) {
        guard let id = finding.location?.objectID, let (tree, mark) = Self.find(id, in: laidOut) else { return }
        let shot = Shot(tree: tree.id, condition: number)
        guard let picture = shots[shot] ?? draw(tree, condition) else { return }
        shots[shot] = picture
        places[Subject(kind: finding.kind, location: finding.location, condition: number)] = Place(picture: picture, mark: mark)
    }

    /// Where a finding is shown.
    func place(of swept: SweptFinding) -> Place? {
        places[Subject(kind: swept.finding.kind, location: swept.finding.location, condition: swept.first)]
    }

    private mutating func draw(_ tree: LaidOutTree, _ condition: String) -> Int? {
        let size = tree.rootView.bounds.size
        guard size.width > 0, size.height > 0, size.width < 5000, size.height < 5000 else { return nil }
        let renderer = ViewRenderer(RenderOptions(scale: min(2, Self.width / size.width), style: .light, background: .systemBackground))
        guard let png = try? renderer.data(of: tree.rootView, under: tree.bars, as: .png) else { return nil }
        pictures.append(
            CheckedDocument.Picture(
                png: png.base64EncodedString(), width: Double(size.width), height: Double(size.height), condition: condition))
        return pictures.count - 1
    }

    /// The tree that shows an object, and the object's rectangle there: of a constraint, the rectangle around its items.
    private static func find(_ id: String, in laidOut: LaidOutDocument) -> (LaidOutTree, [Double]?)? {
        for tree in laidOut.trees {
            if let view = tree.views.first(where: { $0.id == id })?.view { return (tree, mark([view], in: tree.rootView)) }
            for holder in tree.views {
                guard let constraint = holder.view.constraints.first(where: { $0.documentID == id }) else { continue }
                let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }.filter { $0 !== tree.rootView }
                return (tree, mark(items, in: tree.rootView))
            }
        }
        return nil
    }

    private static func mark(_ views: [UIView], in root: UIView) -> [Double]? {
        let rects = views.map { $0.convert($0.bounds, to: root) }
        guard let first = rects.first else { return nil }
        let all = rects.dropFirst().reduce(first) { $0.union($1) }
        return [all.minX, all.minY, all.width, all.height].map { Double($0) }
    }
}

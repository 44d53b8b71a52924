import Findings
import IBDocuments
import UIKit

/// Makes the content of a page as wide as its frame: with the guides where the document has them or its Xcode knows them, else with the view
/// that fills the content.
enum WidthTieMend: LayoutMend {
    static let kinds: Set<String> = ["scroll.missing-width-tie", "scroll.sideways"]
    static let keepsFrames = false

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        guard let (view, tree) = patient.view(of: finding), let scroll = view as? UIScrollView, let id = scroll.documentID,
            let element = patient.document.elements[id]
        else { return [] }
        let content = ScrollContent(of: scroll, axis: .horizontal, in: tree)
        guard content.framesTies.isEmpty else { return [] }
        return [guides(element, patient.document), filling(content, element, in: tree)].compactMap { $0 }
    }

    private static func guides(_ scroll: IBElement, _ document: IBDocument) -> MendProposal? {
        let (content, frame) = (
            scroll.first("viewLayoutGuide", key: "contentLayoutGuide"), scroll.first("viewLayoutGuide", key: "frameLayoutGuide")
        )
        // Xcode 11 was the first to write these guides.
        guard content != nil || document.toolsVersion >= 14_800 else { return nil }
        return MendProposal("Make the content as wide as the frame: contentLayoutGuide.width == frameLayoutGuide.width.") { editor in
            let contentID = ScrollGuides.id(of: "contentLayoutGuide", content, in: scroll, &editor)
            let frameID = ScrollGuides.id(of: "frameLayoutGuide", frame, in: scroll, &editor)
            _ = editor.add(NewConstraint(contentID, .width, to: frameID, .width), to: scroll)
        }
    }

    /// A view pinned to both edges of the content is as wide as the frame without its distances.
    private static func filling(_ content: ScrollContent, _ scroll: IBElement, in tree: CheckedTree) -> MendProposal? {
        for view in content.contentViews(in: tree) {
            func pin(_ constraints: [NSLayoutConstraint]) -> NSLayoutConstraint? {
                constraints.first { $0.relation == .equal && $0.multiplier == 1 && ($0.firstItem === view || $0.secondItem === view) }
            }
            guard let near = pin(content.near), let far = pin(content.far), let id = view.documentID, let scrollID = scroll.id else {
                continue
            }
            let distance = abs(near.constant) + abs(far.constant)
            return MendProposal("Make \(tree.name(view)) as wide as the frame, less \(CheckedTree.number(distance)) points.") { editor in
                _ = editor.add(NewConstraint(id, .width, to: scrollID, .width, constant: -Double(distance)), to: scroll)
            }
        }
        return nil
    }
}

/// The elements of a scroll view's guides.
enum ScrollGuides {
    /// The id of a guide, which is written where the document hasn't got it yet.
    static func id(of key: String, _ known: IBElement?, in scroll: IBElement, _ editor: inout DocumentEditor) -> String {
        if let id = known?.id { return id }
        let id = editor.freshID()
        editor.add(NewElement("viewLayoutGuide", [("key", key), ("id", id)]), to: scroll)
        return id
    }
}

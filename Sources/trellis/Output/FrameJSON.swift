import Findings
import Foundation
import IBLoading

/// The frames of a document as one line of JSON:
/// `{"document": PATH, "trees": [{"id": ID, "views": [{"id": ID, "frame": [x, y, width, height]}]}]}`, frames in points, each in the
/// coordinates of the element that encloses it; or `{"document": PATH, "error": TEXT}`. Scenes of which no view of their own is laid out are listed
/// under `unshown`: `[{"scene": ID, "id": CONTROLLER, "element": TAG, "reason": TEXT}]`.
@MainActor enum FrameJSON {
    /// The line of a document that was laid out.
    static func line(_ laidOut: LaidOutDocument, path: String) -> String {
        let trees = laidOut.trees.flatMap { [$0] + $0.parts }.map { tree in
            let views = tree.views.map { view in
                JSONText.object([JSONText.member("id", view.id), "\"frame\": \(numbers(view.frame))"])
            }
            return JSONText.object([JSONText.member("id", tree.id), "\"views\": [\(views.joined(separator: ", "))]"])
        }
        var members = [JSONText.member("document", path), "\"trees\": [\(trees.joined(separator: ", "))]"]
        let unshown = laidOut.unshown.map { scene in
            JSONText.object(
                [scene.sceneID.map { JSONText.member("scene", $0) }, scene.id.map { JSONText.member("id", $0) }].compactMap { $0 }
                    + [JSONText.member("element", scene.elementName), JSONText.member("reason", scene.reason)])
        }
        if !unshown.isEmpty { members.append("\"unshown\": [\(unshown.joined(separator: ", "))]") }
        return JSONText.object(members)
    }

    /// The line of a document that couldn't be read.
    static func line(error: Finding, path: String) -> String {
        let place = error.location.map { "\($0): " } ?? ""
        return JSONText.object([JSONText.member("document", path), JSONText.member("error", place + error.message)])
    }

    private static func numbers(_ frame: CGRect) -> String {
        let values = [frame.minX, frame.minY, frame.width, frame.height].map { JSONText.number(Double($0)) }
        return "[\(values.joined(separator: ", "))]"
    }
}

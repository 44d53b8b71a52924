import Findings
import IBDocuments
import UIKit

/// Writes the frame that the constraints give where Interface Builder stored another one, as "Update Frames" does. Only the canvas shows it.
enum StoredFrameMend: LayoutMend {
    static let kinds: Set<String> = ["ib.misplaced"]
    static let keepsFrames = true

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        guard let (view, tree) = patient.view(of: finding), let element = patient.element(of: finding),
            let rect = element.first("rect", key: "frame"), view.frame.width > 0, view.frame.height > 0, !tree.isStandIn(view)
        else { return [] }
        let frame = view.frame
        return [
            MendProposal("Store the frame that the constraints give.") { editor in
                for (name, value) in [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)] {
                    editor.setAttribute(name, to: text(value), of: rect)
                }
                editor.removeAttribute("misplaced", of: element)
            }
        ]
    }

    /// A number as Xcode writes it.
    private static func text(_ value: CGFloat) -> String {
        let value = Double(value)
        if value == 0 { return "0.0" }
        return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }
}

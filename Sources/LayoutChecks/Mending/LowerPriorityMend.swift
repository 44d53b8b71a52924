import Findings
import IBDocuments
import UIKit

/// Lowers one of the constraints of a conflict to 999 where the other side is imposed by UIKit: by a stack view that hides a view, or by a list
/// that gives a row its height.
enum LowerPriorityMend: LayoutMend {
    static let kinds: Set<String> = ["unsat.stack-hiding", "unsat.encapsulated-height", "unsat.encapsulated-width"]
    static let keepsFrames = false

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        let found = finding.notes.compactMap { note -> (constraint: NSLayoutConstraint, element: IBElement, isNamed: Bool)? in
            guard let id = note.location?.objectID, let constraint = patient.constraint(id), let element = patient.document.elements[id],
                element.name == "constraint", constraint.priority == .required
            else { return nil }
            return (constraint, element, finding.fix?.contains(patient.text(constraint)) ?? false)
        }
        // The one that the finding names, then lengths, then what stands last.
        let ordered = found.enumerated().sorted { left, right in rank(left) < rank(right) }.map(\.element)
        return ordered.map { constraint, element, _ in
            MendProposal("Lower the priority of \(patient.text(constraint)) to 999.") {
                $0.setAttribute("priority", to: "999", of: element)
            }
        }
    }

    private static func rank(_ entry: (offset: Int, element: (constraint: NSLayoutConstraint, element: IBElement, isNamed: Bool))) -> Int {
        if entry.element.isNamed { return -10_000 }
        return -entry.offset - (entry.element.constraint.secondItem == nil ? 1000 : 0)
    }
}

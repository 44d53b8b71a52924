import Findings
import Foundation
import LayoutEngine

/// Required constraints that can't all hold, and the one that was given up.
@MainActor package struct LayoutConflict {
    /// One of the constraints in the way of the others.
    @MainActor package enum Member {
        /// A constraint of the app or of UIKit.
        case constraint(NSLayoutConstraint)
        /// What a frame-based view's frame and autoresizing mask say of its origin or length on an axis.
        case autoresizing(UIView, LayoutAxis, isLength: Bool)
        /// A length of a view or guide that may not be negative.
        case nonNegative(AnyObject, LayoutAxis)
    }

    /// The smallest impossible set: without any one of them the rest holds.
    package let core: [Member]
    /// What UIKit would list: the core and the other constraints of impossible sets around it.
    package let wider: [Member]
    /// The member that was given up; the others hold.
    package let broken: Member
    /// Whether the set was searched for: there may be too many conflicts for that, and then the core is what was given up alone.
    package let isSearched: Bool
}

extension EngineHost {
    /// The conflicts of the hierarchy that stand after the last solve.
    func conflicts(where isWanted: (EngineConflict) -> Bool = { _ in true }) -> [LayoutConflict] {
        guard hasEngine else { return [] }
        return engine.conflicts.filter(isWanted).compactMap { conflict in
            member(conflict.broken).map {
                LayoutConflict(
                    core: conflict.core.compactMap(member), wider: engine.widerSet(of: conflict).compactMap(member), broken: $0,
                    isSearched: conflict.isSearched)
            }
        }
    }

    private func member(_ constraint: EngineConstraint) -> LayoutConflict.Member? {
        switch constraint {
        case .constraint(let handle): installed[handle].map { .constraint($0) }
        case .autoresizing(let item, let axis, let isLength): participants[item]?.view.map { .autoresizing($0, axis, isLength: isLength) }
        case .nonNegative(let item, let axis):
            (participants[item]?.view ?? participants[item]?.guide as AnyObject?).map { .nonNegative($0, axis) }
        }
    }
}

extension UIView {
    /// The conflicts in the hierarchy this view stands in, after laying it out.
    package var layoutConflicts: [LayoutConflict] {
        hierarchyRoot.layoutHierarchyIfNeeded()
        return hierarchyRoot.storedEngineHost?.conflicts() ?? []
    }
}

/// Called for each new set of constraints that can't all hold, after its text was printed: the constraint that is given up, and all of the set.
///
/// On iOS a function of this name stands there for a breakpoint; here a program, or a test, can listen. nil at first.
@MainActor public var UIViewAlertForUnsatisfiableConstraints:
    ((_ broken: NSLayoutConstraint?, _ constraints: [NSLayoutConstraint]) -> Void)?

/// Where the layout system says what went wrong.
@MainActor package enum LayoutDiagnostics {
    /// Called for each new conflict; the default prints UIKit's text to standard error.
    package static var conflictHandler: (LayoutConflict) -> Void = { conflict in
        FileHandle.standardError.write(Data((conflict.logText + "\n").utf8))
    }
    /// Called when a layout pass didn't come to rest, with the views that kept asking for another.
    package static var loopHandler: ([UIView]) -> Void = { views in
        let names = views.map { itemName(of: $0) }.joined(separator: ", ")
        FileHandle.standardError.write(
            Data("Layout did not come to rest after \(LayoutPass.limit) passes; still asking for layout: \(names)\n".utf8))
    }

    /// Called with what couldn't be made or applied of a document: classes that aren't linked, outlets that don't fit. The default prints
    /// warnings and errors to standard error, each with file, line and object id.
    package static var documentHandler: ([Finding]) -> Void = { findings in
        let worth = findings.filter { $0.severity != .info }
        if !worth.isEmpty { FileHandle.standardError.write(Data((worth.text + "\n").utf8)) }
    }

    static func report(_ conflicts: some Sequence<LayoutConflict>) {
        for conflict in conflicts {
            conflictHandler(conflict)
            UIViewAlertForUnsatisfiableConstraints?(conflict.broken.asConstraint, conflict.wider.compactMap(\.asConstraint))
        }
    }
}

extension LayoutConflict.Member {
    /// The member as a constraint object; nil for a length that may not be negative, which UIKit doesn't list.
    package var asConstraint: NSLayoutConstraint? {
        switch self {
        case .constraint(let constraint): constraint
        case .autoresizing(let view, let axis, let isLength): view.autoresizingConstraint(axis, isLength: isLength)
        case .nonNegative: nil
        }
    }

    /// The constraint as UIKit's logs print it (facts 6.5, 6.6).
    package var logText: String {
        if case .nonNegative(let item, let axis) = self { return "\(itemName(of: item)).\(axis == .horizontal ? "width" : "height") >= 0" }
        return asConstraint?.logText ?? ""
    }
}

extension UIView {
    /// The mask on an axis as UIKit's logs print it: `&` where it gives way.
    func maskText(_ axis: LayoutAxis) -> String {
        let mask = storedAutoresizingMask
        let parts: [AutoresizingMask] =
            axis == .horizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin] : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        // UIKit prints a mask of nothing as a flexible far margin.
        let flags = parts.map { mask.contains($0) }
        return flags.contains(true) ? flags.map { $0 ? "&" : "-" }.joined() : "--&"
    }
}

extension LayoutConflict {
    /// UIKit's console text for an impossible set (facts 6.2).
    package var logText: String {
        let members = wider.filter { if case .nonNegative = $0 { false } else { true } }
        let hasAutoresizing = members.contains { if case .autoresizing = $0 { true } else { false } }
        let note =
            hasAutoresizing
            ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
            : ""
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            \(note)(
            \(members.map { "    \"\($0.logText)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint 
            \(broken.logText)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
    }
}

import Foundation

@testable import UIKit

/// What a laid-out system says against what a case expects; every difference is one line of text.
@MainActor struct Judgement {
    /// The differences over everything the case expects: as written, mended, and in its variants.
    static func differences(_ layoutCase: LayoutCase) throws -> [String] {
        var found: [String] = []
        if let expected = layoutCase.expectAsWritten {
            found += try differences(layoutCase.system, expected).map { "as written: " + $0 }
        }
        if let system = layoutCase.fixedSystem, let expected = layoutCase.expectFixed {
            found += try differences(system, expected).map { "mended: " + $0 }
        }
        for variant in layoutCase.variants ?? [] {
            found += try differences(variant.system, variant.expect).map { "\(variant.name): " + $0 }
        }
        return found
    }

    private static func differences(_ system: CaseSystem, _ expected: CaseExpectation) throws -> [String] {
        // The cases are solved without rounding; UIKit rounds each number to the pixel grid, here of 3 pixels a point.
        let judgement = Judgement(built: try BuiltSystem(system), tolerance: max(expected.tol ?? 0.5, 0.5 / 3))
        judgement.built.layOut()
        return judgement.frames(expected) + judgement.contentSizes(expected) + judgement.conflicts(expected) + judgement.ambiguity(expected)
    }

    let built: BuiltSystem
    private let tolerance: Double

    private func frames(_ expected: CaseExpectation) -> [String] {
        (expected.frames ?? [:]).sorted { $0.key < $1.key }.compactMap { id, frame in
            guard let got = built.frame(of: id) else { return "\(id) isn't there" }
            return difference("frame of \(id)", [got.minX, got.minY, got.width, got.height], frame)
        }
    }

    private func contentSizes(_ expected: CaseExpectation) -> [String] {
        (expected.contentSize ?? [:]).sorted { $0.key < $1.key }.compactMap { id, size in
            guard let scroll = built.views[id] as? UIScrollView else { return "\(id) is no scroll view" }
            return difference("content size of \(id)", [scroll.contentSize.width, scroll.contentSize.height], size)
        }
    }

    private func difference(_ what: String, _ got: [CGFloat], _ expected: [Double?]) -> String? {
        let agrees = zip(got, expected).allSatisfy { value, wanted in wanted.map { abs(Double(value) - $0) <= tolerance + 1e-6 } ?? true }
        return agrees ? nil : "\(what) is \(got), not \(expected.map { $0.map { "\($0)" } ?? "any" })"
    }

    // MARK: Conflicts

    private func conflicts(_ expected: CaseExpectation) -> [String] {
        let conflicts = built.root.layoutConflicts
        guard expected.unsat == true else {
            return conflicts.isEmpty ? [] : ["a conflict is found: \(conflicts.map(core))"]
        }
        guard !conflicts.isEmpty else { return ["no conflict is found"] }
        var found: [String] = []
        if let wanted = expected.minimalCore, !conflicts.contains(where: { core($0) == Set(wanted) }) {
            found.append("the core is \(conflicts.map { core($0).sorted() }), not \(wanted.sorted())")
        }
        if let wanted = expected.broken, !conflicts.contains(where: { name($0.broken) == wanted }) {
            found.append("given up is \(conflicts.map { name($0.broken) ?? "-" }), not \(wanted)")
        }
        return found
    }

    /// The names of a core's constraints; the frame of the root and lengths that may not be negative go without saying in the cases.
    private func core(_ conflict: LayoutConflict) -> Set<String> { Set(conflict.core.compactMap(name)) }

    private func name(_ member: LayoutConflict.Member) -> String? {
        guard case .constraint(let constraint) = member else { return nil }
        return constraint.identifier
    }

    // MARK: Ambiguity

    private func ambiguity(_ expected: CaseExpectation) -> [String] {
        guard let wanted = expected.ambiguous else { return [] }
        let got = openValues
        return got == Set(wanted) ? [] : ["open is \(got.sorted()), not \(wanted.sorted())"]
    }
}

import Findings
import LayoutChecks
import Testing

@testable import UIKit

// Expected kinds: `doctor_kinds` of the shared cases. Each case is laid out from left to right and from right to left, as a sweep does, with
// what UIKit made in the report put back (`Restoration`). The mended systems must give no error.

/// The kinds that a case names and that we don't give, with the reason.
private let knownSilences: [String: String] = [
    "ST-12":
        """
    stack.baseline-overflow: by the case's own frames no label sticks out of the stack view, which is as tall as the deepest ascent and \
    descent together; the report is about iOS 10, where the first label's top was the stack view's, and the first label of the system is its tallest, \
    so that even then none would stick out (the tall middle one of the report isn't in it)
    """
]

private let checkable = LayoutCase.all.filter { $0.system.checkable != false }

@MainActor @Suite(.enabled(if: !LayoutCase.all.isEmpty, "needs ../shared/cases/cases.jsonl beside the package"))
struct DiagnosisTests {
    init() { LayoutDiagnostics.conflictHandler = { _ in } }

    @Test(arguments: checkable)
    func `the faulty system gives its kinds`(layoutCase: LayoutCase) throws {
        let missing = try missingKinds(layoutCase)
        #expect(missing.isEmpty == (knownSilences[layoutCase.id] == nil), "\(layoutCase.id) lacks \(missing)")
    }

    @Test(arguments: checkable)
    func `the mended system gives no error`(layoutCase: LayoutCase) throws {
        guard let system = layoutCase.fixedSystem ?? (layoutCase.doctorKinds == ["clean"] ? layoutCase.system : nil) else { return }
        let errors = try findings(system, of: layoutCase).filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(layoutCase.id): \(errors.map(\.text))")
    }

    /// Errors of a faulty system beside those that its kinds name: consequences, which a person reads with the cause.
    @Test func `the score is printed by group`() throws {
        var given: [String: Int] = [:]
        var wanted: [String: Int] = [:]
        for layoutCase in checkable {
            let missing = try missingKinds(layoutCase)
            for kind in layoutCase.doctorKinds where kind != "clean" {
                let group = String(kind.prefix { $0 != "." })
                wanted[group, default: 0] += 1
                if !missing.contains(kind) { given[group, default: 0] += 1 }
            }
        }
        let lines = wanted.keys.sorted().map { "\($0) \(given[$0] ?? 0)/\(wanted[$0] ?? 0)" }
        let total = wanted.values.reduce(0, +)
        print("shared cases: \(given.values.reduce(0, +)) of \(total) kinds given: \(lines.joined(separator: ", "))")
        #expect(given.values.reduce(0, +) == total - knownSilences.count)
    }

    private func missingKinds(_ layoutCase: LayoutCase) throws -> [String] {
        let wanted = Set(layoutCase.doctorKinds).subtracting(["clean"])
        guard !wanted.isEmpty else { return [] }
        return wanted.subtracting(try findings(layoutCase.system, of: layoutCase).map(\.kind)).sorted()
    }

    private func findings(_ system: CaseSystem, of layoutCase: LayoutCase) throws -> [Finding] {
        let restoring = Restoration(layoutCase)
        let straight = LayoutRules.findings(in: try BuiltSystem(system, restoring: restoring).root)
        let mirrored = try BuiltSystem(system, restoring: restoring).root
        // Cases that say their direction are laid out in it by force.
        mirrored.traitOverride = UITraitCollection(layoutDirection: .rightToLeft)
        return straight + LayoutRules.findings(in: mirrored)
    }
}

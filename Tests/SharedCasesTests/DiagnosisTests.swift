import Findings
import LayoutChecks
import Testing

@testable import UIKit

// Expected kinds: `doctor_kinds` of the shared cases. Each case is laid out from left to right and from right to left, as a sweep does, with
// what UIKit made in the report put back (`Restoration`). The mended systems must give no error.

/// The kinds that a case names and that we don't give, with the reason.
private let knownSilences: [String: String] = [
    "SV-15":
        "unsat.autoresizing-mask, unsat.negative-size: the case states a mask of flexible height by a constraint to the superview's height",
    "SV-20": "unsat.scroll-dependent: as written the tie to the screen has priority 999 already, which is the mended form",
    "ST-11": "ambiguous.compression-tie: as written one label resists at 749 already, which is the mended form",
    "ST-12": "stack.baseline-overflow: by the case's own frames no label sticks out of the stack view",
    "UN-26": "unsat.aspect-ratio: its trigger names the two sides of one view, and the case ties the heights of two views",
    "DT-03": "fitting.header-not-sized: the case states the fitting by constraints and has no table; see CellHeightTests",
]

/// The mended systems (and those that are well as written) in which we find an error, with the reason.
private let knownAlarms: [String: String] = [
    "SV-06": "rtl.not-mirrored, and rightly: the mended system is written with left and right"
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
        #expect(errors.isEmpty == (knownAlarms[layoutCase.id] == nil), "\(layoutCase.id): \(errors.map(\.text))")
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
        // SV-15 lacks two.
        #expect(given.values.reduce(0, +) == total - knownSilences.count - 1)
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

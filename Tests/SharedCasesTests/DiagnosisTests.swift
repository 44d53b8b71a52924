import Findings
import LayoutChecks
import Testing

@testable import UIKit

// Expected kinds: `doctor_kinds` of the shared cases, as far as we have a rule for them. The mended systems must give no error.

/// The kinds that a case names, that we have, and that we don't give, with the reason.
private let knownSilences: [String: String] = [
    "SV-05": "view.zero-size: the case gives its view nothing to show",
    "SV-15": "unsat.autoresizing-mask: the case states the mask as a plain constraint",
    "ST-05": "unsat.stack-hiding: the case states the hiding as a plain constraint",
    "ST-11": "ambiguous.compression-tie: the case holds the mended priorities",
    "ST-17": "unsat.stack-hiding: the case states the hiding as a plain constraint",
    "UN-04": "unsat.autoresizing-mask: the case states the mask as a plain constraint",
    "UN-07": "unsat.autoresizing-mask: the case states the mask as a plain constraint",
    "UN-08": "unsat.autoresizing-mask: the case states the mask as a plain constraint",
    "UN-16": "unsat.safe-area-margin, unsat.autoresizing-mask: the case states margins and mask as plain views and constraints",
    "UN-25": "unsat.safe-area-margin: the case states the safe area as a plain view",
    "UN-26": "unsat.stack-alignment: the case states the stack's constraints as plain ones",
]

/// The mended systems (and those that are well as written) in which we find an error, with the reason.
private let knownAlarms: [String: String] = [:]

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
        let errors = try findings(system).filter { $0.severity == .error }
        #expect(errors.isEmpty == (knownAlarms[layoutCase.id] == nil), "\(layoutCase.id): \(errors.map(\.text))")
    }

    @Test func `the number of kinds given is printed`() throws {
        let known = Set(LayoutRules.kinds)
        let wanted = checkable.reduce(0) { $0 + $1.doctorKinds.filter(known.contains).count }
        let all = LayoutCase.all.reduce(0) { $0 + $1.doctorKinds.filter { $0 != "clean" }.count }
        let missing = try checkable.reduce(0) { $0 + (try missingKinds($1).count) }
        print("shared cases: \(wanted - missing) of \(wanted) kinds given that have a rule; \(all) are named in all cases")
        #expect(wanted > 0)
    }

    private func missingKinds(_ layoutCase: LayoutCase) throws -> [String] {
        let wanted = Set(layoutCase.doctorKinds).intersection(LayoutRules.kinds)
        guard !wanted.isEmpty else { return [] }
        return wanted.subtracting(try findings(layoutCase.system).map(\.kind)).sorted()
    }

    private func findings(_ system: CaseSystem) throws -> [Finding] {
        LayoutRules.findings(in: try BuiltSystem(system).root)
    }
}

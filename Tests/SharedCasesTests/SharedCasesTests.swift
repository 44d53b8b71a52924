import Foundation
import Testing

@testable import UIKit

// Expected values: `cases.jsonl`, restated public bug reports whose answers follow from arithmetic or from a maintainer's word, each solved
// once by an independent linear programme. The file lies beside the package and not in it; without it these tests are skipped.

/// The cases on which we differ, with the reason. A case leaves this list when it agrees, and none may join it silently.
///
/// All of them are about which constraint UIKit gives up: the reports quote logs of iOS 5 to 12, and we follow the rule measured on iOS 26.1
/// (820 scenarios), by which a constant size of the deepest view goes before an edge, and an inequality before an equation.
private let knownDifferences: [String: String] = [
    "SV-15": "the log of 2012 gives up sb, an edge; measured since: mask, the constraint on the deepest view",
    "UN-02": "the log of 2015 gives up b, an edge of the deepest view; measured since: its constant height h",
    "UN-08": "the log of 2016 gives up b, an edge; measured since: min, the inequality",
    "UN-09": "the log gives up box, a constant height; measured since: d, whose latest item is the later sibling",
]

private let checkable = LayoutCase.all.filter { $0.system.checkable != false }

@MainActor @Suite(.enabled(if: !LayoutCase.all.isEmpty, "needs ../shared/cases/cases.jsonl beside the package"))
struct SharedCasesTests {
    init() { LayoutDiagnostics.conflictHandler = { _ in } }

    @Test(arguments: checkable)
    func `a case agrees, or is known not to`(layoutCase: LayoutCase) throws {
        let differences = try Judgement.differences(layoutCase)
        if let reason = knownDifferences[layoutCase.id] {
            #expect(!differences.isEmpty, "\(layoutCase.id) agrees now; take it off the list (\(reason))")
        } else {
            #expect(differences.isEmpty, "\(layoutCase.id): \(differences.joined(separator: "; "))")
        }
    }

    @Test func `the number of agreeing cases is printed`() throws {
        let agreeing = try checkable.filter { try Judgement.differences($0).isEmpty }
        print("shared cases: \(agreeing.count) of \(checkable.count) agree")
        #expect(checkable.count == 60)
        #expect(agreeing.count == checkable.count - knownDifferences.count)
    }
}

extension LayoutCase: CustomTestStringConvertible {
    var testDescription: String { id }
}

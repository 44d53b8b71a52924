import Findings
import LayoutChecks
import Testing
import UIKit

@MainActor @Suite struct ConflictSnippets {
    @Test func theConflictIsFoundAndMended() throws {
        // snippet: conflict
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let icon = UIView(), title = UIView()
        for view in [icon, title] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            icon.widthAnchor.constraint(equalToConstant: 120),
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
            title.widthAnchor.constraint(equalToConstant: 120),
            title.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        ])
        let findings = LayoutRules.findings(in: row).filter { $0.kind.hasPrefix("unsat.") }
        // end of snippet
        #expect(findings.count == 1)
        // The five constraints written above.
        #expect(findings.first?.notes.filter { $0.message.contains("==") }.count ?? 0 >= 5)
        NSLayoutConstraint.deactivate(title.constraints)
        // snippet: conflict-mended
        let flexible = title.widthAnchor.constraint(equalToConstant: 120)
        flexible.priority = .defaultHigh
        flexible.isActive = true
        // end of snippet
        #expect(!LayoutRules.findings(in: row).contains { $0.kind.hasPrefix("unsat.") && $0.severity == .error })
        // What is left of 200.
        #expect(title.frame.width == 80)
    }
}

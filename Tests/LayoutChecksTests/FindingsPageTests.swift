import Findings
import Foundation
import LayoutChecks
import Testing

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

// docs/findings.md is what users look a kind up in; `script/findings` writes it.
@MainActor @Test func `the page of findings is made of the kinds that there are`() throws {
    let file = package.appendingPathComponent("docs/findings.md")
    let head = """
        # What `trellis check` finds

        Every finding has one of these kinds; `trellis rules ID` prints the same. An id never changes its meaning. Exit status 1 says that at
        least one finding is an error. The severity is that of most findings of a kind; single ones may be milder. This page is made by
        `script/findings` from the kinds that stand beside the rules.


        """
    let page = head + LayoutRules.allKinds.page
    if ProcessInfo.processInfo.environment["TRELLIS_RECORD"] == "all" { try page.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: file, encoding: .utf8) == page, "docs/findings.md is out of date: run script/findings")
}

// Baselines and configurations name kinds by id.
@MainActor @Test func `an id names one kind`() {
    let ids = LayoutRules.allKinds.map(\.id)
    #expect(Set(ids).count == ids.count, "\(Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys)")
}

@MainActor @Test func `every kind is explained`() {
    for kind in LayoutRules.allKinds {
        for text in [kind.summary, kind.why, kind.mend, kind.example] { #expect(!text.isEmpty, "\(kind.id)") }
        #expect(kind.summary.hasSuffix("."), "\(kind.id)")
    }
}

// A kind written as a text in some source must be one of those described.
@MainActor @Test func `no source gives a finding of a kind that isn't described`() throws {
    let known = Set(LayoutRules.allKinds.map(\.id))
    let sources = FileManager.default.enumerator(at: package.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    while let file = sources?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        for match in try String(contentsOf: file, encoding: .utf8).matches(of: /kind: "([a-z-]+\.[a-z.-]+)"/) {
            #expect(known.contains(String(match.1)), "\(file.lastPathComponent) gives \(match.1)")
        }
    }
}

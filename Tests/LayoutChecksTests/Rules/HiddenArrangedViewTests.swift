import Findings
import Testing
import UIKit

@MainActor struct HiddenArrangedViewTests {
    private func found(_ constraint: String) throws -> [Finding] {
        let stack = """
            <stackView opaque="NO" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Column" id="s"><subviews>
            \(labelXML("a", "Lisbon"))
            <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Banner" id="b"><constraints>\(constraint)</constraints></view>
            </subviews></stackView>
            """
        let document = try makeDocument(
            subviews: stack, constraints: ["c1: s.top == safe.top", "c2: s.leading == root.leading", "c3: s.trailing == root.trailing"])
        return findings("unsat.stack-hiding", in: document)
    }

    // ST-05 and ST-17 of the shared cases as a document: the canvas lets the view keep its length, a running stack view doesn't.
    @Test func `a hidden view with a required length is told`() throws {
        let found = try found("<constraint firstAttribute=\"height\" constant=\"48\" id=\"h\"/>")
        #expect(
            found.map(\.message) == [
                "\"Banner\" is hidden: on the canvas it keeps its height of 48, and when the program runs \"Column\" makes it 0 high, against "
                    + "\"Banner\".height == 48: UIKit prints a conflict and gives one of them up."
            ])
        #expect(found.first?.severity == .warning)
        #expect(
            found.first?.fix
                == "Lower the priority of \"Banner\".height == 48 to 999, so that the stack view can close the gap of a hidden view.")
    }

    @Test func `one that gives way is well`() throws {
        #expect(try found("<constraint firstAttribute=\"height\" constant=\"48\" priority=\"999\" id=\"h\"/>").isEmpty)
    }
}

import Foundation
import Testing
import UIKit

/// Messages and values by name, without generated code: what UIKit's own classes answer, and how values fit types.
@MainActor @Suite struct MessageTests {
    private final class Named: NSObject, NamedMembers {
        var count = 0
        var ratio: CGFloat?
        var heard: [String] = []

        func setNamedMember(_ name: String, to value: Any?) -> NamedAssignment {
            switch name {
            case "count": .assigning(value, like: self.count) { self.count = $0 }
            case "ratio": .assigning(value, like: self.ratio) { self.ratio = $0 }
            default: .unknown
            }
        }

        func answerMessage(_ selector: String, with arguments: [Any?]?) -> NamedAnswer {
            switch selector {
            case "hear": .calling({ self.heard.append("none") }, for: arguments)
            case "hear:": .calling({ (text: String) in self.heard.append(text) }, with: arguments)
            default: .unknown
            }
        }
    }

    @Test func selectorsReachUIKitsOwnFunctions() {
        let field = UITextField()
        field.becomeFirstResponder()
        field.perform("resignFirstResponder")
        #expect(!field.isFirstResponder)
    }

    @Test func askingCallsNothing() {
        let named = Named()
        #expect(named.responds(to: "hear:") && named.responds(to: "hear") && !named.responds(to: "see"))
        #expect(named.heard.isEmpty)
        named.perform("hear")
        named.perform("hear:", with: "text")
        #expect(named.heard == ["none", "text"])
    }

    @Test func argumentsOfAnotherTypeAreNamed() {
        guard case .unsuitable(let type) = Named().answerMessage("hear:", with: [UIView()]) else {
            Issue.record("a view was taken for text")
            return
        }
        #expect(type == "String")
    }

    @Test func numbersFitNumbersOfAnyTypeAndNilFitsOptionals() {
        let named = Named()
        _ = named.setNamedMember("count", to: CGFloat(3.7))
        _ = named.setNamedMember("ratio", to: 2)
        #expect(named.count == 3 && named.ratio == 2)
        _ = named.setNamedMember("ratio", to: nil)
        #expect(named.ratio == nil)
        guard case .unsuitable = named.setNamedMember("count", to: nil) else {
            Issue.record("nil was taken for a number")
            return
        }
    }
}

import Foundation
import IBDocuments
import Testing

private let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">"

private func document(_ body: String) throws -> IBDocument {
    try IBDocument.read(text: head + body + "</document>", path: "a.xib")
}

/// Writing a document back. Expected texts: what Xcode writes, four blanks a level.
@Suite struct DocumentEditorTests {
    private let body =
        "\n<objects>\n  <view opaque='NO'   id=\"v\">\n    <constraints>\n        <constraint constant=\"8\" id=\"c\"/>\n    </constraints>\n  </view>\n</objects>\n"

    private func edited(_ body: String, _ edit: (inout DocumentEditor, IBDocument) -> Void) throws -> String {
        let document = try document(body)
        var editor = DocumentEditor(document)
        edit(&editor, document)
        let text = String(decoding: try editor.edited(), as: UTF8.self)
        #expect(text.hasPrefix(head) && text.hasSuffix("</document>"))
        return String(text.dropFirst(head.count).dropLast("</document>".count))
    }

    @Test func withoutEditsNoByteChanges() throws {
        #expect(try edited(body) { _, _ in } == body)
    }

    @Test func anAttributeIsChangedInPlace() throws {
        let text = try edited(body) { $0.setAttribute("constant", to: "16 & \"more\"", of: $1.elements["c"]!) }
        #expect(text == body.replacingOccurrences(of: "constant=\"8\"", with: "constant=\"16 &amp; &quot;more&quot;\""))
    }

    @Test func aNewAttributeStandsWhereXcodeWritesIt() throws {
        let text = try edited(body) { $0.setAttribute("clipsSubviews", to: "YES", of: $1.elements["v"]!) }
        #expect(text == body.replacingOccurrences(of: "opaque='NO'   id", with: "opaque='NO' clipsSubviews=\"YES\"   id"))
    }

    @Test func aListGoesWithItsLastElement() throws {
        let text = try edited(body) { $0.remove($1.elements["c"]!) }
        let list = "    <constraints>\n        <constraint constant=\"8\" id=\"c\"/>\n    </constraints>\n"
        #expect(text == body.replacingOccurrences(of: list, with: ""))
    }

    @Test func aNewElementIsTheLastOnALineOfItsOwn() throws {
        let text = try edited(body) { editor, document in
            let list = document.elements["v"]!.first("constraints")!
            editor.append(NewElement("constraint", [("firstAttribute", "width"), ("id", "n")]), to: list)
        }
        #expect(
            text
                == body.replacingOccurrences(
                    of: "id=\"c\"/>\n", with: "id=\"c\"/>\n        <constraint firstAttribute=\"width\" id=\"n\"/>\n"))
    }

    @Test func anEmptyElementOpens() throws {
        let text = try edited("\n<objects>\n    <view id=\"v\"/>\n</objects>\n") { editor, document in
            editor.append(NewElement("constraints", [], children: [NewElement("constraint", [("id", "n")])]), to: document.elements["v"]!)
        }
        let expected =
            "\n<objects>\n    <view id=\"v\">\n        <constraints>\n            <constraint id=\"n\"/>\n        </constraints>\n    </view>\n</objects>\n"
        #expect(text == expected)
    }

    @Test func lineEndsOfWindowsStay() throws {
        let windows = body.replacingOccurrences(of: "\n", with: "\r\n")
        let text = try edited(windows) { $0.insert(NewElement("constraint", [("id", "n")]), after: $1.elements["c"]!) }
        #expect(text == windows.replacingOccurrences(of: "id=\"c\"/>\r\n", with: "id=\"c\"/>\r\n        <constraint id=\"n\"/>\r\n"))
    }

    @Test func theLastValueSetHolds() throws {
        let text = try edited(body) {
            $0.setAttribute("constant", to: "9", of: $1.elements["c"]!)
            $0.setAttribute("constant", to: "10", of: $1.elements["c"]!)
            $0.setAttribute("multiplier", to: "2", of: $1.elements["c"]!)
            $0.removeAttribute("multiplier", of: $1.elements["c"]!)
        }
        #expect(text == body.replacingOccurrences(of: "constant=\"8\"", with: "constant=\"10\""))
    }

    @Test func whatIsWrittenBesideARemovedElementTakesItsPlace() throws {
        let text = try edited(body) {
            $0.remove($1.elements["c"]!)
            $0.insert(NewElement("constraint", [("id", "n")]), after: $1.elements["c"]!)
        }
        #expect(text == body.replacingOccurrences(of: "<constraint constant=\"8\" id=\"c\"/>", with: "<constraint id=\"n\"/>"))
    }

    @Test func changingWhatIsRemovedIsAnError() throws {
        let document = try document(body)
        var editor = DocumentEditor(document)
        editor.remove(document.elements["v"]!)
        editor.setAttribute("constant", to: "1", of: document.elements["c"]!)
        #expect(throws: DocumentEditor.Failure.overlapping(line: 5)) { try editor.edited() }
    }
}

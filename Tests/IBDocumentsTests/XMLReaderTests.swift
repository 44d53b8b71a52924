import Findings
import IBDocuments
import Testing

/// A xib with `body` inside its objects.
private func xib(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17506" targetRuntime="iOS.CocoaTouch">
    <objects>
    \(body)
    </objects>
    </document>
    """
}

/// Reading text into elements. Expected values: the XML 1.0 recommendation.
@Suite struct XMLReaderTests {
    @Test func keepsTheOrderOfAttributesAndThePlaceOfEachElement() throws {
        let document = try IBDocument.read(text: xib("  <label text=\"a\" opaque=\"NO\" id=\"l-1\"/>"), path: "a.xib")
        let label = try #require(document.elements["l-1"])
        #expect(label.attributes.map(\.name) == ["text", "opaque", "id"])
        #expect(label.line == 4)
        #expect(label.column == 3)
    }

    @Test func replacesEntitiesInAttributesAndText() throws {
        let document = try IBDocument.read(
            text: xib("<label id=\"l\" text=\"a &lt;&amp;&#10;&#x41;\"><string key=\"x\">b &gt; &quot;c&quot;</string></label>"),
            path: "a.xib")
        let label = try #require(document.elements["l"])
        #expect(label["text"] == "a <&\nA")
        #expect(label.string("x") == "b > \"c\"")
    }

    @Test func decodesTextThatIsWrittenInBase64() throws {
        let document = try IBDocument.read(
            text: xib("<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">\nwqBh\n</string></label>"), path: "a.xib")
        #expect(document.elements["l"]?.string("text") == "\u{A0}a")
    }

    @Test func takesNeitherCommentsNorInstructionsForElements() throws {
        let document = try IBDocument.read(text: xib("<!-- <label id=\"no\"/> --><view id=\"v\"/><?x?>"), path: "a.xib")
        #expect(document.elements["no"] == nil)
        #expect(document.topLevelObjects.map(\.name) == ["view"])
    }

    @Test func namesTheLineWhereATruncatedDocumentEnds() {
        #expect {
            try IBDocument.read(text: "<document\n  type=\"x\">\n<objects>", path: "cut.xib")
        } throws: { error in
            (error as? DocumentError)?.description
                == "cut.xib:3:10: The file isn't well-formed XML: the file ends inside <objects>, which opens on line 3."
        }
    }

    @Test(arguments: [
        "", "text", "<a", "<a b>", "<a b=1>", "<a b=\"1", "<a></b>", "<a/><b/>", "<a>&x;</a>", "<!DOCTYPE a><a/>", "<a b=\"\" b=\"\"/>",
    ])
    func saysThatTextIsNoXML(_ text: String) {
        #expect(throws: DocumentError.self) { try IBDocument.read(text: text, path: "bad.xib") }
    }

    @Test func keepsNestingWithinBoundsAndSaysSo() throws {
        let depth = 10_000
        let body = String(repeating: "<view><subviews>", count: depth) + String(repeating: "</subviews></view>", count: depth)
        let document = try IBDocument.read(text: xib(body + "<view id=\"after\"/>"), path: "deep.xib")
        #expect(document.findings.map(\.kind) == ["ib.too-deep"])
        #expect(document.topLevelObjects.count == 2)
    }

    /// Control characters and bytes that are no UTF-8 aren't XML; Xcode doesn't open such files either.
    @Test func namesTheLineOfWhatIsNoCharacter() {
        func error(_ id: [UInt8]) -> String? {
            let head = Array("<document\n  type=\"x\" id=\"".utf8)
            do {
                _ = try IBDocument.read(bytes: head + id + Array("\"/>".utf8), path: "a.xib")
                return nil
            } catch {
                return error.description
            }
        }
        #expect(error([0x61, 0, 0x62]) == "a.xib:2:17: The file isn't well-formed XML: a control character (U+0000) has no place in XML.")
        #expect(error([0x61, 0xFF]) == "a.xib:2:18: The file isn't well-formed XML: the text isn't UTF-8.")
        #expect(error(Array("&#0;".utf8)) == "a.xib:2:20: The file isn't well-formed XML: &#0; is no entity of this document.")
        #expect(error(Array("&#x1F;".utf8))?.contains("is no entity") == true)
        #expect(error([0x61, 0x1B])?.contains("U+001B") == true)
        // Tabs and line breaks are blanks, and any other character may be named.
        #expect(error(Array("&#9;&#xE4;".utf8))?.contains("isn't an Interface Builder document") == true)
    }
}

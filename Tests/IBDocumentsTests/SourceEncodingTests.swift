import Foundation
import IBDocuments
import Testing

/// A document of one label, as Xcode writes it; `<?xml ...?>` stands before it.
private let body = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <label text="Größe" id="l"/>
    </objects></document>

    """

/// Files in other encodings than UTF-8. How they are told apart: XML 1.0, appendix F.
@Suite struct SourceEncodingTests {
    private static func file(_ encoding: String.Encoding, _ name: String, mark: [UInt8] = []) -> [UInt8] {
        mark + [UInt8]("<?xml version=\"1.0\" encoding=\"\(name)\"?>\n\(body)".data(using: encoding) ?? Data())
    }

    static let files: [(name: String, bytes: [UInt8], encoding: SourceEncoding)] = [
        ("UTF-8", file(.utf8, "UTF-8"), .utf8),
        ("UTF-8 with a mark", file(.utf8, "UTF-8", mark: [0xEF, 0xBB, 0xBF]), .utf8),
        ("UTF-8 that says UTF-16", file(.utf8, "UTF-16"), .utf8),
        ("UTF-16 little-endian with a mark", file(.utf16LittleEndian, "UTF-16", mark: [0xFF, 0xFE]), .utf16(isBigEndian: false)),
        ("UTF-16 big-endian with a mark", file(.utf16BigEndian, "UTF-16", mark: [0xFE, 0xFF]), .utf16(isBigEndian: true)),
        ("UTF-16 little-endian", file(.utf16LittleEndian, "UTF-16"), .utf16(isBigEndian: false)),
        ("UTF-16 big-endian", file(.utf16BigEndian, "UTF-16"), .utf16(isBigEndian: true)),
        ("UTF-32", file(.utf32BigEndian, "UTF-32"), .utf32(isBigEndian: true)),
        ("UTF-32 little-endian with a mark", file(.utf32LittleEndian, "UTF-32", mark: [0xFF, 0xFE, 0, 0]), .utf32(isBigEndian: false)),
        ("Latin 1", file(.isoLatin1, "ISO-8859-1"), .isoLatin1),
        ("Windows", file(.windowsCP1252, "windows-1252"), .windows1252),
    ]

    @Test(arguments: files) func aFileKeepsItsEncoding(_ file: (name: String, bytes: [UInt8], encoding: SourceEncoding)) throws {
        let document = try IBDocument.read(bytes: file.bytes, path: "a.xib")
        #expect(document.encoding == file.encoding)
        #expect(document.elements["l"]?["text"] == "Größe")
        #expect(document.fileBytes == file.bytes)
        #expect(try DocumentEditor(document).edited() == file.bytes)
        var editor = DocumentEditor(document)
        editor.setAttribute("text", to: "Maß", of: document.elements["l"]!)
        let edited = try IBDocument.read(bytes: editor.edited(), path: "a.xib")
        #expect(edited.encoding == file.encoding && edited.elements["l"]?["text"] == "Maß")
        var back = DocumentEditor(edited)
        back.setAttribute("text", to: "Größe", of: edited.elements["l"]!)
        #expect(try back.edited() == file.bytes)
    }

    @Test func whatAnEncodingHasNotIsWrittenByItsNumber() throws {
        let document = try IBDocument.read(bytes: Self.file(.isoLatin1, "ISO-8859-1"), path: "a.xib")
        var editor = DocumentEditor(document)
        editor.setAttribute("text", to: "5 €", of: document.elements["l"]!)
        let bytes = try editor.edited()
        #expect(String(decoding: bytes, as: UTF8.self).contains("text=\"5 &#8364;\""))
        #expect(try IBDocument.read(bytes: bytes, path: "a.xib").elements["l"]?["text"] == "5 €")
    }

    @Test(
        arguments: [
            ("an odd byte", Array(file(.utf16LittleEndian, "UTF-16").dropLast()), "the text isn't UTF-16"),
            ("half a pair", file(.utf16LittleEndian, "UTF-16") + [0x00, 0xD8], "the text isn't UTF-16"),
            ("an unknown name", file(.utf8, "EBCDIC-XML"), "it is in the encoding EBCDIC-XML, which isn't read; UTF-8 and UTF-16 are"),
            ("no UTF-8", file(.isoLatin1, "UTF-8"), "the text isn't UTF-8"),
            (
                "a type definition", [UInt8]("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>".utf8),
                "a document type definition has no place in an Interface Builder document"
            ),
        ] as [(String, [UInt8], String)])
    func whatCannotBeReadIsOneError(_ name: String, _ bytes: [UInt8], _ reason: String) {
        #expect(throws: DocumentError.self) { try IBDocument.read(bytes: bytes, path: "a.xib") }
        do { _ = try IBDocument.read(bytes: bytes, path: "a.xib") } catch { #expect(error.reason == .malformed(reason)) }
    }
}

/// Spellings that Xcode doesn't write, and other tools do.
@Suite struct ForeignSpellingTests {
    private func edited(_ text: String, _ edit: (inout DocumentEditor, IBDocument) -> Void) throws -> String {
        let document = try IBDocument.read(text: text, path: "a.xib")
        var editor = DocumentEditor(document)
        edit(&editor, document)
        return String(decoding: try editor.edited(), as: UTF8.self)
    }

    private let head = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' targetRuntime='iOS.CocoaTouch'>"

    @Test func aValueInSingleQuotationMarksStaysBetweenThem() throws {
        let text = try edited(head + "<label text='a' id='l'/></document>") {
            $0.setAttribute("text", to: "it's \"b\"", of: $1.elements["l"]!)
        }
        #expect(text == head + "<label text='it&apos;s &quot;b&quot;' id='l'/></document>")
    }

    @Test func aValueThatStaysKeepsTheSpellingOfItsEntities() throws {
        let source = head + "<label text='&#x41;&#10;&lt;' id='l'/></document>"
        #expect(try edited(source) { $0.setAttribute("text", to: "A\n<", of: $1.elements["l"]!) } == source)
    }

    @Test func linesMayEndAsOnTheFirstMacs() throws {
        let source =
            head
            + "\r<view id=\"v\">\r    <constraints>\r        <constraint id=\"a\"/>\r        <constraint id=\"c\"/>\r    </constraints>\r</view>\r</document>\r"
        let text = try edited(source) { editor, document in
            editor.remove(document.elements["a"]!)
            editor.add(NewElement("constraint", [("id", "d")]), toList: "constraints", of: document.elements["v"]!)
        }
        #expect(
            text
                == source.replacingOccurrences(of: "<constraint id=\"a\"/>\r        ", with: "")
                .replacingOccurrences(of: "id=\"c\"/>", with: "id=\"c\"/>\r        <constraint id=\"d\"/>"))
        #expect(try IBDocument.read(text: source, path: "a.xib").elements["c"]?.line == 5)
    }

    @Test func anEndTagMayHoldBlanks() throws {
        let source = head + "\n<view id=\"v\">\n</view >\n</document>"
        let text = try edited(source) { $0.append(NewElement("subviews", []), to: $1.elements["v"]!) }
        #expect(text == head + "\n<view id=\"v\">\n    <subviews/>\n</view >\n</document>")
    }
}

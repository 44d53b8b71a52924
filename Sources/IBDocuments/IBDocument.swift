import Findings
import Foundation

/// A storyboard or xib: the whole element tree, an index of its object ids, and what is wrong in it.
///
///     let document = try IBDocument.read(path: "Main.storyboard")
///     for scene in document.scenes { print(scene.id, scene.controller?.name ?? "no controller") }
public struct IBDocument: Sendable {
    /// Larger files are refused: the largest public document known has 3 MB.
    public static let sizeLimit = 64 << 20

    /// What kind of document the root element's `type` names.
    public enum Kind: Hashable, Sendable {
        case storyboard
        case xib
    }

    /// The path that was read, or the name given with the text.
    public let path: String
    /// Storyboard or xib.
    public let kind: Kind
    /// The text of the file in UTF-8, which the elements' source ranges lie in.
    public let source: [UInt8]
    /// The encoding that the file has.
    public let encoding: SourceEncoding
    /// The root element, `document`.
    public let root: IBElement
    /// Each object id with its element; the first one when the file uses an id twice.
    public let elements: [String: IBElement]
    /// Each object id with the id of the element that encloses it.
    public let enclosing: [String: String]
    private let outlets: Set<String>
    private let named: Set<String>
    /// What is wrong in the document: duplicate ids, references to nothing, unusable numbers, nesting too deep to keep.
    public private(set) var findings: [Finding]

    /// The attributes whose values the findings are about: who reads the objects' own attributes needn't tell them again.
    package private(set) var toldValues: Set<AttributePlace> = []

    /// Reads a file.
    ///
    /// - Throws: `DocumentError` when the file can't be opened, isn't XML or isn't an Interface Builder document for iOS.
    public static func read(path: String) throws(DocumentError) -> IBDocument {
        let place = SourceLocation(file: path, line: 0, column: 0)
        let data: Data
        do {
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
            if size > sizeLimit { throw DocumentError(reason: .tooLarge(bytes: size), location: place) }
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch let error as DocumentError {
            throw error
        } catch {
            throw DocumentError(reason: .unreadable(reading(of: path)), location: place)
        }
        return try read(bytes: [UInt8](data), path: path)
    }

    /// Reads a document from its text.
    ///
    /// - Parameters:
    ///   - text: The XML.
    ///   - path: The file's name in findings and errors.
    public static func read(text: String, path: String) throws(DocumentError) -> IBDocument {
        try read(bytes: Array(text.utf8), path: path)
    }

    /// Reads a document from its bytes.
    public static func read(bytes: [UInt8], path: String) throws(DocumentError) -> IBDocument {
        if bytes.count > sizeLimit {
            throw DocumentError(reason: .tooLarge(bytes: bytes.count), location: SourceLocation(file: path, line: 0, column: 0))
        }
        let (encoding, source) = try text(of: bytes, path: path)
        var reader = XMLReader(bytes: source)
        do {
            let root = try reader.read()
            return try IBDocument(root: root, source: source, encoding: encoding, path: path, tooDeep: reader.tooDeep)
        } catch let fault as XMLFault {
            throw DocumentError(
                reason: .malformed(fault.reason), location: SourceLocation(file: path, line: fault.line, column: fault.column))
        } catch let error as DocumentError {
            throw error
        } catch {
            throw DocumentError(reason: .malformed("\(error)"), location: SourceLocation(file: path, line: 0, column: 0))
        }
    }

    /// The bytes of the file as it was read.
    public var fileBytes: [UInt8] { encoding.bytes(ofUTF8: source) }

    private init(
        root: IBElement, source: [UInt8], encoding: SourceEncoding, path: String, tooDeep: [(line: Int, column: Int)]
    ) throws(DocumentError) {
        self.path = path
        self.source = source
        self.encoding = encoding
        self.root = root
        kind = try Self.kind(of: root, path: path)
        let index = ElementIndex(root: root, path: path)
        elements = index.elements
        enclosing = index.enclosing
        (outlets, named) = (index.outlets, index.named)
        findings = index.findings
        findings += tooDeep.map { place in
            Finding(
                kind: "ib.too-deep", severity: .error,
                message: "Elements nested more than \(XMLReader.depthLimit) deep are left out of the layout.",
                location: SourceLocation(file: path, line: place.line, column: place.column))
        }
        findings += ReferenceCheck(document: self).findings + ConnectionCheck(document: self).findings
        findings += NumberCheck(document: self).findings
        let words = WordCheck(document: self)
        findings += words.findings
        toldValues = words.places
        findings += StrangerCheck(document: self).findings
        findings += UnknownElementCheck(document: self).findings
    }

    /// Whether an outlet or an outlet collection names an object.
    public func hasOutlet(to id: String) -> Bool { outlets.contains(id) }

    /// Whether anything but a constraint names an object: an outlet, an action, a segue, or the mask of a variation.
    public func isNamed(_ id: String) -> Bool { named.contains(id) }

    /// Where an element stands, for findings; one without an id (a font, a rectangle) belongs to the nearest object around it.
    public func location(of element: IBElement) -> SourceLocation {
        SourceLocation(file: path, line: element.line, column: element.column, objectID: element.id ?? root.ownerID(of: element))
    }

    private static func kind(of root: IBElement, path: String) throws(DocumentError) -> Kind {
        let place = SourceLocation(file: path, line: root.line, column: root.column)
        if root.name == "archive" { throw DocumentError(reason: .oldFormat, location: place) }
        let type = root["type"] ?? ""
        guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
            throw DocumentError(reason: .notAnInterfaceBuilderDocument(root: root.name), location: place)
        }
        let runtime = root["targetRuntime"] ?? ""
        guard runtime.hasPrefix("iOS.CocoaTouch"), type.contains("CocoaTouch") else {
            throw DocumentError(reason: .unknownRuntime(runtime.isEmpty ? "no runtime" : runtime), location: place)
        }
        return type.contains("Storyboard") ? .storyboard : .xib
    }

    private static func reading(of path: String) -> String {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return "there is no such file" }
        return isDirectory.boolValue ? "it is a folder" : "it can't be opened"
    }

    /// The encoding of a file and its text in UTF-8.
    private static func text(of bytes: [UInt8], path: String) throws(DocumentError) -> (SourceEncoding, [UInt8]) {
        let place = SourceLocation(file: path, line: 1, column: 1)
        let (encoding, declared) = SourceEncoding.of(bytes)
        guard let encoding else {
            throw DocumentError(
                reason: .malformed("it is in the encoding \(declared), which isn't read; UTF-8 and UTF-16 are"), location: place)
        }
        guard let text = encoding.utf8(of: bytes) else {
            throw DocumentError(reason: .malformed("the text isn't \(encoding.name)"), location: place)
        }
        return (encoding, text)
    }
}

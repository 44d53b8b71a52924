import Findings
import Foundation
import IBDocuments

/// The objects of a xib file, and the way to make them.
///
/// Here a nib is read from its source (`Card.xib`): there is no compiled form.
/// Apple: https://developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor open class UINib: NSObject {
    /// A key of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's string.
        public var rawValue: String
        /// Makes a key of Apple's string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects that stand for the document's placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// The document.
    package let document: IBDocument
    private let bundle: Bundle?
    /// The one view to make, where a storyboard's table registers a prototype; nil for all top-level objects.
    private let prototype: IBElement?
    /// The controller in whose scene the prototype stands, which its actions and segues lead to.
    private weak var controller: UIViewController?
    /// The texts of the bundle's language.
    private lazy var strings = StringsTable.of(document, bundle)
    /// What couldn't be made or applied so far, with file and line.
    public private(set) var findings: [Finding]

    /// The nib of a name in a bundle's resources. Stops with `NSInvalidArgumentException`, as UIKit does, when there is none.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        guard let path = DocumentFile.path(name: name, type: "xib", bundle: bundle) else {
            raise("NSInternalInconsistencyException", "Could not load NIB in bundle: '\(bundle)' with name '\(name)'")
        }
        do {
            self.init(document: try IBDocument.read(path: path), bundle: bundle, prototype: nil)
        } catch {
            raise("NSInternalInconsistencyException", "Could not load NIB in bundle: '\(bundle)' with name '\(name)': \(error)")
        }
    }

    /// The nib of a xib's text.
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
        do {
            self.init(document: try IBDocument.read(bytes: [UInt8](data), path: "(data)"), bundle: bundleOrNil, prototype: nil)
        } catch {
            raise("NSInternalInconsistencyException", "Could not instantiate nib from data: \(error)")
        }
    }

    /// The nib of a file.
    ///
    /// - Throws: `DocumentError` when the file can't be read or isn't a document for iOS.
    public convenience init(contentsOfFile path: String) throws(DocumentError) {
        self.init(document: try IBDocument.read(path: path), bundle: nil, prototype: nil)
    }

    init(document: IBDocument, bundle: Bundle?, prototype: IBElement?, controller: UIViewController? = nil) {
        self.document = document
        self.bundle = bundle
        self.prototype = prototype
        self.controller = controller
        findings = document.findings
        super.init()
        // A prototype's document has been told by the storyboard it stands in.
        if prototype == nil { LayoutDiagnostics.documentHandler(document.findings) }
    }

    /// Makes the top-level objects, in document order, and connects them with the owner.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let decoder = IBDecoder(document: document, classes: .current, purpose: .runtime, bundle: bundle)
        decoder.strings = strings
        registerPlaceholders(decoder, owner: ownerOrNil, optionsOrNil)
        if let controller, let id = controller.documentID {
            decoder.register(controller, id: id)
            decoder.controller = controller
        }
        let elements = prototype.map { [$0] } ?? document.topLevelObjects
        let objects = elements.compactMap { decoder.makeObject($0) }
        decoder.finish()
        findings += decoder.findings
        LayoutDiagnostics.documentHandler(decoder.findings)
        return objects
    }

    private func registerPlaceholders(_ decoder: IBDecoder, owner: Any?, _ options: [OptionsKey: Any]?) {
        let external = options?[.externalObjects] as? [String: Any] ?? [:]
        for element in document.root.list("objects") where element.name == "placeholder" {
            guard element.id != nil else { continue }
            let identifier = element["placeholderIdentifier"] ?? ""
            if identifier == "IBFilesOwner", let owner = owner as? NSObject {
                decoder.register(owner, placeholder: element)
            } else if let object = external[identifier] as? NSObject {
                decoder.register(object, placeholder: element)
            }
        }
    }
}

extension Bundle {
    /// Makes the objects of the xib of a name; nil is never answered: UIKit stops when there is none.
    ///
    /// Apple: https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)
    @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

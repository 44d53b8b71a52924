import Findings
import Foundation
import IBDocuments

/// The controllers of a storyboard file, and the way to make them.
///
/// Here a storyboard is read from its source (`Main.storyboard`): there is no compiled form.
/// Apple: https://developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    /// The document.
    package let document: IBDocument
    private let bundle: Bundle?
    private let name: String
    /// The scenes that are being made or whose views are being loaded now: a scene can't hold itself.
    private var inProgress: [String] = []
    /// The texts of the bundle's language.
    private lazy var strings = StringsTable.of(document, bundle)
    /// What couldn't be made or applied so far, with file and line: missing classes, outlets that don't fit...
    public private(set) var findings: [Finding] = []

    /// The storyboard of a name in a bundle's resources (or in their `Base.lproj`).
    ///
    /// Stops with `NSInvalidArgumentException`, as UIKit does, when there is none or it can't be read.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        guard let path = DocumentFile.path(name: name, type: "storyboard", bundle: bundle) else {
            raise("NSInvalidArgumentException", "Could not find a storyboard named '\(name)' in bundle \(bundle)")
        }
        do {
            self.init(document: try IBDocument.read(path: path), name: name, bundle: bundle)
        } catch {
            raise("NSInvalidArgumentException", "Could not load the storyboard named '\(name)': \(error)")
        }
    }

    /// The storyboard of a file.
    ///
    /// - Throws: `DocumentError` when the file can't be read or isn't a document for iOS.
    public convenience init(contentsOfFile path: String) throws(DocumentError) {
        self.init(document: try IBDocument.read(path: path), name: path, bundle: nil)
    }

    private init(document: IBDocument, name: String, bundle: Bundle?) {
        self.document = document
        self.name = name
        self.bundle = bundle
        findings = document.findings
        super.init()
        LayoutDiagnostics.documentHandler(document.findings)
    }

    /// Makes the initial view controller; nil when the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        document.initialViewControllerID.flatMap { document.elements[$0] }.flatMap { make($0, creator: nil) }
    }

    /// Makes the initial view controller through a function that gets the coder, for controllers with an initialiser of their own.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        document.initialViewControllerID.flatMap { document.elements[$0] }.flatMap { make($0, creator: creator) as? ViewController }
    }

    /// Makes the controller of a storyboard identifier. Stops with `NSInvalidArgumentException` when there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = make(element(identifier), creator: nil) else { raiseUnknown(identifier) }
        return controller
    }

    /// Makes the controller of a storyboard identifier through a function that gets the coder.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let controller = make(element(identifier), creator: creator) as? ViewController else {
            raise("NSInvalidArgumentException", "The view controller with identifier '\(identifier)' isn't a \(ViewController.self).")
        }
        return controller
    }

    private func element(_ identifier: String) -> IBElement {
        let found = document.scenes.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }
        guard let found else { raiseUnknown(identifier) }
        return found
    }

    private func raiseUnknown(_ identifier: String) -> Never {
        raise(
            "NSInvalidArgumentException",
            "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }

    // MARK: Scenes

    /// Makes the controller of an element in a decoder of its own, as each scene is.
    package func make(_ element: IBElement, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        if element.name == "viewControllerPlaceholder" { return makeReferenced(element) }
        let id = element.id ?? ""
        guard !inProgress.contains(id) else {
            reportCycle(element)
            return nil
        }
        return during(id) { makeScene(element, creator) }
    }

    /// Notes that a scene is being made while a function runs.
    func during<Result>(_ id: String, _ body: () -> Result) -> Result {
        inProgress.append(id)
        defer { inProgress.removeLast() }
        return body()
    }

    private func reportCycle(_ element: IBElement) {
        report(element, "The scene of <\(element.name)> contains itself, through relationships or container views.")
    }

    private func makeScene(_ element: IBElement, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let decoder = IBDecoder(document: document, classes: .current, purpose: .runtime, bundle: bundle)
        decoder.storyboard = self
        decoder.strings = strings
        let controller = decoder.makeController(element, creator: creator)
        decoder.finish()
        collect(decoder)
        // The controller keeps the decoder until its view is loaded; the other way round would keep both for ever.
        decoder.forget(element)
        return controller
    }

    /// A reference to another storyboard: its initial controller, or the one it names.
    private func makeReferenced(_ element: IBElement) -> UIViewController? {
        guard let other = referencedStoryboard(element) else { return nil }
        let controller =
            element["referencedIdentifier"].map { other.makeIfPresent(identifier: $0) } ?? other.instantiateInitialViewController()
        if controller == nil {
            let wanted =
                element["referencedIdentifier"].map { "no view controller with identifier '\($0)'" } ?? "no initial view controller"
            report(element, "The storyboard '\(other.name)' has \(wanted).")
        }
        return controller
    }

    /// The storyboard beside this one or in the bundle that a reference names; without a name, this one.
    private func referencedStoryboard(_ element: IBElement) -> UIStoryboard? {
        guard let name = element["storyboardName"] else { return self }
        let own = URL(fileURLWithPath: document.path).deletingLastPathComponent().appendingPathComponent("\(name).storyboard").path
        let beside = FileManager.default.fileExists(atPath: own) ? own : nil
        guard let path = DocumentFile.path(name: name, type: "storyboard", bundle: bundle ?? .main) ?? beside else {
            report(element, "Could not find a storyboard named '\(name)'.")
            return nil
        }
        do {
            return UIStoryboard(document: try IBDocument.read(path: path), name: name, bundle: bundle)
        } catch {
            report(element, "Could not load the storyboard named '\(name)': \(error)")
            return nil
        }
    }

    /// The controller of an identifier, or nil when there is none.
    private func makeIfPresent(identifier: String) -> UIViewController? {
        document.scenes.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }.flatMap { make($0, creator: nil) }
    }

    private func report(_ element: IBElement, _ message: String) {
        add([Finding(kind: "ib.broken-reference", severity: .error, message: message, location: document.location(of: element))])
    }

    /// Takes over what a decoder found.
    func collect(_ decoder: IBDecoder) {
        add(decoder.findings)
        decoder.findings = []
    }

    private func add(_ new: [Finding]) {
        findings += new
        LayoutDiagnostics.documentHandler(new)
    }
}

extension StringsTable {
    /// The translations of a document into the language that a bundle prefers.
    @MainActor static func of(_ document: IBDocument, _ bundle: Bundle?) -> StringsTable {
        guard let language = (bundle ?? .main).preferredLocalizations.first else { return .empty }
        return .table(ofDocument: document.path, language: language, isPad: UIDevice.current.userInterfaceIdiom == .pad)
    }
}

/// Where the document of a name lies in a bundle.
enum DocumentFile {
    static func path(name: String, type: String, bundle: Bundle) -> String? {
        if let path = bundle.path(forResource: name, ofType: type) { return path }
        let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
        let places = ["", "Base.lproj/", "en.lproj/"]
        let candidates = folders.flatMap { folder in places.map { "\(folder)/\($0)\(name).\(type)" } }
        return candidates.first { FileManager.default.fileExists(atPath: $0) }
    }
}

import Findings
import Foundation
import IBDocuments

/// Makes objects of one tree of a document: a scene, or a xib's top levels.
///
/// The steps are those of a nib's loading: every object is made and reads its own attributes; then the constraints are installed (they may
/// name any object), then the user defined runtime attributes and the connections, and then `awakeFromNib()` is called.
@preconcurrency @MainActor package final class IBDecoder: IBElementDecoding {
    /// What the objects are for.
    package enum Purpose: Sendable {
        /// Interface Builder's own canvas: no app class is made, placeholders hold, prototype and static cells are views of their table.
        case canvas
        /// A running program.
        case runtime
    }

    package let document: IBDocument
    package let classes: IBSizeClasses
    package let purpose: Purpose
    /// The bundle or folder whose classes, images and strings the document names.
    let bundle: Bundle?
    /// Each object by its id.
    package private(set) var objects: [String: NSObject] = [:]
    /// What couldn't be made or applied.
    package var findings: [Finding] = []

    /// The elements of the objects made, in document order: what constraints and connections are read from.
    private(set) var made: [(element: IBElement, object: NSObject)] = []
    let resources: IBResources
    /// The natural sizes that the document stores for custom views drawn on the canvas, by object id.
    let designableSizes: [String: CGSize]
    /// The ids of the objects whose own class isn't linked: what only that class could do is not reported again.
    private(set) var withoutOwnClass: Set<String> = []
    /// The attributes whose values have been reported, by place and name.
    var badValues: Set<AttributePlace> = []
    /// The runtime attributes that no class of UIKit takes and that have been reported.
    var unknownKeyPaths: Set<String> = []
    /// Whether the canvas is the document's own, on which Interface Builder holds what would have no length; on another device nothing does.
    package var isDocumentsCanvas = true
    /// Whether something was made otherwise than it would be on a canvas of the other kind.
    package var dependsOnCanvas = false
    /// The translations of the document's texts.
    package var strings = StringsTable.empty
    /// The width of the canvas's screen in points, which cells in tables take their side margins from.
    package var screenWidth: CGFloat?
    /// The storyboard whose other scenes are made for relationships and container views; nil in xibs and on the canvas.
    var storyboard: UIStoryboard?
    /// The controller whose scene or prototype is being made.
    weak var controller: UIViewController?
    /// The ids of the objects that stand beside the controller.
    var topLevels: Set<String> = []
    /// The objects whose runtime attributes are set.
    private var configured: Set<ObjectIdentifier> = []
    /// Whether the view of the scene's controller is being made.
    var isLoadingView = false
    /// The outlet collections that have been filled so far.
    var collections: [CollectionKey: [NSObject]] = [:]
    /// What stored rectangles say of the canvas as the document was saved. None of it is active: it holds where the canvas is that one.
    package var storedPlaces: [NSLayoutConstraint] = []
    /// The traits that text styles are resolved with.
    let traits: UITraitCollection

    /// - Parameter classes: The size classes whose variations hold.
    package init(
        document: IBDocument, classes: IBSizeClasses, purpose: Purpose, traits: UITraitCollection = .current, bundle: Bundle? = nil
    ) {
        self.document = document
        self.classes = classes
        self.purpose = purpose
        self.bundle = bundle
        self.traits = traits
        resources = IBResources(document: document)
        designableSizes = document.designableSizes
    }

    // MARK: Making objects

    /// Makes the view of an element: of its custom class when that is linked, else of its UIKit class.
    package func makeView(_ element: IBElement) -> UIView {
        let coder = IBCoder(element: element, decoder: self)
        if let custom = customClass(of: element) as? UIView.Type, let view = custom.init(coder: coder) { return view }
        let plain = IBClassTable.view(named: element.name)
        return plain.init(coder: coder) ?? UIView(frame: .zero)
    }

    /// Reads an element's attributes into an object that exists: a controller's view, a cell's content view, or what a coder just made.
    package func decode(_ object: NSObject, from element: IBElement) {
        register(object, for: element)
        let source = source(element)
        for table in IBClassTable.attributeTables(for: object) { table.decode(object, source, self) }
    }

    /// Notes which object an element's id means.
    package func register(_ object: NSObject, for element: IBElement) {
        made.append((element, object))
        guard let id = element.id else { return }
        // An id used twice is a finding of the document; a constraint doesn't take it from a view, which others refer to.
        if !(object is NSLayoutConstraint && objects[id] is UIView) { objects[id] = object }
        if let view = object as? UIView {
            view.documentID = id
            view.sourceLine = element.line
            view.elementName = element.name
            view.documentClassName = element["customClass"]
            view.userLabel = element["userLabel"]
        }
    }

    /// Lets an object go that has been made and connected.
    func forget(_ element: IBElement) {
        if let id = element.id { objects[id] = nil }
    }

    /// Notes that an object stands for a placeholder, whose connections it then gets.
    func register(_ object: NSObject, placeholder element: IBElement) {
        register(object, for: element)
    }

    /// Notes which object an id means that has no element of its own to read (`First Responder`, the file's owner).
    package func register(_ object: NSObject, id: String) {
        objects[id] = object
    }

    /// The app's class that an element names, when it is linked and this isn't the canvas.
    func customClass(of element: IBElement) -> AnyClass? {
        guard purpose == .runtime, let name = element["customClass"] else { return nil }
        let found: AnyClass? = IBClassTable.linkedClass(named: name, module: element["customModule"])
        if found == nil { reportMissingClass(name, element) }
        return found
    }

    func controllerClass(of element: IBElement) -> UIViewController.Type? {
        customClass(of: element) as? UIViewController.Type
    }

    private func reportMissingClass(_ name: String, _ element: IBElement) {
        if let id = element.id { withoutOwnClass.insert(id) }
        findings.append(
            Finding(
                kind: "ib.broken-reference", severity: .error,
                message: element.name == "customObject"
                    ? "The class \(name) isn't linked; the object isn't made."
                    : "The class \(name) isn't linked; <\(element.name)> is made of its UIKit class.",
                location: document.location(of: element)))
    }

    // MARK: Finishing

    /// Installs constraints and connections and wakes the objects made since the last call.
    package func finish() {
        let fresh = made
        made = []
        if purpose == .canvas { decodeCellMargins(of: fresh) }
        installConstraints(of: fresh)
        guard purpose == .runtime else { return applyCanvasAttributes(of: fresh) }
        // A controller comes twice: when it is made, and with its view, which is when its outlets can be set.
        applyRuntimeAttributes(of: fresh.filter { configured.insert(ObjectIdentifier($0.object)).inserted })
        connect(fresh.filter { ($0.object as? UIViewController)?.documentViewLoader == nil || isLoadingView })
        for (_, object) in fresh {
            (object as? UIView)?.awakeFromNib()
            (object as? UIGestureRecognizer)?.awakeFromNib()
            if let controller = object as? UIViewController, !controller.isViewLoaded { controller.awakeFromNib() }
        }
    }
}

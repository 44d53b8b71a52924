/// The types of a target, and who inherits from whom.
struct TargetIndex {
    let files: [SourceFile]
    let declarations: [Declarations]
    /// Classes by path.
    private(set) var classes: [String: TypeDeclaration] = [:]
    private var protocols: [String: TypeDeclaration] = [:]
    /// The extensions of classes of this target, by the class's path.
    private(set) var extensions: [String: [TypeDeclaration]] = [:]
    /// The extensions of other modules' classes.
    private(set) var foreignExtensions: [TypeDeclaration] = []
    private var otherTypes: Set<String> = []

    /// Reads all files of a target.
    init(_ files: [SourceFile]) throws(SourceProblem) {
        self.files = files
        var declarations: [Declarations] = []
        for file in files { declarations.append(try DeclarationReader.read(file)) }
        self.declarations = declarations
        sortTypes()
        sortExtensions()
        expose()
    }

    private mutating func sortTypes() {
        for (file, found) in declarations.enumerated() {
            for type in found.types {
                type.file = file
                switch type.kind {
                case .class: classes[type.path] = type
                case .protocol: protocols[type.path] = type
                case .other: otherTypes.insert(type.path)
                case .extension: break
                }
            }
        }
    }

    private mutating func sortExtensions() {
        for type in declarations.flatMap(\.types) where type.kind == .extension {
            if let path = classPath(of: type.path, from: nil) {
                extensions[path, default: []].append(type)
            } else if protocols[type.path] == nil, !otherTypes.contains(type.path) {
                foreignExtensions.append(type)
            }
        }
    }

    /// The path of the class that a name means in a context, if it is one of this target's.
    func classPath(of name: String, from context: String?) -> String? {
        var around = context
        while let current = around {
            let path = "\(current).\(name)"
            if classes[path] != nil { return path }
            around = current.lastIndex(of: ".").map { String(current[..<$0]) }
        }
        return classes[name] == nil ? nil : name
    }

    /// The class with its superclasses in this target, the class first.
    func chain(of path: String) -> [TypeDeclaration] {
        var chain: [TypeDeclaration] = []
        var next: String? = path
        while let current = next, let type = classes[current], !chain.contains(where: { $0 === type }) {
            chain.append(type)
            next = type.inherited.first.flatMap { classPath(of: $0, from: current) }
        }
        return chain
    }

    /// A class's own body and its extensions in this target.
    func parts(of type: TypeDeclaration) -> [TypeDeclaration] {
        [type] + (extensions[type.path] ?? [])
    }

    // MARK: Exposure

    /// Marks what Objective-C would know without a mark of its own: members of classes below an `@objcMembers` class, and functions that
    /// an `@objc` protocol requires.
    private func expose() {
        for type in classes.values {
            let exposesAll = chain(of: type.path).contains { $0.exposesMembers }
            let required = parts(of: type).flatMap(\.inherited).compactMap { protocols[$0] }.filter(\.exposesMembers).flatMap(\.members)
            for part in parts(of: type) {
                for index in part.members.indices where !part.members[index].isHidden {
                    let member = part.members[index]
                    let isRequired = required.contains { $0.name == member.name && $0.function?.labels == member.function?.labels }
                    if exposesAll || isRequired { part.members[index].isExposed = true }
                }
            }
        }
    }

    // MARK: Roots

    /// What stands at the top of a class's ancestors.
    enum Root {
        case responder
        case object
        case unknown(String)
    }

    /// What the first ancestor outside of this target is.
    func root(of type: TypeDeclaration) -> Root {
        let chain = chain(of: type.path)
        guard let top = chain.last, let name = top.inherited.first, protocols[name] == nil else { return .object }
        let notes = declarations.flatMap(\.notes)
        if notes.contains("\(name) is a UIResponder") { return .responder }
        if notes.contains("\(name) is no UIResponder") { return .object }
        if ForeignClasses.isProtocol(name) || ForeignClasses.isPlainObject(name) { return .object }
        if ForeignClasses.isResponder(name) || chain.contains(where: ForeignClasses.overridesLifeCycle) { return .responder }
        return .unknown(name)
    }

    /// Whether a class has something to be reached by name.
    func hasNamedMembers(_ type: TypeDeclaration) -> Bool {
        parts(of: type).contains { !$0.properties.isEmpty || !$0.messages.isEmpty }
    }
}

/// What is known of classes that aren't in the target.
enum ForeignClasses {
    static func isProtocol(_ name: String) -> Bool {
        let last = lastPart(name)
        if ["AnyObject", "Codable", "Equatable", "Hashable", "Sendable", "Error", "NSObjectProtocol"].contains(last) { return true }
        return ["Delegate", "DataSource", "Protocol", "able", "ible", "Providing"].contains { last.hasSuffix($0) }
    }

    /// Classes that come from `NSObject` and are no responders.
    static func isPlainObject(_ name: String) -> Bool {
        let last = lastPart(name)
        let names = [
            "NSObject", "Operation", "Thread", "XCTestCase", "NSCoder", "URLProtocol", "UIColor", "UIImage",
            "UIFont",
        ]
        let endings = [
            "GestureRecognizer", "BarButtonItem", "BarItem", "NavigationItem", "Layout", "LayoutAttributes", "Segue", "LayoutGuide",
            "LayoutConstraint", "CALayer", "ShapeLayer", "GradientLayer", "Animator", "Formatter", "MenuElement", "Action",
            "PresentationController", "Effect",
        ]
        return names.contains(last) || endings.contains { last.hasSuffix($0) }
    }

    static func isResponder(_ name: String) -> Bool {
        let last = lastPart(name)
        let endings = [
            "Controller", "View", "Cell", "Button", "Label", "Control", "Field", "Window", "Bar", "Switch", "Slider", "Stepper", "Picker",
            "Application",
            "Responder",
        ]
        return last.hasPrefix("UI") || endings.contains { last.hasSuffix($0) }
    }

    /// Whether a class overrides what only views and view controllers have.
    static func overridesLifeCycle(_ type: TypeDeclaration) -> Bool {
        let names: Set = [
            "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews", "layoutSubviews", "updateConstraints",
            "didMoveToSuperview", "didMoveToWindow", "sizeThatFits", "draw", "prepareForReuse",
        ]
        return type.members.contains { $0.function?.isOverride == true && names.contains($0.name) }
    }

    private static func lastPart(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

/// The horizontal and vertical size class of a canvas; nil for Interface Builder's "any".
public struct IBSizeClasses: Hashable, Sendable {
    /// A size class by the name that documents give it.
    public enum SizeClass: String, Hashable, Sendable {
        case compact
        case regular
    }

    /// The width's class; nil means any.
    public var width: SizeClass?
    /// The height's class; nil means any.
    public var height: SizeClass?

    /// Makes a pair.
    public init(width: SizeClass?, height: SizeClass?) {
        self.width = width
        self.height = height
    }

    /// The 600 x 600 canvas of Xcode 6 and 7.
    public static let any = IBSizeClasses(width: nil, height: nil)
}

/// What an element says differently for some size classes (`<variation key="heightClass=regular-widthClass=compact">`).
public struct IBVariation: Hashable, Sendable {
    /// The width class it is for; nil means any.
    public let width: IBSizeClasses.SizeClass?
    /// The height class it is for; nil means any.
    public let height: IBSizeClasses.SizeClass?
    /// True when it is for something that isn't a size class (`userInterfaceIdiom=mac`), which never holds here.
    public let isForeign: Bool
    /// The attributes that hold instead of the element's own.
    public let attributes: [IBAttribute]
    /// The elements (fonts, colours, masks) that hold instead of, or together with, the element's own.
    private let storage: ElementList
    private let origin: ElementList

    /// The `variation` element.
    public var element: IBElement { origin.elements[0] }

    /// The elements inside.
    public var children: [IBElement] { storage.elements }

    /// Elements compared by identity: they belong to one document.
    private struct ElementList: Hashable, Sendable {
        let elements: [IBElement]

        static func == (left: ElementList, right: ElementList) -> Bool {
            left.elements.elementsEqual(right.elements, by: ===)
        }

        func hash(into hasher: inout Hasher) {
            for element in elements { hasher.combine(ObjectIdentifier(element)) }
        }
    }

    init(_ element: IBElement) {
        var width: IBSizeClasses.SizeClass?
        var height: IBSizeClasses.SizeClass?
        var isForeign = false
        let key = element.key ?? ""
        for part in key.split(separator: "-") where key != "default" {
            switch part {
            case "widthClass=compact": width = .compact
            case "widthClass=regular": width = .regular
            case "heightClass=compact": height = .compact
            case "heightClass=regular": height = .regular
            default: isForeign = true
            }
        }
        self.width = width
        self.height = height
        self.isForeign = isForeign
        attributes = element.attributes.filter { $0.name != "key" }
        storage = ElementList(elements: element.children)
        origin = ElementList(elements: [element])
    }

    /// How many size classes it names: the more, the later it is applied.
    var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

    /// Whether it holds for a canvas.
    public func holds(for classes: IBSizeClasses) -> Bool {
        !isForeign && (width == nil || width == classes.width) && (height == nil || height == classes.height)
    }

    /// The variations of an element.
    public static func all(of element: IBElement) -> [IBVariation] {
        element.children.compactMap { $0.name == "variation" ? IBVariation($0) : nil }
    }

    /// The variations of an element that hold for a canvas, least specific first: the default one, then width only, then height only,
    /// then both. The later ones win.
    public static func holding(for classes: IBSizeClasses, of element: IBElement) -> [IBVariation] {
        let all = all(of: element).filter { $0.holds(for: classes) }
        guard all.count > 1 else { return all }
        return all.enumerated().sorted { left, right in
            (left.element.order, left.offset) < (right.element.order, right.offset)
        }.map(\.element)
    }

    private var order: Int { specificity * 2 + (height == nil ? 0 : 1) }
}

extension IBElement {
    /// The value of an attribute for a canvas: the most specific variation's, or the element's own.
    public func attribute(_ name: String, for classes: IBSizeClasses) -> String? {
        var value = self[name]
        for variation in IBVariation.holding(for: classes, of: self) {
            if let other = variation.attributes.first(where: { $0.name == name }) { value = other.value }
        }
        return value
    }

    /// The child with a role for a canvas: the most specific variation's, or the element's own.
    public func child(key: String, for classes: IBSizeClasses) -> IBElement? {
        var found = child(key: key)
        for variation in IBVariation.holding(for: classes, of: self) {
            if let other = variation.children.first(where: { $0.key == key && $0.name != "mask" }) { found = other }
        }
        return found
    }

    /// The ids left out of one of this view's lists (`subviews` or `constraints`) for a canvas.
    public func excluded(from list: String, for classes: IBSizeClasses) -> Set<String> {
        var excluded: Set<String> = []
        for variation in IBVariation.holding(for: classes, of: self) {
            for mask in variation.children where mask.name == "mask" && mask.key == list {
                for item in mask.children {
                    guard let id = item["reference"] else { continue }
                    if item.name == "exclude" { excluded.insert(id) } else if item.name == "include" { excluded.remove(id) }
                }
            }
        }
        return excluded
    }
}

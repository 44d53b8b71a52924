/// One attribute of an element, as written in the file.
public struct IBAttribute: Hashable, Sendable {
    /// The attribute's name.
    public let name: String
    /// Its value, with entities replaced.
    public let value: String
}

/// One element of an Interface Builder document, with everything the file says about it: nothing is dropped because it isn't known.
///
/// Elements are immutable and shared, so a whole document is a value that any thread may read.
public final class IBElement: Sendable {
    /// The tag, for example `label` or `constraint`.
    public let name: String
    /// The attributes in the order of the file.
    public let attributes: [IBAttribute]
    /// The elements inside, in the order of the file.
    public let children: [IBElement]
    /// The character data directly inside, without the indentation between elements.
    public let text: String
    /// The line of the start tag, counted from 1.
    public let line: Int
    /// The column of the start tag in bytes, counted from 1.
    public let column: Int
    /// The bytes of the file from the start tag through the end tag.
    public let sourceRange: Range<Int>

    init(name: String, attributes: [IBAttribute], children: [IBElement], text: String, line: Int, column: Int, sourceRange: Range<Int>) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        self.column = column
        self.sourceRange = sourceRange
    }

    /// The value of an attribute, or nil when the file doesn't write it.
    public subscript(_ attribute: String) -> String? {
        for candidate in attributes where candidate.name == attribute { return candidate.value }
        return nil
    }

    /// Interface Builder's object id, which references name.
    public var id: String? { self["id"] }

    /// The role this element plays in its parent (`key="frame"`, `key="contentView"`).
    public var key: String? { self["key"] }

    /// The first child with this tag.
    public func first(_ name: String) -> IBElement? {
        children.first { $0.name == name }
    }

    /// The first child with this role, whatever its tag.
    public func child(key: String) -> IBElement? {
        children.first { $0.key == key }
    }

    /// The first child with this tag and this role.
    public func first(_ name: String, key: String) -> IBElement? {
        children.first { $0.name == name && $0.key == key }
    }

    /// The children inside the first child with this tag, for lists such as `subviews` and `constraints`.
    public func list(_ name: String) -> [IBElement] {
        first(name)?.children ?? []
    }

    /// Calls `body` for this element and everything below it, parents first, with the elements above from the root downwards.
    public func visit(_ body: (_ element: IBElement, _ ancestors: [IBElement]) -> Void) {
        var ancestors: [IBElement] = []
        func walk(_ element: IBElement) {
            body(element, ancestors)
            ancestors.append(element)
            for child in element.children { walk(child) }
            ancestors.removeLast()
        }
        walk(self)
    }
}

extension IBElement {
    /// The id of the nearest element around another one below this one; nil when there is none, or when it stands elsewhere.
    func ownerID(of other: IBElement) -> String? {
        var (place, owner) = (self, String?.none)
        while place !== other {
            owner = place.id ?? owner
            // Children stand in the order of the file and don't overlap, so halving finds the one that holds the other.
            var (low, high) = (0, place.children.count)
            while low < high {
                let middle = (low + high) / 2
                if place.children[middle].sourceRange.upperBound > other.sourceRange.lowerBound { high = middle } else { low = middle + 1 }
            }
            guard low < place.children.count, place.children[low].sourceRange.contains(other.sourceRange.lowerBound) else { return nil }
            place = place.children[low]
        }
        return owner
    }

    /// A Boolean attribute (`YES` or `NO`); nil when it isn't written.
    public func bool(_ attribute: String) -> Bool? {
        guard let value = self[attribute] else { return nil }
        return value == "YES" || value == "true"
    }

    /// A finite number; nil when the attribute isn't written or isn't a finite number.
    public func number(_ attribute: String) -> Double? {
        guard let value = self[attribute], let number = Double(value), number.isFinite else { return nil }
        return number
    }

    /// A whole number; nil when the attribute isn't written or isn't one.
    public func integer(_ attribute: String) -> Int? {
        self[attribute].flatMap { Int($0) }
    }
}

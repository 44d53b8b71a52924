import Foundation

/// The items of one section as an outline: items may stand below others, and show while those are expanded.
///
/// An item that is there already, or one that isn't where it should be, stops the process with UIKit's exception.
/// Apple: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var order: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var levels: [ItemIdentifierType: Int] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Makes an empty outline.
    public init() {}

    // MARK: What is there

    /// All items, each before what stands below it.
    public var items: [ItemIdentifierType] { order }
    /// The items below no other.
    public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
    /// The items that show: all above them are expanded.
    public var visibleItems: [ItemIdentifierType] { order.filter(isVisible) }
    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { levels[item] != nil }
    /// The place among all items, or nil.
    public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
    /// Whether what stands below an item shows.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether all above an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        sequence(first: item, next: { parents[$0] }).dropFirst().allSatisfy(expanded.contains)
    }
    /// How many items stand above an item.
    public func level(of item: ItemIdentifierType) -> Int { levels[existing: item] }
    /// The item that an item stands below, or nil.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    /// What stands below an item as an outline of its own, with the item or without.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        if includingParent { part.append([parent]) }
        for item in order[range(below: parent)] {
            let above = parents[item]
            part.append([item], to: above == parent && !includingParent ? nil : above)
        }
        part.expanded = expanded.intersection(part.order)
        return part
    }

    // MARK: Changes

    /// Adds items below another, or below none.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let place = parent.map { range(below: $0).upperBound } ?? order.count
        put(items, at: place, below: parent)
    }
    /// Puts items before one, below the same item.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        put(items, at: place(of: beforeIdentifier), below: parents[beforeIdentifier])
    }
    /// Puts items after one and what stands below it, below the same item.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        put(items, at: range(below: afterIdentifier).upperBound, below: parents[afterIdentifier])
    }
    /// Takes items away with what stands below them; those that aren't there are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            let gone = place(of: item)..<range(below: item).upperBound
            for item in order[gone] {
                (parents[item], levels[item]) = (nil, nil)
                expanded.remove(item)
            }
            order.removeSubrange(gone)
        }
    }
    /// Takes all items away.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
    /// Shows what stands below items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
    /// Hides what stands below items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    /// Puts another outline in place of what stands below an item.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot) {
        delete(Array(order[range(below: parent)]))
        for item in snapshot.order { append([item], to: snapshot.parents[item] ?? parent) }
        expanded.formUnion(snapshot.expanded)
    }

    // MARK: Inside

    private func place(of item: ItemIdentifierType) -> Int {
        guard let place = order.firstIndex(of: item) else {
            raise("NSInternalInconsistencyException", "Invalid item identifier specified: \(item)")
        }
        return place
    }

    /// The places of all that stands below an item.
    private func range(below item: ItemIdentifierType) -> Range<Int> {
        let place = place(of: item)
        let level = levels[existing: item]
        let end = order[(place + 1)...].firstIndex { levels[existing: $0] <= level } ?? order.count
        return place + 1..<end
    }

    private mutating func put(_ items: [ItemIdentifierType], at place: Int, below parent: ItemIdentifierType?) {
        let level = parent.map { levels[existing: $0] + 1 } ?? 0
        for item in items {
            if levels.updateValue(level, forKey: item) != nil {
                raise(
                    "NSInternalInconsistencyException",
                    "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}")
            }
            parents[item] = parent
        }
        order.insert(contentsOf: items, at: place)
    }
}

extension Dictionary where Value == Int {
    /// A level that is known to be there; 0 for one that isn't.
    fileprivate subscript(existing key: Key) -> Int { self[key] ?? 0 }
}

import Foundation

/// The sections and items that a list shows at one time, by identifiers that are all different.
///
/// An identifier that is there already, or one that isn't where it should be, stops the process with UIKit's exception.
/// Apple: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items whose cells are to be made anew.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are to be filled anew.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells are to be made anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Makes an empty snapshot.
    public init() {}

    // MARK: What is there

    /// The number of items.
    public var numberOfItems: Int { sectionOfItem.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The number of items of a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { sections[place(of: identifier)].items.count }
    /// The items of a section in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }
    /// The section of an item, or nil.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { sectionOfItem[identifier] }
    /// The place of an item among all items, or nil.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// The place of a section, or nil.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex { $0.identifier == identifier } }

    // MARK: Items

    /// Adds items to the end of a section; of the last one when nil.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard !sections.isEmpty else {
            raise("NSInternalInconsistencyException", "There are currently no sections in the data source. Please add a section first.")
        }
        insert(identifiers, at: { $0.count }, section: sectionIdentifier.map(place) ?? sections.count - 1)
    }
    /// Puts items before one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        let section = sectionPlace(ofItem: beforeIdentifier)
        insert(identifiers, at: { $0.firstIndex(of: beforeIdentifier) ?? $0.count }, section: section)
    }
    /// Puts items after one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let section = sectionPlace(ofItem: afterIdentifier)
        insert(identifiers, at: { ($0.firstIndex(of: afterIdentifier) ?? $0.count - 1) + 1 }, section: section)
    }
    /// Takes items away; those that aren't there are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
        for identifier in gone { sectionOfItem[identifier] = nil }
    }
    /// Takes all items and sections away.
    public mutating func deleteAllItems() { (sections, sectionOfItem) = ([], [:]) }
    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    /// Has the cells of items made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Has the cells of items filled anew.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItemIdentifiers += identifiers }

    // MARK: Sections

    /// Adds sections to the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    /// Puts sections before one.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: place(of: toIdentifier))
    }
    /// Puts sections after one.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: place(of: toIdentifier) + 1)
    }
    /// Takes sections away with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in sections where identifiers.contains(section.identifier) {
            for item in section.items { sectionOfItem[item] = nil }
        }
        sections.removeAll { identifiers.contains($0.identifier) }
    }
    /// Moves a section before another.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: toIdentifier))
    }
    /// Moves a section after another.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: toIdentifier) + 1)
    }
    /// Has the cells of sections made anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }

    // MARK: Inside

    private func place(of section: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(section) else {
            raise("NSInternalInconsistencyException", "Invalid section identifier specified: \(section)")
        }
        return index
    }

    private func sectionPlace(ofItem item: ItemIdentifierType) -> Int {
        guard let section = sectionOfItem[item] else {
            raise("NSInternalInconsistencyException", "Invalid item identifier specified: \(item)")
        }
        return place(of: section)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at index: ([ItemIdentifierType]) -> Int, section: Int) {
        for identifier in identifiers {
            if sectionOfItem.updateValue(sections[section].identifier, forKey: identifier) != nil { failForDuplicate(identifier) }
        }
        sections[section].items.insert(contentsOf: identifiers, at: index(sections[section].items))
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        if Set(identifiers).count < identifiers.count || identifiers.contains(where: { indexOfSection($0) != nil }) {
            raise(
                "NSInternalInconsistencyException",
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(identifiers)")
        }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
    }

    private func failForDuplicate(_ identifier: ItemIdentifierType) -> Never {
        raise(
            "NSInternalInconsistencyException",
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(identifier)\n)}")
    }

    /// The item at a place, or nil.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else { return nil }
        return sections[path.section].items[path.item]
    }

    /// The place of an item, or nil.
    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionOfItem[item], let index = indexOfSection(section) else { return nil }
        return sections[index].items.firstIndex(of: item).map { IndexPath(item: $0, section: index) }
    }

    /// The number of items of the section at a place.
    func count(at section: Int) -> Int { sections.indices.contains(section) ? sections[section].items.count : 0 }

    /// The same without what is to be made anew, as it stands once it is applied.
    var settled: Self {
        var copy = self
        (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers, copy.reloadedSectionIdentifiers) = ([], [], [])
        return copy
    }
}

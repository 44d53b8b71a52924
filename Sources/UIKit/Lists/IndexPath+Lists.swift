import Foundation

extension IndexPath {
    /// Makes the place of a row in a section of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Makes the place of an item in a section of a collection.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section; 0 for a path that has none.
    public var section: Int {
        get { count > 0 ? self[0] : 0 }
        set { self = IndexPath(indexes: [newValue, row]) }
    }

    /// The row in the section; 0 for a path that has none.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }

    /// The item in the section; 0 for a path that has none.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}

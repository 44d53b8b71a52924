import Foundation

/// The outlets of UIKit's own classes: properties that reflection can't set, because they are computed, observed or weak protocols.
@MainActor enum OwnOutlets {
    /// Sets an outlet; nil when the object's UIKit class has none of that name, false when the value doesn't fit it.
    static func set(_ name: String, _ value: NSObject, of object: NSObject) -> Bool? {
        for row in rows where row.name == name {
            if let isSet = row.set(object, value) { return isSet }
        }
        return nil
    }

    private struct Row {
        let name: String
        let set: @MainActor (NSObject, NSObject) -> Bool?

        private init(name: String, set: @escaping @MainActor (NSObject, NSObject) -> Bool?) {
            self.name = name
            self.set = set
        }

        /// A controller's view. Writing through a key path would read it first, and reading loads it.
        @MainActor static let view = Row(name: "view") { object, value in
            guard let controller = object as? UIViewController else { return nil }
            guard let view = value as? UIView else { return false }
            controller.view = view
            return true
        }

        /// Whether a view is, or stands around, the one that is to take it: no view can stand in itself.
        @MainActor private static func holds(_ value: NSObject, _ owner: NSObject) -> Bool {
            guard let outer = value as? UIView, let inner = owner as? UIView else { return false }
            return outer === inner || inner.isDescendant(of: outer)
        }

        /// A property of a class or protocol type.
        @MainActor init<Owner: NSObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>) {
            self.name = name
            set = { object, value in
                guard let owner = object as? Owner else { return nil }
                // A delegate may well stand around what it is the delegate of.
                let isPart = Value.self is UIView.Type
                guard let fitting = value as? Value, !isPart || !Self.holds(value, owner) else { return false }
                owner[keyPath: path] = fitting
                return true
            }
        }
    }

    /// Subclasses before the classes they come from: a table's delegate is another one than a scroll view's.
    private static let rows: [Row] = delegates + dataSources + parts

    private static let delegates: [Row] = [
        Row("delegate", \UITableView.delegate as ReferenceWritableKeyPath<UITableView, (any UITableViewDelegate)?>),
        Row("delegate", \UICollectionView.delegate as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDelegate)?>),
        Row("delegate", \UIScrollView.scrollDelegate), Row("delegate", \UITextField.delegate), Row("delegate", \UIPickerView.delegate),
        Row("delegate", \UISearchBar.delegate), Row("delegate", \UIGestureRecognizer.delegate),
        Row("delegate", \UINavigationController.delegate),
    ]

    private static let dataSources: [Row] = [
        Row("dataSource", \UITableView.dataSource), Row("dataSource", \UICollectionView.dataSource),
        Row("dataSource", \UIPickerView.dataSource), Row("dataSource", \UIPageViewController.dataSource),
    ]

    private static let parts: [Row] = [
        Row.view, Row("tableHeaderView", \UITableView.tableHeaderView),
        Row("tableFooterView", \UITableView.tableFooterView), Row("backgroundView", \UITableView.backgroundView),
        Row("backgroundView", \UICollectionView.backgroundView), Row("refreshControl", \UIScrollView.refreshControl),
        Row("accessoryView", \UITableViewCell.accessoryView), Row("backgroundView", \UITableViewCell.backgroundView),
        Row("selectedBackgroundView", \UITableViewCell.selectedBackgroundView), Row("titleView", \UINavigationItem.titleView),
        Row("backBarButtonItem", \UINavigationItem.backBarButtonItem), Row("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
        Row("rightBarButtonItem", \UINavigationItem.rightBarButtonItem), Row("customView", \UIBarButtonItem.customView),
        Row("inputView", \UITextField.inputView), Row("inputAccessoryView", \UITextField.inputAccessoryView),
        Row("leftView", \UITextField.leftView), Row("rightView", \UITextField.rightView),
    ]
}

extension UIControl.Event {
    /// Events by the names that documents give them.
    static let documentNames: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}

import Foundation

/// The outlets of UIKit's own classes: properties that reflection can't set, because they are computed or weak protocols.
@MainActor enum OwnOutlets {
    /// Sets an outlet; false when the object's UIKit class has none of that name for such a value.
    static func set(_ name: String, _ value: NSObject, of object: NSObject) -> Bool {
        switch name {
        case "view": return setView(value, of: object)
        case "delegate": return setDelegate(value, of: object)
        case "dataSource": return setDataSource(value, of: object)
        default: return false
        }
    }

    private static func setView(_ value: NSObject, of object: NSObject) -> Bool {
        guard let controller = object as? UIViewController, let view = value as? UIView else { return false }
        controller.view = view
        return true
    }

    /// A delegate that doesn't adopt the protocol is left out, as on iOS, where its messages would go unanswered.
    private static func setDelegate(_ value: NSObject, of object: NSObject) -> Bool {
        switch object {
        case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
        case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
        case let scrollView as UIScrollView: scrollView.delegate = value as? any UIScrollViewDelegate
        case let recognizer as UIGestureRecognizer: recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case let navigation as UINavigationController: navigation.delegate = value as? any UINavigationControllerDelegate
        default: return false
        }
        return true
    }

    private static func setDataSource(_ value: NSObject, of object: NSObject) -> Bool {
        switch object {
        case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
        default: return false
        }
        return true
    }
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

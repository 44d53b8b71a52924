import Foundation

/// Something whose look can be set for all of its class at once.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// Something in which an appearance holds: a view or a controller.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

// There is no Objective-C runtime that could note each call of a setter. `appearance()` answers an object of the class that is in no window; what was changed
// of it, among the properties listed below, is given to each view of the class that comes into a window and has the system's value there still.

extension UIView {
    /// The look of all views of the class that come into a window from now on.
    public class func appearance() -> Self { AppearanceLibrary.prototype(of: self, within: []) }

    /// The look of all views of the class that come into a window inside of containers of certain classes, innermost first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceLibrary.prototype(of: self, within: containerTypes)
    }

    /// The look of all views of the class under certain traits: under any here.
    public class func appearance(for trait: UITraitCollection) -> Self { appearance() }

    /// Takes the looks that were set for the view's classes. Called when it comes into a window.
    func takeAppearance() { AppearanceLibrary.apply(to: self) }
}

extension UIBarItem {
    /// The look of all items of the class.
    public class func appearance() -> Self { AppearanceLibrary.prototype(of: self) }

    /// The look of all items of the class in bars inside of certain classes: in all bars here.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
}

@MainActor enum AppearanceLibrary {
    private struct Entry {
        let prototype: UIView
        let fresh: UIView
        let containers: [any UIAppearanceContainer.Type]
    }

    private static var entries: [Entry] = []
    private static var items: [ObjectIdentifier: UIBarItem] = [:]

    static func prototype<View: UIView>(of type: View.Type, within containers: [any UIAppearanceContainer.Type]) -> View {
        let known = entries.first {
            Swift.type(of: $0.prototype) == type && $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let view = known?.prototype as? View { return view }
        let make = { ClassInstance.view(of: type, as: UIView.self, frame: .zero) as? View }
        guard let made = make(), let fresh = make() else {
            raise("NSInternalInconsistencyException", "\(type) can't be made without arguments, so it has no appearance.")
        }
        entries.append(Entry(prototype: made, fresh: fresh, containers: containers))
        return made
    }

    static func prototype<Item: UIBarItem>(of type: Item.Type) -> Item {
        if let known = items[ObjectIdentifier(type)] as? Item { return known }
        guard let made = ClassInstance.object(of: type) as? Item else {
            raise("NSInternalInconsistencyException", "\(type) has no appearance.")
        }
        items[ObjectIdentifier(type)] = made
        return made
    }

    /// What the items of a class were given, for a drawing that finds nothing on the item itself.
    static func look<Item: UIBarItem>(of item: Item) -> UIBarItem? { items[ObjectIdentifier(Swift.type(of: item))] }

    static func apply(to view: UIView) {
        guard !entries.isEmpty else { return }
        // The more particular look first: a property that it has set isn't the system's any longer.
        for entry in entries.sorted(by: { $0.containers.count > $1.containers.count })
        where view.isKind(of: Swift.type(of: entry.prototype)) && view !== entry.prototype && holds(entry.containers, around: view) {
            for property in properties { property(entry.prototype, entry.fresh, view) }
        }
    }

    /// Whether the view stands in objects of the classes, innermost first.
    private static func holds(_ containers: [any UIAppearanceContainer.Type], around view: UIView) -> Bool {
        var rest = containers[...]
        var responder = view.next
        while let here = responder, let wanted = rest.first {
            if let type = wanted as? UIResponder.Type, here.isKind(of: type) { rest.removeFirst() }
            responder = here.next
        }
        return rest.isEmpty
    }

    private typealias Property = (_ prototype: UIView, _ fresh: UIView, _ view: UIView) -> Void

    /// A property that is handed on where the prototype's value was changed and the view's was not.
    private static func property<View: UIView, Value>(
        _ path: ReferenceWritableKeyPath<View, Value>, equal: @escaping (Value, Value) -> Bool
    ) -> Property {
        { prototype, fresh, view in
            guard let prototype = prototype as? View, let fresh = fresh as? View, let view = view as? View else { return }
            let (wanted, usual) = (prototype[keyPath: path], fresh[keyPath: path])
            if !equal(wanted, usual), equal(view[keyPath: path], usual) { view[keyPath: path] = wanted }
        }
    }

    private static func plain<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) -> Property {
        property(path) { $0 == $1 }
    }

    private static func object<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value>) -> Property {
        property(path) { one, other in
            let (one, other) = (one as AnyObject?, other as AnyObject?)
            if let one = one as? NSObject, let other = other as? NSObject { return one === other || one.isEqual(other) }
            return one == nil && other == nil
        }
    }

    private static func attributes<View: UIView>(_ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>) -> Property {
        property(path) { ($0 ?? [:]).isEmpty && ($1 ?? [:]).isEmpty }
    }

    private static let properties: [Property] = [
        { prototype, _, view in
            if let own = prototype.storedTintColor, view.storedTintColor == nil { view.tintColor = own }
        },
        object(\UIView.backgroundColor), plain(\UIView.alpha), plain(\UIView.layer.cornerRadius),
        object(\UILabel.textColor), object(\UILabel.font), plain(\UILabel.textAlignment), plain(\UILabel.numberOfLines),
        object(\UINavigationBar.barTintColor), plain(\UINavigationBar.isTranslucent), plain(\UINavigationBar.barStyle),
        plain(\UINavigationBar.prefersLargeTitles), attributes(\UINavigationBar.titleTextAttributes),
        attributes(\UINavigationBar.largeTitleTextAttributes), object(\UINavigationBar.shadowImage),
        { prototype, fresh, view in
            // The two bars' looks are objects of their own, so a look that was set is another one.
            guard let prototype = prototype as? UINavigationBar, let view = view as? UINavigationBar else { return }
            if prototype.hasOwnStandardAppearance, !view.hasOwnStandardAppearance { view.standardAppearance = prototype.standardAppearance }
            if view.scrollEdgeAppearance == nil { view.scrollEdgeAppearance = prototype.scrollEdgeAppearance }
            if view.compactAppearance == nil { view.compactAppearance = prototype.compactAppearance }
            if view.backgroundImage(for: .default) == nil, let ground = prototype.backgroundImage(for: .default) {
                view.setBackgroundImage(ground, for: .default)
            }
        },
        object(\UITabBar.barTintColor), plain(\UITabBar.isTranslucent), object(\UITabBar.unselectedItemTintColor),
        plain(\UITabBar.barStyle), object(\UITabBar.backgroundImage), object(\UITabBar.shadowImage),
        { prototype, _, view in
            guard let prototype = prototype as? UITabBar, let view = view as? UITabBar else { return }
            if prototype.hasOwnStandardAppearance, !view.hasOwnStandardAppearance { view.standardAppearance = prototype.standardAppearance }
            if view.scrollEdgeAppearance == nil { view.scrollEdgeAppearance = prototype.scrollEdgeAppearance }
        },
        object(\UIToolbar.barTintColor), plain(\UIToolbar.isTranslucent), plain(\UIToolbar.barStyle),
        object(\UISearchBar.barTintColor), plain(\UISearchBar.searchBarStyle), object(\UISwitch.onTintColor),
        object(\UISwitch.thumbTintColor), object(\UISlider.minimumTrackTintColor), object(\UISlider.maximumTrackTintColor),
        object(\UISlider.thumbTintColor), object(\UISegmentedControl.selectedSegmentTintColor),
        object(\UIPageControl.pageIndicatorTintColor),
        object(\UIPageControl.currentPageIndicatorTintColor), object(\UIProgressView.progressTintColor),
        object(\UIProgressView.trackTintColor), object(\UIActivityIndicatorView.color), object(\UITableView.separatorColor),
        plain(\UITableView.separatorStyle), object(\UITextField.textColor), object(\UITextField.font),
        plain(\UITextField.keyboardAppearance), object(\UITextView.textColor), object(\UITextView.font),
        plain(\UIScrollView.keyboardDismissMode),
    ]
}

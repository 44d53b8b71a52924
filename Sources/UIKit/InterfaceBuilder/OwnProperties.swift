import Foundation

/// The properties of UIKit's own classes that user defined runtime attributes may name, under the keys that key-value coding has for them.
/// Reflection can't set them: most are computed, and observers must run.
@MainActor enum OwnProperties {
    /// Sets a property; nil when the object's UIKit class has none of that name, false when the value doesn't fit it.
    static func set(_ name: String, _ value: DocumentValue, of object: AnyObject) -> Bool? {
        guard let rows = byName[name] else { return nil }
        for row in rows {
            if let isSet = row.set(object, value) { return isSet }
        }
        return nil
    }

    /// Whether a value fits a property; nil when the object's UIKit class has none of that name. No value at all fits: it can't be told.
    static func fits(_ name: String, _ value: DocumentValue?, of object: AnyObject) -> Bool? {
        guard let rows = byName[name] else { return nil }
        for row in rows {
            if let fits = row.fits(object, value ?? .nothing) { return value == nil || fits }
        }
        return nil
    }

    /// The properties that change how a view looks or behaves and not where it stands.
    static let looks: Set<String> = Set(layers.map(\.name)).subtracting(["hidden"]).union([
        "alpha", "opaque", "tag", "clipsToBounds", "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "tintColor",
        "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint", "isAccessibilityElement", "restorationIdentifier",
        "contentOffset", "pagingEnabled", "scrollEnabled", "bounces", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator",
        "separatorColor", "textColor", "highlightedTextColor", "enabled", "editable", "selected", "highlighted", "on", "value",
        "minimumValue", "maximumValue", "progress", "currentPage",
    ])

    /// The object that a step of a key path leads to by UIKit's own properties, nil within when there is none now; nil when UIKit has no such property.
    static func ownObject(named name: String, of object: AnyObject) -> AnyObject?? {
        ownStep(name, object)
    }

    /// The object that a step of a key path leads to, nil within when there is none now; nil when the object has no such property.
    static func object(named name: String, of object: AnyObject) -> AnyObject?? {
        ownStep(name, object) ?? OutletStorage.object(named: name, of: object)
    }

    private static func ownStep(_ name: String, _ object: AnyObject) -> AnyObject?? {
        switch (object, name) {
        case (let view as UIView, "layer"): .some(view.layer)
        case (let button as UIButton, "titleLabel"): .some(button.titleLabel)
        case (let button as UIButton, "imageView"): .some(button.imageView)
        case (let cell as UITableViewCell, "textLabel"): .some(cell.textLabel)
        case (let cell as UITableViewCell, "detailTextLabel"): .some(cell.detailTextLabel)
        case (let cell as UITableViewCell, "imageView"): .some(cell.imageView)
        case (let cell as UITableViewCell, "contentView"): .some(cell.contentView)
        case (let controller as UIViewController, "view"): .some(controller.view)
        case (let controller as UIViewController, "navigationItem"): .some(controller.navigationItem)
        case (let controller as UIViewController, "tabBarItem"): .some(controller.tabBarItem)
        default: nil
        }
    }

    private struct Row {
        let name: String
        let set: @MainActor (AnyObject, DocumentValue) -> Bool?
        let fits: @MainActor (AnyObject, DocumentValue) -> Bool?

        @MainActor init<Owner: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
            self.name = name
            set = { object, value in
                guard let owner = object as? Owner else { return nil }
                guard let fitting = value.cast(to: Value.self) else { return false }
                owner[keyPath: path] = fitting
                return true
            }
            fits = { object, value in object is Owner ? value.cast(to: Value.self) != nil : nil }
        }

        /// A property of an enumeration, which key-value coding sets by its number.
        @MainActor init<Owner: AnyObject, Value: RawRepresentable>(number name: String, _ path: ReferenceWritableKeyPath<Owner, Value>)
        where Value.RawValue == Int {
            self.name = name
            @MainActor func read(_ value: DocumentValue) -> Value? { value.cast(to: Int.self).flatMap { Value(rawValue: $0) } }
            set = { object, value in
                guard let owner = object as? Owner else { return nil }
                guard let fitting = read(value) else { return false }
                owner[keyPath: path] = fitting
                return true
            }
            fits = { object, value in object is Owner ? read(value) != nil : nil }
        }
    }

    private static let byName = Dictionary(grouping: layers + views + texts + controls + controllers, by: \.name)

    private static let layers: [Row] = [
        Row("cornerRadius", \CALayer.cornerRadius), Row("borderWidth", \CALayer.borderWidth), Row("masksToBounds", \CALayer.masksToBounds),
        Row("opacity", \CALayer.opacity), Row("hidden", \CALayer.isHidden), Row("shadowOpacity", \CALayer.shadowOpacity),
        Row("shadowOffset", \CALayer.shadowOffset), Row("shadowRadius", \CALayer.shadowRadius), Row("zPosition", \CALayer.zPosition),
        Row("shouldRasterize", \CALayer.shouldRasterize), Row("name", \CALayer.name), Row("borderColor", \CALayer.borderColor),
        Row("backgroundColor", \CALayer.backgroundColor), Row("shadowColor", \CALayer.shadowColor),
    ]

    private static let views: [Row] = [
        Row("hidden", \UIView.isHidden), Row("alpha", \UIView.alpha), Row("opaque", \UIView.isOpaque), Row("tag", \UIView.tag),
        Row("clipsToBounds", \UIView.clipsToBounds), Row("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        Row("multipleTouchEnabled", \UIView.isMultipleTouchEnabled), Row("backgroundColor", \UIView.backgroundColor),
        Row("tintColor", \UIView.tintColor), Row("frame", \UIView.frame), Row("bounds", \UIView.bounds), Row("center", \UIView.center),
        Row("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        Row("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
        Row("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
        Row("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
        Row("exclusiveTouch", \UIView.isExclusiveTouch), Row("accessibilityLabel", \UIView.accessibilityLabel),
        Row("accessibilityHint", \UIView.accessibilityHint), Row("isAccessibilityElement", \UIView.isAccessibilityElement),
        Row("restorationIdentifier", \UIView.restorationIdentifier), Row(number: "contentMode", \UIView.contentMode),
        Row(number: "semanticContentAttribute", \UIView.semanticContentAttribute),
        Row("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
        Row("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
        Row("separatorColor", \UITableView.separatorColor), Row("estimatedRowHeight", \UITableView.estimatedRowHeight),
        Row("sectionHeaderHeight", \UITableView.sectionHeaderHeight), Row("sectionFooterHeight", \UITableView.sectionFooterHeight),
        Row(number: "axis", \UIStackView.axis), Row(number: "alignment", \UIStackView.alignment),
        Row(number: "distribution", \UIStackView.distribution),
        Row("contentSize", \UIScrollView.contentSize), Row("contentOffset", \UIScrollView.contentOffset),
        Row("pagingEnabled", \UIScrollView.isPagingEnabled), Row("scrollEnabled", \UIScrollView.isScrollEnabled),
        Row("bounces", \UIScrollView.bounces), Row("rowHeight", \UITableView.rowHeight), Row("spacing", \UIStackView.spacing),
        Row("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement), Row("image", \UIImageView.image),
        Row("highlightedImage", \UIImageView.highlightedImage),
    ]

    private static let texts: [Row] = [
        Row(number: "textAlignment", \UILabel.textAlignment), Row(number: "lineBreakMode", \UILabel.lineBreakMode),
        Row(number: "textAlignment", \UITextField.textAlignment), Row(number: "textAlignment", \UITextView.textAlignment),
        Row("text", \UILabel.text), Row("textColor", \UILabel.textColor), Row("numberOfLines", \UILabel.numberOfLines),
        Row("enabled", \UILabel.isEnabled), Row("highlightedTextColor", \UILabel.highlightedTextColor),
        Row("minimumScaleFactor", \UILabel.minimumScaleFactor), Row("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
        Row("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth), Row("text", \UITextField.text),
        Row("placeholder", \UITextField.placeholder), Row("textColor", \UITextField.textColor), Row("text", \UITextView.text),
        Row("textColor", \UITextView.textColor), Row("editable", \UITextView.isEditable), Row("text", \UISearchBar.text),
        Row("placeholder", \UISearchBar.placeholder),
    ]

    private static let controls: [Row] = [
        Row("enabled", \UIControl.isEnabled), Row("selected", \UIControl.isSelected), Row("highlighted", \UIControl.isHighlighted),
        Row("on", \UISwitch.isOn), Row("value", \UISlider.value), Row("minimumValue", \UISlider.minimumValue),
        Row("maximumValue", \UISlider.maximumValue), Row("value", \UIStepper.value), Row("minimumValue", \UIStepper.minimumValue),
        Row("maximumValue", \UIStepper.maximumValue),
        Row("progress", \UIProgressView.progress), Row("currentPage", \UIPageControl.currentPage),
        Row("numberOfPages", \UIPageControl.numberOfPages),
    ]

    private static let controllers: [Row] = [
        Row("title", \UIViewController.title), Row("preferredContentSize", \UIViewController.preferredContentSize),
        Row("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
        Row("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets),
        Row("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
        Row("definesPresentationContext", \UIViewController.definesPresentationContext),
        Row("restorationIdentifier", \UIViewController.restorationIdentifier), Row("title", \UIBarItem.title),
        Row("image", \UIBarItem.image), Row("enabled", \UIBarItem.isEnabled), Row("tag", \UIBarItem.tag),
        Row("title", \UINavigationItem.title), Row("prompt", \UINavigationItem.prompt),
    ]
}

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

    /// The object that a step of a key path leads to, nil within when there is none now; nil when the object has no such property.
    static func object(named name: String, of object: AnyObject) -> AnyObject?? {
        switch (object, name) {
        case (let view as UIView, "layer"): view.layer
        case (let button as UIButton, "titleLabel"): button.titleLabel
        case (let button as UIButton, "imageView"): button.imageView
        case (let cell as UITableViewCell, "textLabel"): cell.textLabel
        case (let cell as UITableViewCell, "detailTextLabel"): cell.detailTextLabel
        case (let cell as UITableViewCell, "imageView"): cell.imageView
        case (let cell as UITableViewCell, "contentView"): cell.contentView
        case (let controller as UIViewController, "view"): controller.view
        case (let controller as UIViewController, "navigationItem"): controller.navigationItem
        case (let controller as UIViewController, "tabBarItem"): controller.tabBarItem
        default: OutletStorage.object(named: name, of: object)
        }
    }

    private struct Row {
        let name: String
        let set: @MainActor (AnyObject, DocumentValue) -> Bool?

        @MainActor init<Owner: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
            self.name = name
            set = { object, value in
                guard let owner = object as? Owner else { return nil }
                guard let fitting = value.cast(to: Value.self) else { return false }
                owner[keyPath: path] = fitting
                return true
            }
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
        Row("contentSize", \UIScrollView.contentSize), Row("contentOffset", \UIScrollView.contentOffset),
        Row("pagingEnabled", \UIScrollView.isPagingEnabled), Row("scrollEnabled", \UIScrollView.isScrollEnabled),
        Row("bounces", \UIScrollView.bounces), Row("rowHeight", \UITableView.rowHeight), Row("spacing", \UIStackView.spacing),
        Row("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement), Row("image", \UIImageView.image),
        Row("highlightedImage", \UIImageView.highlightedImage),
    ]

    private static let texts: [Row] = [
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

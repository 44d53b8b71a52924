import Foundation
import IBDocuments

/// Which class an element stands for, and which attribute tables a class reads.
@MainActor enum IBClassTable {
    /// The UIKit class of a view element; `UIView` for those that have no class of their own here (maps, web views...).
    static func view(named name: String) -> UIView.Type {
        views[name] ?? UIView.self
    }

    /// The class that a document's `customClass` and `customModule` name, if it is linked.
    ///
    /// Swift classes go by `Module.Class`. A document without a module means an Objective-C name, or the program's own module.
    static func linkedClass(named name: String, module: String?) -> AnyClass? {
        if let module, let found = NSClassFromString("\(module).\(name)") { return found }
        if let found = NSClassFromString(name) { return found }
        return programModule.flatMap { NSClassFromString("\($0).\(name)") }
    }

    static let programModule: String? = CommandLine.arguments.first.map { path in
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    private static let views: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
        "imageView": UIImageView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "searchBar": UISearchBar.self, "toolbar": UIToolbar.self,
        "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "refreshControl": UIRefreshControl.self, "window": UIWindow.self,
        "control": UIControl.self, "segmentedControl": UISegmentedControl.self, "stepper": UIStepper.self,
        "pageControl": UIPageControl.self,
        "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self, "datePicker": UIDatePicker.self,
        "pickerView": UIPickerView.self, "textField": UITextField.self, "textView": UITextView.self, "button": UIButton.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "visualEffectView": UIVisualEffectView.self,
    ]

    /// The UIKit class of a controller element.
    static func controller(named name: String) -> UIViewController.Type {
        switch name {
        case "navigationController": return UINavigationController.self
        case "tabBarController": return UITabBarController.self
        case "splitViewController": return UISplitViewController.self
        case "tableViewController": return UITableViewController.self
        case "collectionViewController": return UICollectionViewController.self
        case "pageViewController": return UIPageViewController.self
        default: return UIViewController.self
        }
    }

    /// The tables that apply to an object, from the root class down.
    static func attributeTables(for object: NSObject) -> [IBAttributeTable] {
        let type = ObjectIdentifier(Swift.type(of: object))
        if let known = tables[type] { return known }
        let found = allTables.filter { $0.owner(object) }.map(\.table)
        tables[type] = found
        return found
    }

    private static var tables: [ObjectIdentifier: [IBAttributeTable]] = [:]

    private static let allTables: [(owner: (NSObject) -> Bool, table: IBAttributeTable)] = [
        ({ $0 is UIView }, IBAttributeTable(UIView.documentAttributes)),
        ({ $0 is UIScrollView }, IBAttributeTable(UIScrollView.scrollAttributes)),
        ({ $0 is UIStackView }, IBAttributeTable(UIStackView.stackAttributes)),
        ({ $0 is UILabel }, IBAttributeTable(UILabel.labelAttributes)),
        ({ $0 is UIImageView }, IBAttributeTable(UIImageView.imageViewAttributes)),
        ({ $0 is UIControl }, IBAttributeTable(UIControl.controlAttributes)),
        ({ $0 is UISwitch }, IBAttributeTable(UISwitch.switchAttributes)),
        ({ $0 is UISlider }, IBAttributeTable(UISlider.sliderAttributes)),
        ({ $0 is UISearchBar }, IBAttributeTable(UISearchBar.searchBarAttributes)),
        ({ $0 is UIStepper }, IBAttributeTable(UIStepper.stepperAttributes)),
        ({ $0 is UISegmentedControl }, IBAttributeTable(UISegmentedControl.segmentedAttributes)),
        ({ $0 is UIPageControl }, IBAttributeTable(UIPageControl.pageControlAttributes)),
        ({ $0 is UIProgressView }, IBAttributeTable(UIProgressView.progressAttributes)),
        ({ $0 is UIActivityIndicatorView }, IBAttributeTable(UIActivityIndicatorView.activityAttributes)),
        ({ $0 is UIDatePicker }, IBAttributeTable(UIDatePicker.datePickerAttributes)),
        ({ $0 is UITextView }, IBAttributeTable(UITextView.textViewAttributes)),
        ({ $0 is UITextField }, IBAttributeTable(UITextField.textFieldAttributes)),
        ({ $0 is UIButton }, IBAttributeTable(UIButton.buttonAttributes)),
        ({ $0 is UITableView }, IBAttributeTable(UITableView.tableAttributes)),
        ({ $0 is UITableViewCell }, IBAttributeTable(UITableViewCell.cellAttributes)),
        ({ $0 is UICollectionView }, IBAttributeTable(UICollectionView.collectionAttributes)),
        ({ $0 is UICollectionReusableView }, IBAttributeTable(UICollectionReusableView.reusableAttributes)),
        ({ $0 is UIVisualEffectView }, IBAttributeTable(UIVisualEffectView.effectAttributes)),
        ({ $0 is UINavigationBar }, IBAttributeTable(UINavigationBar.navigationBarAttributes)),
        ({ $0 is UIToolbar }, IBAttributeTable(UIToolbar.toolbarAttributes)),
        ({ $0 is UITabBar }, IBAttributeTable(UITabBar.tabBarAttributes)),
        ({ $0 is UIBarItem }, IBAttributeTable(UIBarItem.barItemAttributes)),
        ({ $0 is UIBarButtonItem }, IBAttributeTable(UIBarButtonItem.barButtonAttributes)),
        ({ $0 is UITabBarItem }, IBAttributeTable(UITabBarItem.tabBarItemAttributes)),
        ({ $0 is UINavigationItem }, IBAttributeTable(UINavigationItem.navigationItemAttributes)),
        ({ $0 is UIViewController }, IBAttributeTable(UIViewController.controllerAttributes)),
        ({ $0 is UITableViewController }, IBAttributeTable(UITableViewController.tableControllerAttributes)),
        ({ $0 is UISplitViewController }, IBAttributeTable(UISplitViewController.splitAttributes)),
        ({ $0 is UIGestureRecognizer }, IBAttributeTable(UIGestureRecognizer.recognizerAttributes)),
        ({ $0 is UITapGestureRecognizer }, IBAttributeTable(UITapGestureRecognizer.tapAttributes)),
        ({ $0 is UIPanGestureRecognizer }, IBAttributeTable(UIPanGestureRecognizer.panAttributes)),
        ({ $0 is UIScreenEdgePanGestureRecognizer }, IBAttributeTable(UIScreenEdgePanGestureRecognizer.edgeAttributes)),
        ({ $0 is UISwipeGestureRecognizer }, IBAttributeTable(UISwipeGestureRecognizer.swipeAttributes)),
        ({ $0 is UILongPressGestureRecognizer }, IBAttributeTable(UILongPressGestureRecognizer.longPressAttributes)),
    ]
}

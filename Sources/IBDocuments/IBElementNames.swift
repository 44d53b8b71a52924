/// The tags that Interface Builder gives objects.
public enum IBElementNames {
    /// Tags of views, with and without a class of their own here.
    public static let views: Set<String> = [
        "activityIndicatorView", "arscnView", "arskView", "button", "collectionReusableView", "collectionView", "collectionViewCell",
        "collectionViewCellContentView", "containerView", "control", "datePicker", "glkView", "imageView", "label", "mapView", "mtkView",
        "navigationBar", "pageControl", "pickerView", "progressView", "refreshControl", "sceneKitView", "scrollView", "searchBar",
        "segmentedControl", "skView", "slider", "stackView", "stepper", "switch", "tabBar", "tableView", "tableViewCell",
        "tableViewCellContentView", "textField", "textView", "toolbar", "view", "visualEffectView", "webView", "window", "wkWebView",
        "adBannerView", "bannerView", "colorWell", "calendarView",
    ]

    /// Tags of views that have a natural size on iOS which isn't known here.
    public static let viewsOfUnknownSize: Set<String> = ["colorWell", "calendarView", "adBannerView", "bannerView"]

    /// Whether a tag is that of a view, known or not: what comes with a later Xcode is called like its class as well.
    public static func isView(_ name: String) -> Bool { views.contains(name) || name.hasSuffix("View") }

    /// Whether a tag is that of a view controller, known or not.
    public static func isController(_ name: String) -> Bool { controllers.contains(name) || name.hasSuffix("Controller") }

    /// Tags of view controllers.
    public static let controllers: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
        "splitViewController", "pageViewController", "hostingController", "avPlayerViewController", "glkViewController",
        "imagePickerController", "searchDisplayController", "viewControllerPlaceholder",
    ]
}

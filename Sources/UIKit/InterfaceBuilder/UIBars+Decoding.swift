import Foundation
import IBDocuments

extension UIBarItem {
    /// What documents say about the entries of bars.
    static let barItemAttributes: [DecodedAttribute<UIBarItem>] = [
        .string("title", \.title),
        .image("image", \.image),
        .image("landscapeImage", \.landscapeImagePhone),
        .bool("enabled", \.isEnabled),
        .integer("tag", \.tag),
        .insets("imageInsets", \.imageInsets),
        .custom { item, source, _ in item.documentID = source.element.id },
    ]
}

extension UIBarButtonItem {
    static let barButtonAttributes: [DecodedAttribute<UIBarButtonItem>] = [
        .choice("style", \.style, ["plain": .plain, "done": .done, "bordered": .bordered, "prominent": .done]),
        .cgFloat("width", \.width),
        .color("tintColor", \.tintColor),
        .choice("systemItem", \.systemItem, systemItemNames),
        .custom { item, source, decoder in
            guard let view = source.child(key: "customView") else { return }
            // The canvas shows the view where the document stores it; there it is a view of the bar (see `decodeCanvasContents`), and the
            // item keeps its place.
            guard decoder.purpose == .runtime else { return item.width = view.rect(key: "frame")?.width ?? 0 }
            item.customView = decoder.makeView(view)
        },
    ]

    private static let systemItemNames: [String: SystemItem?] = Dictionary(
        uniqueKeysWithValues: SystemItem.allCases.map { ("\($0)", Optional($0)) })
}

extension UITabBarItem {
    static let tabBarItemAttributes: [DecodedAttribute<UITabBarItem>] = [
        .image("selectedImage", \.selectedImage),
        .string("badgeValue", \.badgeValue),
        .choice("systemItem", \.systemItem, systemItemNames),
    ]

    private static let systemItemNames: [String: SystemItem?] = Dictionary(
        uniqueKeysWithValues: SystemItem.allCases.map { ("\($0)", Optional($0)) })
}

extension UINavigationItem {
    static let navigationItemAttributes: [DecodedAttribute<UINavigationItem>] = [
        .string("title", \.title),
        .string("prompt", \.prompt),
        .bool("hidesBackButton", \.hidesBackButton),
        .bool("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
        .choice("largeTitleDisplayMode", \.largeTitleDisplayMode, ["always": .always, "never": .never, "automatic": .automatic]),
        .custom { item, source, decoder in
            item.documentID = source.element.id
            item.backBarButtonItem = decoder.barButtonItem(source.child(key: "backBarButtonItem"))
            item.leftBarButtonItems = decoder.barButtonItems(source.element, one: "leftBarButtonItem", many: "leftBarButtonItems")
            item.rightBarButtonItems = decoder.barButtonItems(source.element, one: "rightBarButtonItem", many: "rightBarButtonItems")
            guard decoder.purpose == .runtime, let view = source.child(key: "titleView") else { return }
            item.titleView = decoder.makeView(view)
        },
    ]
}

extension UINavigationBar {
    static let navigationBarAttributes: [DecodedAttribute<UINavigationBar>] = [
        .bool("largeTitles", \.prefersLargeTitles),
        .bool("translucent", \.isTranslucent),
        .color("barTintColor", \.barTintColor),
        .choice("barStyle", \.barStyle, UIBarStyle.documentNames),
        .custom { bar, source, decoder in
            bar.titleTextAttributes = decoder.barTextAttributes(source.child(key: "titleTextAttributes"))
            bar.largeTitleTextAttributes = decoder.barTextAttributes(source.child(key: "largeTitleTextAttributes"))
            decoder.decodeAppearances(of: bar, source)
        },
        .custom { bar, source, decoder in
            let items = source.element.list("items").filter { $0.name == "navigationItem" }
            if !items.isEmpty { bar.items = items.compactMap { decoder.makeItem($0) as? UINavigationItem } }
        },
    ]
}

extension UIToolbar {
    static let toolbarAttributes: [DecodedAttribute<UIToolbar>] = [
        .bool("translucent", \.isTranslucent),
        .color("barTintColor", \.barTintColor),
        .choice("barStyle", \.barStyle, UIBarStyle.documentNames),
        .custom { bar, source, decoder in
            let items = source.element.list("items").compactMap { decoder.makeItem($0) as? UIBarButtonItem }
            if !items.isEmpty { bar.items = items }
            if decoder.purpose == .canvas { decoder.placeCustomViews(of: bar, source) }
        },
    ]
}

extension IBDecoder {
    /// Places the views of a toolbar's items that constraints place: their middle is 22 points above the bar's bottom edge, the first one
    /// stands at the screen's margin, and others right after it or after fixed spaces as far as the lengths before them are known (8 documents).
    fileprivate func placeCustomViews(of bar: UIToolbar, _ source: IBSource) {
        var x: CGFloat? = DeviceProfile.systemMinimumMargin(forWidth: screenWidth ?? 0)
        for item in source.element.list("items") {
            if item["systemItem"] == "fixedSpace" {
                x = x.map { $0 + (item.number("width") ?? 0) }
                continue
            }
            guard let element = item.child(key: "customView"), let view = element.id.flatMap({ objects[$0] }) as? UIView else {
                x = nil
                continue
            }
            if !view.translatesAutoresizingMaskIntoConstraints {
                view.centerYAnchor.constraint(equalTo: bar.bottomAnchor, constant: -22).isActive = true
                if let x { view.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: x).isActive = true }
            }
            let width = view.translatesAutoresizingMaskIntoConstraints ? view.bounds.width : view.engineIntrinsicSize.width
            x = width >= 0 ? x.map { $0 + width } : nil
        }
    }
}

extension UITabBar {
    static let tabBarAttributes: [DecodedAttribute<UITabBar>] = [
        .color("unselectedItemTintColor", \.unselectedItemTintColor),
        .custom { bar, source, decoder in
            // What the tint was called before iOS 8.
            if source.child(key: "tintColor") == nil, let color = source.child(key: "selectedImageTintColor").flatMap({ decoder.color($0) })
            {
                bar.tintColor = color
            }
        },
        .bool("translucent", \.isTranslucent),
        .color("barTintColor", \.barTintColor),
        .choice("barStyle", \.barStyle, UIBarStyle.documentNames),
        .custom { bar, source, decoder in
            let items = source.element.list("items").compactMap { decoder.makeItem($0) as? UITabBarItem }
            if !items.isEmpty { bar.items = items }
        },
    ]
}

extension IBDecoder {
    /// The font and the colour of a bar's title (`<textAttributes>`); nil without.
    fileprivate func barTextAttributes(_ element: IBElement?) -> [NSAttributedString.Key: Any]? {
        guard let element, element.name == "textAttributes" else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = font(element.child(key: "fontDescription"), defaultSize: 17) { attributes[.font] = font }
        if let color = element.child(key: "textColor").flatMap({ color($0) }) { attributes[.foregroundColor] = color }
        return attributes
    }

    /// The looks of a bar's states (Xcode 13): where one is there, it holds in place of the bar's own colours.
    fileprivate func decodeAppearances(of bar: UINavigationBar, _ source: IBSource) {
        func appearance(_ key: String) -> UINavigationBarAppearance? {
            guard let element = source.child(key: key), element.name == "navigationBarAppearance" else { return nil }
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = element.child(key: "backgroundColor").flatMap { color($0) }
            appearance.titleTextAttributes = barTextAttributes(element.child(key: "titleTextAttributes")) ?? [:]
            appearance.largeTitleTextAttributes = barTextAttributes(element.child(key: "largeTitleTextAttributes")) ?? [:]
            return appearance
        }
        if let standard = appearance("standardAppearance") {
            let own = bar.barTintColor
            bar.standardAppearance = standard
            if standard.backgroundColor == nil { bar.barTintColor = own }
            if !standard.titleTextAttributes.isEmpty { bar.titleTextAttributes = standard.titleTextAttributes }
            if !standard.largeTitleTextAttributes.isEmpty { bar.largeTitleTextAttributes = standard.largeTitleTextAttributes }
        }
        bar.scrollEdgeAppearance = appearance("scrollEdgeAppearance")
        bar.compactAppearance = appearance("compactAppearance")
    }
}

extension UIBarStyle {
    static let documentNames: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]
}

extension IBDecoder {
    /// The bar item, navigation item or tab bar item of an element.
    package func makeItem(_ element: IBElement) -> NSObject? {
        let coder = IBCoder(element: element, decoder: self)
        switch element.name {
        case "barButtonItem": return UIBarButtonItem(coder: coder)
        case "tabBarItem": return UITabBarItem(coder: coder)
        case "navigationItem": return UINavigationItem(coder: coder)
        default: return nil
        }
    }

    fileprivate func barButtonItem(_ element: IBElement?) -> UIBarButtonItem? {
        element.flatMap { makeItem($0) as? UIBarButtonItem }
    }

    /// The items of one side: documents write one item by its role, and several in a list.
    fileprivate func barButtonItems(_ element: IBElement, one: String, many: String) -> [UIBarButtonItem]? {
        if let single = barButtonItem(element.child(key: one)) { return [single] }
        let items = element.list(many).compactMap { barButtonItem($0) }
        return items.isEmpty ? nil : items
    }

    /// The items that a controller shows in its containers' bars.
    func decodeBarItems(of controller: UIViewController, _ element: IBElement) {
        if let item = element.child(key: "navigationItem").flatMap({ makeItem($0) as? UINavigationItem }) {
            controller.storedNavigationItem = item
        }
        if let item = element.child(key: "tabBarItem").flatMap({ makeItem($0) as? UITabBarItem }) { controller.tabBarItem = item }
        let items = element.list("toolbarItems").compactMap { barButtonItem($0) }
        if !items.isEmpty { controller.toolbarItems = items }
    }

    /// The bars of a container, which it has made itself.
    func decodeBars(of controller: UIViewController, _ element: IBElement) {
        if let navigation = controller as? UINavigationController {
            if let bar = element.first("navigationBar") { decode(navigation.navigationBar, from: bar) }
            applyGlobalTint(to: navigation.navigationBar)
            navigation.isNavigationBarHidden = source(element).bool("navigationBarHidden") ?? false
            navigation.isToolbarHidden = source(element).bool("toolbarHidden") ?? true
        }
        if let tabs = controller as? UITabBarController {
            if let bar = element.first("tabBar") { decode(tabs.tabBar, from: bar) }
            applyGlobalTint(to: tabs.tabBar)
        }
    }
}

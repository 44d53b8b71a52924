import IBDocuments
import UIKit

/// The bars that Interface Builder shows over a controller's view because of the containers it stands in. They take part in the layout only
/// through the safe area; pictures draw them over the root view.
@MainActor struct CanvasChrome {
    let document: IBDocument
    let controller: IBElement
    let graph: SceneGraph
    let context: CanvasContext
    let traits: UITraitCollection
    /// The texts of the language that is asked for.
    let strings: StringsTable

    /// The bars, each with its frame in the root view's coordinates.
    func bars() -> [UIView] {
        [navigationBar(), bottomBar()].compactMap { $0 }
    }

    private var id: String { controller.id ?? "" }
    private var rootSize: CGSize { context.rootFrame.size }
    private var decoder: IBDecoder {
        let decoder = IBDecoder(document: document, classes: context.classes, purpose: .canvas, traits: traits)
        decoder.strings = strings
        return decoder
    }

    // MARK: Navigation bar

    private func navigationBar() -> UIView? {
        let height = context.bars.topBarHeight
        let top = context.safeAreaInsets.top - height
        // A root that begins below the bar is shown without it.
        guard height > 0, top >= 0, context.rootFrame.minY == 0 else { return nil }
        let decoder = decoder
        let navigation = graph.navigationController(of: id)
        let element = navigation?.first("navigationBar")
        let bar = element.flatMap { decoder.makeView($0) as? UINavigationBar } ?? UINavigationBar(frame: .zero)
        let item = controller.child(key: "navigationItem").flatMap { decoder.makeItem($0) as? UINavigationItem } ?? UINavigationItem()
        if item.title == nil { item.title = title(of: controller, decoder) }
        bar.items = (backItem(decoder).map { [$0] } ?? []) + [item]
        addTitleView(to: bar, decoder)
        return placed(bar, CGRect(x: 0, y: top, width: rootSize.width, height: height))
    }

    /// What the back button leads to: the controller that pushes this one.
    private func backItem(_ decoder: IBDecoder) -> UINavigationItem? {
        guard let pusher = graph.pusher(of: id) else { return nil }
        let item = pusher.child(key: "navigationItem").flatMap { decoder.makeItem($0) as? UINavigationItem }
        return item ?? UINavigationItem(title: title(of: pusher, decoder) ?? "Back")
    }

    private func title(of controller: IBElement, _ decoder: IBDecoder) -> String? {
        controller["title"].map { decoder.localized($0, key: "title", of: controller) }
    }

    /// The canvas makes bar items' views where the document stores them.
    private func addTitleView(to bar: UINavigationBar, _ decoder: IBDecoder) {
        guard let element = controller.child(key: "navigationItem")?.child(key: "titleView"), IBElementNames.isView(element.name)
        else {
            return
        }
        let view = decoder.makeView(element)
        decoder.finish()
        bar.topItem?.titleView = view
    }

    // MARK: Tab bar and toolbar

    private func bottomBar() -> UIView? {
        let height = context.bars.bottomBarHeight
        let inset = context.safeAreaInsets.bottom
        guard height > 0, inset >= height else { return nil }
        let frame = CGRect(x: 0, y: rootSize.height - inset, width: rootSize.width, height: inset)
        if let tabs = graph.tabBarController(of: id), controller.bool("hidesBottomBarWhenPushed") != true {
            return placed(tabBar(of: tabs), frame)
        }
        switch controller.child(key: "simulatedBottomBarMetrics")?.name {
        case "simulatedTabBarMetrics": return placed(UITabBar(frame: .zero), frame)
        default: return placed(toolbar(), frame)
        }
    }

    private func tabBar(of tabs: IBElement) -> UITabBar {
        let decoder = decoder
        let bar = tabs.first("tabBar").flatMap { decoder.makeView($0) as? UITabBar } ?? UITabBar(frame: .zero)
        let own = [id, graph.navigationController(of: id)?.id ?? ""]
        let destinations = tabs.list("connections").filter { $0["relationship"] == "viewControllers" }.compactMap { $0["destination"] }
        var items: [UITabBarItem] = []
        for destination in destinations {
            let element = document.elements[destination]
            let item = element?.child(key: "tabBarItem").flatMap { decoder.makeItem($0) as? UITabBarItem }
            let shown = item ?? UITabBarItem(title: element.flatMap { title(of: $0, decoder) }, image: nil, selectedImage: nil)
            items.append(shown)
            if own.contains(destination) { bar.selectedItem = shown }
        }
        bar.items = items
        return bar
    }

    private func toolbar() -> UIToolbar {
        let decoder = decoder
        let bar =
            graph.navigationController(of: id)?.first("toolbar").flatMap { decoder.makeView($0) as? UIToolbar } ?? UIToolbar(frame: .zero)
        bar.items = controller.list("toolbarItems").compactMap { decoder.makeItem($0) as? UIBarButtonItem }
        return bar
    }

    private func placed(_ bar: UIView, _ frame: CGRect) -> UIView {
        bar.traitOverride = traits
        decoder.applyGlobalTint(to: bar)
        bar.translatesAutoresizingMaskIntoConstraints = true
        bar.frame = frame
        bar.layoutIfNeeded()
        return bar
    }
}

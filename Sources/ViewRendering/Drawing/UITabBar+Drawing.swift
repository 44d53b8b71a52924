import Foundation
import UIKit

extension ViewDrawing {
    static let tabBar = ViewDrawing.of(UITabBar.self, content: { bar, pen in pen.draw(bar) })
}

extension Pen {
    fileprivate func draw(_ bar: UITabBar) {
        if let ground = bar.shownGround { barGround(bar.bottomBarExtent, ground, style: bar.barStyle, hairlineAtTop: true) }
        let items = bar.items ?? []
        let height = min(Double(bar.bounds.height), Double(bar.naturalHeight))
        let isSideBySide = traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact
        let layout = TabBarLayout(
            count: items.count, in: bar.bounds, height: height, isSideBySide: isSideBySide, rightToLeft: rightToLeft)
        // A bar on a canvas has nothing chosen; Interface Builder then shows its first tab so.
        let chosen = bar.selectedItem ?? items.first
        for (item, tab) in zip(items, layout.tabs) {
            draw(item, tab, isChosen: item === chosen, bar, isSideBySide: isSideBySide)
        }
    }

    private func draw(_ item: UITabBarItem, _ tab: TabBarLayout.Tab, isChosen: Bool, _ bar: UITabBar, isSideBySide: Bool) {
        let look = bar.shownAppearance(isChosen: isChosen, isSideBySide: isSideBySide)
        let plain = color(bar.unselectedItemTintColor, or: palette.gray)
        let color = self.color(look?.iconColor, or: isChosen ? palette.tint : plain)
        let words = item.shownTitleAttributes(for: isChosen ? .selected : .normal).merging(look?.titleTextAttributes ?? [:]) { $1 }
        if let image = isChosen ? item.selectedImage ?? item.image : item.image {
            barImage(image, in: tab.image.insetBy(dx: -4, dy: 0), side: TabBarLayout.imageSide, color: color)
        } else if let symbol = item.systemItem.flatMap({ SymbolFigure(name: Self.symbolName($0)) }) {
            draw(symbol.marks(in: tab.image, color: color))
        }
        let own = item.titlePositionAdjustment, general = look?.titlePositionAdjustment ?? .zero
        let (dx, dy) = (own.horizontal + general.horizontal, own.vertical + general.vertical)
        if let title = item.shownTitle {
            text(
                title, words[.font] as? UIFont ?? .systemFont(ofSize: isSideBySide ? 13 : 10, weight: .medium),
                in: tab.title.offsetBy(dx: dx, dy: dy),
                isSideBySide ? .leading(rightToLeft) : .center,
                color: self.color(words[.foregroundColor] as? UIColor, or: color))
        }
        if let badge = item.badgeValue {
            let ground = self.color(item.badgeColor ?? look?.badgeBackgroundColor, or: palette.red)
            drawBadge(badge, beside: tab.image, ground, look?.badgeTextAttributes ?? [:])
        }
    }

    private func drawBadge(_ value: String, beside image: CGRect, _ color: RGBA, _ attributes: [NSAttributedString.Key: Any]) {
        let words = line(value, attributes[.font] as? UIFont ?? .systemFont(ofSize: 13))
        let width = max(18, Double(words.size.width) + 10)
        let rect = CGRect(x: image.maxX - 5, y: image.minY - 4, width: width, height: 18)
        canvas.fill(.capsule(rect), color)
        draw(words, in: rect, color: self.color(attributes[.foregroundColor] as? UIColor, or: .white))
    }

    private static func symbolName(_ item: UITabBarItem.SystemItem) -> String {
        switch item {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "download"
        case .mostViewed: "list.bullet"
        }
    }
}

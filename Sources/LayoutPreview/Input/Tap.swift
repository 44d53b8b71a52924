import UIKit
import ViewRendering

/// A finger that came down and left at one place, on no control: what takes it among gestures, rows, bars and fields.
@MainActor struct Tap {
    private let window: UIWindow
    private let hit: UIView?
    private let point: CGPoint
    private let series: TapSeries
    private let time: TimeInterval
    /// Which tap in a row this is.
    private let count: Int

    init(in window: UIWindow, on hit: UIView?, at point: CGPoint, series: TapSeries, time: TimeInterval) {
        (self.window, self.hit, self.point, self.series, self.time) = (window, hit, point, series, time)
        count = series.tapped(at: point, time: time)
    }

    func perform() {
        for view in sequence(first: hit, next: { $0?.superview }).prefix(while: { $0 != nil }).compactMap({ $0 }) where take(view) {
            return
        }
        _ = window.endEditing(true)
    }

    /// Whether the view does something with the tap.
    private func take(_ view: UIView) -> Bool {
        if recognize(view) { return true }
        switch view {
        case let view as UITextView: return view.isEditable && view.becomeFirstResponder()
        case let bar as UISearchBar: return bar.becomeFirstResponder()
        case let cell as UITableViewCell: return choose(cell)
        case let cell as UICollectionViewCell: return choose(cell)
        case let bar as UITabBar: return choose(in: bar)
        case let bar as UINavigationBar: return tap(bar)
        case let bar as UIToolbar: return tap(BarPlaces.items(of: bar), in: bar)
        default: return false
        }
    }

    private func recognize(_ view: UIView) -> Bool {
        let taps = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }.filter(\.isEnabled)
        // A second tap where nobody waits for two is one more single tap.
        guard let tap = taps.first(where: { $0.numberOfTapsRequired == count }) ?? taps.first(where: { $0.numberOfTapsRequired == 1 })
        else { return !taps.isEmpty }
        tap.place = point
        guard tap.mayBegin else { return false }
        let waits = tap.required.contains {
            ($0 as? UITapGestureRecognizer).map { $0.isEnabled && $0.numberOfTapsRequired > count } ?? false
        }
        if waits { series.wait(tap, from: time) } else { tap.finish(.ended) }
        return true
    }

    private func choose(_ cell: UITableViewCell) -> Bool {
        guard let table = enclosing(UITableView.self, cell), table.indexPath(for: cell) != nil else { return false }
        table.tapped(cell, at: cell.convert(point, from: nil))
        return true
    }

    private func choose(_ cell: UICollectionViewCell) -> Bool {
        guard let collection = enclosing(UICollectionView.self, cell), collection.indexPath(for: cell) != nil else { return false }
        collection.tapped(cell, at: cell.convert(point, from: nil))
        return true
    }

    private func enclosing<View: UIView>(_ type: View.Type, _ view: UIView) -> View? {
        sequence(first: view, next: \.superview).compactMap { $0 as? View }.first
    }

    /// The tabs share the bar's width.
    private func choose(in bar: UITabBar) -> Bool {
        guard let items = bar.items, !items.isEmpty, bar.bounds.width > 0 else { return false }
        var index = min(max(Int(bar.convert(point, from: nil).x / bar.bounds.width * CGFloat(items.count)), 0), items.count - 1)
        if bar.effectiveUserInterfaceLayoutDirection == .rightToLeft { index = items.count - 1 - index }
        return bar.choose(index)
    }

    /// Does what the item under the finger does: places are a finger's width larger than what is drawn.
    private func tap(_ places: [(item: UIBarButtonItem, rect: CGRect)], in bar: UIView) -> Bool {
        let place = bar.convert(point, from: nil)
        guard let found = places.first(where: { $0.rect.insetBy(dx: -8, dy: -8).contains(place) }) else { return false }
        found.item.tap(in: bar, at: found.rect)
        return true
    }

    private func tap(_ bar: UINavigationBar) -> Bool {
        if tap(BarPlaces.items(of: bar), in: bar) { return true }
        return goBack(bar)
    }

    /// The back button stands in the leading third of the bar.
    private func goBack(_ bar: UINavigationBar) -> Bool {
        guard let controller = controller(of: bar) as? UINavigationController, controller.viewControllers.count > 1 else { return false }
        let place = bar.convert(point, from: nil).x
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard (isRightToLeft ? bar.bounds.width - place : place) < bar.bounds.width / 3 else { return false }
        controller.popViewController(animated: false)
        return true
    }

    private func controller(of view: UIView) -> UIViewController? {
        sequence(first: view.next, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0 as? UIViewController }.first
    }
}

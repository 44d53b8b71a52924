import Foundation
import Typography
import UIKit

extension ViewDrawing {
    static let navigationBar = ViewDrawing.of(UINavigationBar.self, content: { bar, pen in pen.draw(bar) })
}

extension Pen {
    fileprivate func draw(_ bar: UINavigationBar) {
        let extent = bar.groundExtent
        if let ground = bar.shownGround { barGround(extent, ground, style: bar.barStyle, hairlineAtTop: false) }
        guard let item = bar.topItem else { return }
        let faces = faces(of: item, in: bar)
        let layout = layout(of: bar, item, faces)
        for (face, rect) in zip(faces.leading + faces.trailing, layout.leading + layout.trailing) { face.draw(in: rect, self) }
        if let back = backLine(of: bar, item, faces), let rect = layout.back { drawBack(back, in: rect) }
        drawTitles(of: bar, item, layout)
    }

    /// The items at both sides.
    func faces(of item: UINavigationItem, in bar: UINavigationBar) -> (leading: [BarItemFace], trailing: [BarItemFace]) {
        (shown(item.leftBarButtonItems, in: bar), shown(item.rightBarButtonItems, in: bar))
    }

    private func backLine(
        of bar: UINavigationBar, _ item: UINavigationItem, _ faces: (leading: [BarItemFace], trailing: [BarItemFace])
    ) -> TextLayout? {
        backTitle(of: bar, item, hasLeading: !faces.leading.isEmpty).map { line($0, .systemFont(ofSize: 17), width: 130) }
    }

    /// Where everything stands in the bar.
    func layout(
        of bar: UINavigationBar, _ item: UINavigationItem, _ faces: (leading: [BarItemFace], trailing: [BarItemFace])
    ) -> NavigationBarLayout {
        let back = backLine(of: bar, item, faces)
        let title =
            item.titleView == nil && !bar.showsLargeTitle ? item.title.map { line($0, .systemFont(ofSize: 17, weight: .semibold)) } : nil
        return NavigationBarLayout(
            in: bar.bounds, rowHeight: rowHeight(of: bar),
            parts: NavigationBarLayout.Parts(
                leading: faces.leading.map(\.width), trailing: faces.trailing.map(\.width), back: back.map { Double($0.size.width) + 20 },
                title: Double(item.titleView?.bounds.width ?? title?.size.width ?? 0), hasPrompt: item.prompt != nil,
                hasLargeTitle: bar.showsLargeTitle),
            rightToLeft: rightToLeft)
    }

    private func shown(_ items: [UIBarButtonItem]?, in bar: UINavigationBar) -> [BarItemFace] {
        (items ?? []).filter { !$0.isHidden }.map { BarItemFace($0, self, look: bar.shownItemAppearance(of: $0.style)) }
            .filter { $0.width > 0 }
    }

    private func rowHeight(of bar: UINavigationBar) -> Double {
        traits.userInterfaceIdiom == .pad ? 50 : traits.verticalSizeClass == .compact ? 32 : 44
    }

    /// The back button's words: the title of the item below, unless that item names others; nil where no back button stands.
    private func backTitle(of bar: UINavigationBar, _ item: UINavigationItem, hasLeading: Bool) -> String? {
        guard let below = bar.backItem, !item.hidesBackButton, !hasLeading || item.leftItemsSupplementBackButton else { return nil }
        if below.backButtonShowsArrowOnly { return "" }
        return below.backButtonTitle ?? below.backBarButtonItem?.title ?? below.title ?? "Back"
    }

    private func drawBack(_ title: TextLayout, in rect: CGRect) {
        let chevron = CGRect(x: rightToLeft ? rect.maxX - 11.5 : rect.minX + 1, y: rect.midY - 9, width: 10.5, height: 18)
        canvas.stroke(Glyph.chevron(pointsRight: rightToLeft, in: chevron), palette.tint, width: 2.5, cap: .round)
        let words = CGRect(x: rightToLeft ? rect.minX : rect.minX + 20, y: rect.minY, width: rect.width - 20, height: rect.height)
        draw(title, in: words, .left, color: palette.tint)
    }

    private func drawTitles(of bar: UINavigationBar, _ item: UINavigationItem, _ layout: NavigationBarLayout) {
        let plain: RGBA = bar.barStyle == .black ? .white : palette.label
        let (attributes, largeAttributes) = (bar.shownTitleAttributes, bar.shownLargeTitleAttributes)
        let color = color(attributes[.foregroundColor] as? UIColor, or: plain)
        if let view = item.titleView {
            let size = view.bounds.size
            paint(view, at: CGPoint(x: layout.title.midX - size.width / 2, y: layout.title.midY - size.height / 2))
        } else if let title = item.title, !bar.showsLargeTitle {
            let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
            let offset = bar.shownTitleOffset
            text(title, font, in: layout.title.offsetBy(dx: offset.horizontal, dy: offset.vertical), color: color)
        }
        if let prompt = item.prompt, let rect = layout.prompt {
            text(prompt, .systemFont(ofSize: 12), in: rect, color: palette.secondaryLabel)
        }
        if let large = layout.largeTitle, let title = item.title {
            let font = largeAttributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
            let color = self.color(largeAttributes[.foregroundColor] as? UIColor, or: plain)
            text(title, font, in: large.offsetBy(dx: 0, dy: -2), .leading(rightToLeft), color: color)
        }
    }
}

extension UINavigationBar {
    /// The bar's own rectangle, and the strip of the status bar above it where it stands just below that: in a navigation controller, or
    /// drawn over a scene by itself.
    fileprivate var groundExtent: CGRect {
        guard superview == nil || superview?.next is UINavigationController, frame.minY > 0 else { return bounds }
        return CGRect(x: bounds.minX, y: bounds.minY - frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    }
}

extension UINavigationItem {
    /// Whether the button that leads back to this item has no words.
    fileprivate var backButtonShowsArrowOnly: Bool { backButtonDisplayMode == .minimal }
}

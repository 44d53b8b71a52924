import CoreGraphics
import Foundation

/// The card of a menu with the metrics of iOS 14 to 18: 250 points wide, rows at least 44 tall, 8 between groups, titles of 17 points 16 from the sides.
final class MenuView: UIView {
    static let width: CGFloat = 250
    private static let gap: CGFloat = 8
    private var menu: UIMenu
    private var path: [UIMenu] = []
    private var rows: [(view: UIView, height: CGFloat, startsGroup: Bool)] = []
    /// An element was chosen: it is to be performed, and the menu to be closed unless the element keeps it open.
    private let choose: (UIMenuElement, UIMenu) -> Void
    /// The card has another height.
    private let resized: () -> Void

    init(_ menu: UIMenu, choose: @escaping (UIMenuElement, UIMenu) -> Void, resized: @escaping () -> Void) {
        (self.menu, self.choose, self.resized) = (menu, choose, resized)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 13
        clipsToBounds = true
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another menu.
    func show(_ menu: UIMenu) {
        (self.menu, path) = (menu, [])
        rebuild()
        resized()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: Self.width, height: rows.reduce(0) { $0 + $1.height + ($1.startsGroup ? Self.gap : 0) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            if row.startsGroup { y += Self.gap }
            row.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            y += row.height
        }
    }

    /// Opens a menu inside the shown one, or goes back to the one around.
    private func turn(to menu: UIMenu?) {
        if let menu { path.append(menu) } else { path.removeLast() }
        rebuild()
        resized()
    }

    private func rebuild() {
        for row in rows { row.view.removeFromSuperview() }
        rows = []
        let shown = path.last ?? menu
        if !path.isEmpty {
            add(
                MenuRow(shown.title, image: nil, subtitle: nil, state: .off, indents: false, sign: .back) { [weak self] in
                    self?.turn(to: nil)
                })
        } else if !shown.title.isEmpty {
            add(MenuTitle(shown.title))
        }
        add(shown, startsGroup: false)
    }

    /// The elements of a menu; menus that are displayed inline are groups of their own.
    private func add(_ menu: UIMenu, startsGroup: Bool) {
        let elements = menu.children.flatMap(\.resolved).filter { !$0.shownAttributes.contains(.hidden) }
        let indents = elements.contains { $0.shownState != .off }
        var startsGroup = startsGroup
        var wasInline = false
        for element in elements {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                add(inner, startsGroup: !rows.isEmpty)
                (startsGroup, wasInline) = (true, true)
                continue
            }
            add(row(for: element, in: menu, indents: indents), startsGroup: startsGroup || wasInline)
            (startsGroup, wasInline) = (false, false)
        }
    }

    private func row(for element: UIMenuElement, in menu: UIMenu, indents: Bool) -> MenuRow {
        let inner = element as? UIMenu
        let row = MenuRow(
            element.title, image: element.image, subtitle: element.subtitle, state: element.shownState, indents: indents,
            sign: inner == nil ? nil : .forward
        ) { [weak self] in
            if let inner { self?.turn(to: inner) } else { self?.choose(element, menu) }
        }
        row.isEnabled = !element.shownAttributes.contains(.disabled)
        if element.shownAttributes.contains(.destructive) || inner?.options.contains(.destructive) == true { row.color = .systemRed }
        return row
    }

    private func add(_ row: UIView, startsGroup: Bool = false) {
        addSubview(row)
        rows.append((row, row.sizeThatFits(CGSize(width: Self.width, height: 0)).height, startsGroup && !rows.isEmpty))
        setNeedsLayout()
    }
}

/// The title of a menu, smaller and grey.
private final class MenuTitle: UIView {
    private let label = UILabel()

    init(_ title: String) {
        super.init(frame: .zero)
        (label.text, label.font, label.textColor, label.numberOfLines) = (title, .systemFont(ofSize: 12), .secondaryLabel, 0)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: label.sizeThatFits(CGSize(width: size.width - 32, height: .greatestFiniteMagnitude)).height + 16)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 8)
    }
}

/// A row of a menu: a tick where the element is on, the title with a second line below, the picture at the end.
private final class MenuRow: UIControl {
    enum Sign {
        case back, forward
    }

    private let title = UILabel(), subtitle = UILabel(), picture = UIImageView(), tick = UIImageView()
    private let indents: Bool
    private let sign: Sign?
    var color: UIColor = .label { didSet { recolor() } }

    init(
        _ words: String, image: UIImage?, subtitle second: String?, state: UIMenuElement.State, indents: Bool, sign: Sign?,
        perform: @escaping () -> Void
    ) {
        (self.indents, self.sign) = (indents, sign)
        super.init(frame: .zero)
        (title.text, title.font, title.numberOfLines) = (words, .systemFont(ofSize: 17, weight: sign == .back ? .semibold : .regular), 2)
        (subtitle.text, subtitle.font, subtitle.numberOfLines) = (second, .systemFont(ofSize: 15), 2)
        picture.image = image ?? sign.flatMap { UIImage(systemName: $0 == .back ? "chevron.down" : "chevron.right") }
        picture.contentMode = .scaleAspectFit
        if state != .off { tick.image = UIImage(systemName: state == .on ? "checkmark" : "minus") }
        for view in [title, subtitle, picture, tick] { addSubview(view) }
        addAction(UIAction { _ in perform() }, for: .touchUpInside)
        recolor()
    }

    required init?(coder: NSCoder) { nil }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        recolor()
    }

    private func recolor() {
        let shown: UIColor = isEnabled ? color : .tertiaryLabel
        (title.textColor, picture.tintColor, tick.tintColor) = (shown, shown, shown)
        subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }

    private var textRoom: (start: CGFloat, width: CGFloat) {
        let start: CGFloat = indents ? 36 : 16
        let end: CGFloat = picture.image == nil ? 16 : 16 + 22 + 12
        return (start, MenuView.width - start - end)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: textRoom.width, height: .greatestFiniteMagnitude)
        let second = subtitle.text?.isEmpty == false ? subtitle.sizeThatFits(room).height + 2 : 0
        return CGSize(width: size.width, height: max(44, title.sizeThatFits(room).height + second + 22))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (start, width) = textRoom
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let height = title.sizeThatFits(room).height
        let second = subtitle.text?.isEmpty == false ? subtitle.sizeThatFits(room).height + 2 : 0
        let y = (bounds.height - height - second) / 2
        title.frame = mirrored(CGRect(x: start, y: y, width: width, height: height))
        subtitle.frame = mirrored(CGRect(x: start, y: y + height + 2, width: width, height: max(0, second - 2)))
        picture.frame = mirrored(CGRect(x: bounds.width - 16 - 22, y: (bounds.height - 22) / 2, width: 22, height: 22))
        tick.frame = mirrored(CGRect(x: 12, y: (bounds.height - 15) / 2, width: 16, height: 15))
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
}

extension UIMenuElement {
    /// What the element looks by, where its kind has attributes.
    var shownAttributes: Attributes { (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? [] }
    /// Whether the element is ticked.
    var shownState: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }

    /// The element itself, or what a deferred one stands for now.
    fileprivate var resolved: [UIMenuElement] { (self as? UIDeferredMenuElement)?.elements ?? [self] }
}

/// Elements that are only made when their menu comes up.
///
/// Apple: https://developer.apple.com/documentation/uikit/uideferredmenuelement
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isAskedEachTime: Bool
    private var known: [UIMenuElement]?

    /// Makes elements that are asked for once.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isAskedEachTime: false)
    }

    private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isAskedEachTime: Bool) {
        (self.provider, self.isAskedEachTime) = (provider, isAskedEachTime)
        super.init(title: "", image: nil)
    }

    /// Makes elements that are asked for whenever their menu comes up.
    public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isAskedEachTime: true)
    }

    /// What the provider answers at once; nothing where it answers later.
    fileprivate var elements: [UIMenuElement] {
        if let known, !isAskedEachTime { return known }
        var answer: [UIMenuElement] = []
        provider { answer = $0 }
        known = answer
        return answer
    }
}

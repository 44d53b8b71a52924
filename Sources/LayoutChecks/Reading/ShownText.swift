import UIKit

/// A label's or a button's text beside the room it has.
@MainActor struct ShownText {
    let view: UIView
    let text: String
    let font: UIFont
    /// 0 when there is no bound.
    let lineLimit: Int
    let shrinks: Bool
    let minimumScale: CGFloat
    /// Whether the text grows with the text size that the user prefers.
    let followsTextSize: Bool

    /// Nil for views that are no labels or buttons, or have no text that shows: blanks, as they keep a label's line open, can't be cut off.
    init?(_ view: UIView) {
        guard let text = ViewNoun.text(of: view), !text.allSatisfy(\.isWhitespace) else { return nil }
        let label: UILabel
        if let own = view as? UILabel {
            label = own
        } else if let title = (view as? UIButton)?.titleLabel {
            label = title
        } else {
            return nil
        }
        self.view = view
        self.text = text
        font = label.font
        lineLimit = label.numberOfLines
        shrinks = label.adjustsFontSizeToFitWidth
        minimumScale = label.minimumScaleFactor
        followsTextSize = label.adjustsFontForContentSizeCategory
    }

    var isOneLine: Bool { lineLimit == 1 }
    /// The natural width on one line, in points.
    var oneLineWidth: CGFloat { view.intrinsicContentSize.width }
    var room: CGSize { view.bounds.size }

    /// The height of the lines that are allowed, at the width that the layout gives, in points.
    var neededHeight: CGFloat {
        guard let label = view as? UILabel, !isOneLine else { return view.intrinsicContentSize.height }
        // Half a point more breaks no line that didn't break: widths are rounded to pixels.
        return label.sizeThatFits(CGSize(width: room.width + 0.5, height: .greatestFiniteMagnitude)).height
    }

    /// The height of all lines of a label at the width that the layout gives, in points.
    var heightOfAllLines: CGFloat {
        guard let label = view as? UILabel, !isOneLine else { return neededHeight }
        let bounds = CGRect(x: 0, y: 0, width: room.width, height: 100_000)
        return label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).height
    }

    /// Whether the text holds words that a translator would change, not a number or a symbol.
    var isWords: Bool { text.filter(\.isLetter).count >= 3 }

    /// The rectangle that a label's letters take, in its own coordinates.
    static func inkRect(of label: UILabel) -> CGRect {
        let bounds = label.bounds
        let size = label.numberOfLines == 1 ? label.intrinsicContentSize : label.sizeThatFits(bounds.size)
        let width = min(max(size.width, 0), bounds.width)
        let height = min(max(size.height, 0), bounds.height)
        let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat
        switch label.textAlignment {
        case .center: x = (bounds.width - width) / 2
        case .right: x = bounds.width - width
        case .natural where isRightToLeft: x = bounds.width - width
        default: x = 0
        }
        return CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
    }
}

extension CheckedTree {
    /// The labels and buttons with text that can be seen and whose font is there to be measured.
    var shownTexts: [ShownText] {
        views.compactMap { view in
            guard isShown(view), view.bounds.width > 0.01, view.bounds.height > 0.01, hasItsFont(view) else { return nil }
            return ShownText(view)
        }
    }

    /// Whether the text of a view is measured with the font that its document names, not with one that stands in.
    func hasItsFont(_ view: UIView) -> Bool {
        guard let element = element(of: view) else { return true }
        var isThere = true
        for child in element.children where child.name == "fontDescription" {
            if let name = child["name"], UIFont(name: name, size: 12) == nil { isThere = false }
        }
        return isThere && !element.children.contains { $0.name == "attributedString" }
    }
}

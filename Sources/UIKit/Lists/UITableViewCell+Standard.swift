import CoreGraphics
import Foundation

/// The labels and the picture of a cell's standard content; each is made when it is first asked for.
@MainActor struct StandardCellContent {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
}

// The standard content with the metrics of iOS 13 to 18: 16 points from the edges (20 where the margins are wider), picture first, 44-point rows.

extension UITableViewCell {
    /// The main text.
    public var textLabel: UILabel? {
        if let label = standard.text { return label }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
        standard.text = label
        contentView.addSubview(label)
        return label
    }

    /// The second text; nil in the default arrangement, which has none.
    public var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let label = standard.detail { return label }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value1 ? 17 : 12)
        label.textColor = style == .value1 ? .secondaryLabel : .label
        standard.detail = label
        contentView.addSubview(label)
        return label
    }

    /// The picture at the leading side.
    public var imageView: UIImageView? {
        if let view = standard.image { return view }
        let view = UIImageView(frame: .zero)
        standard.image = view
        contentView.addSubview(view)
        return view
    }

    private var side: CGFloat { max(16, layoutMargins.left) + CGFloat(indentationLevel) * indentationWidth }

    /// 44 points, or what a wrapping main text needs with 12 points above and below.
    func standardHeight(width: CGFloat) -> CGFloat {
        guard let label = standard.text, label.numberOfLines != 1 else { return 44 }
        let fit = label.sizeThatFits(CGSize(width: max(0, width - 2 * side), height: .greatestFiniteMagnitude))
        return max(44, fit.height + 24)
    }

    /// Places picture and texts by the arrangement.
    func layOutStandardContent() {
        guard standard.text != nil || standard.image != nil || standard.detail != nil else { return }
        let bounds = contentView.bounds
        var x = side
        if let image = standard.image, let size = image.image?.size {
            let scale = min(1, size.height > 0 ? bounds.height / size.height : 1)
            let fitted = CGSize(width: size.width * scale, height: size.height * scale)
            image.frame = mirrored(CGRect(x: x, y: (bounds.height - fitted.height) / 2, width: fitted.width, height: fitted.height))
            x += fitted.width + 16
        }
        let room = CGRect(x: x, y: 0, width: max(0, bounds.width - x - (accessoryType == .none ? side : 8)), height: bounds.height)
        switch style {
        case .subtitle: stackTexts(in: room)
        case .value1, .value2: spreadTexts(in: room)
        case .default: standard.text?.frame = mirrored(centred(standard.text, in: room))
        }
    }

    private func stackTexts(in room: CGRect) {
        let text = size(of: standard.text, in: room)
        let detail = size(of: standard.detail, in: room)
        let total = text.height + detail.height
        var y = onPixel((room.height - total) / 2)
        standard.text?.frame = mirrored(CGRect(x: room.minX, y: y, width: text.width, height: text.height))
        y += text.height
        standard.detail?.frame = mirrored(CGRect(x: room.minX, y: y, width: detail.width, height: detail.height))
    }

    private func spreadTexts(in room: CGRect) {
        let detail = size(of: standard.detail, in: room)
        let text = size(of: standard.text, in: CGRect(x: 0, y: 0, width: max(0, room.width - detail.width - 6), height: room.height))
        standard.text?.frame = mirrored(
            CGRect(x: room.minX, y: onPixel((room.height - text.height) / 2), width: text.width, height: text.height))
        standard.detail?.frame = mirrored(
            CGRect(x: room.maxX - detail.width, y: onPixel((room.height - detail.height) / 2), width: detail.width, height: detail.height))
    }

    private func centred(_ label: UILabel?, in room: CGRect) -> CGRect {
        let size = size(of: label, in: room)
        return CGRect(x: room.minX, y: onPixel((room.height - size.height) / 2), width: room.width, height: size.height)
    }

    private func size(of label: UILabel?, in room: CGRect) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: room.width, height: room.height))
        return CGSize(width: min(size.width, room.width), height: size.height)
    }

    private func onPixel(_ points: CGFloat) -> CGFloat { PixelScale(pixelScale).nearest(points) }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: contentView.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

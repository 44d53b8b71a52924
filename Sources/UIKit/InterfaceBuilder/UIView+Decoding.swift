import Foundation
import IBDocuments

extension UIView {
    /// What documents say about every view.
    static let documentAttributes: [DecodedAttribute<UIView>] = [
        .custom { view, source, decoder in
            view.isOnCanvas = decoder.purpose == .canvas
            decoder.decodeGeometry(of: view, source)
        },
        .bool("hidden", \.isHidden),
        .cgFloat("alpha", \.alpha, in: 0...1),
        .bool("opaque", \.isOpaque),
        .bool("clipsSubviews", \.clipsToBounds),
        .bool("userInteractionEnabled", \.isUserInteractionEnabled),
        .bool("multipleTouchEnabled", \.isMultipleTouchEnabled),
        .bool("autoresizesSubviews", \.autoresizesSubviews),
        .integer("tag", \.tag),
        .choice("contentMode", \.contentMode, contentModes),
        .choice("semanticContentAttribute", \.semanticContentAttribute, semanticContentAttributes),
        .color("backgroundColor", \.backgroundColor),
        .custom { view, source, decoder in
            if let color = source.child(key: "tintColor").flatMap({ decoder.color($0) }) { view.tintColor = color }
        },
        .custom { view, source, decoder in view.decodeAccessibility(source, decoder) },
        .string("restorationIdentifier", \.restorationIdentifier),
        .custom { view, source, _ in view.decodeContentPriorities(source) },
        .custom { view, source, _ in view.decodeMargins(source) },
        .custom { view, source, decoder in decoder.decodeGuides(of: view, source.element) },
        .custom { view, source, decoder in decoder.decodeSubviews(of: view, source) },
        .custom { view, source, decoder in decoder.decodeCanvasContents(of: view, source.element) },
        .custom { view, source, decoder in decoder.decodePlaceholderSize(of: view, source) },
    ]

    private static let contentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semanticContentAttributes: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]

    private func decodeContentPriorities(_ source: IBSource) {
        func priority(_ name: String, _ set: (UILayoutPriority) -> Void) {
            // What is out of range is a finding of the document already.
            guard let value = source[name].flatMap(Double.init), value >= 0, value <= 1000 else { return }
            set(UILayoutPriority(Float(value)))
        }
        priority("horizontalHuggingPriority") { setContentHuggingPriority($0, for: .horizontal) }
        priority("verticalHuggingPriority") { setContentHuggingPriority($0, for: .vertical) }
        priority("horizontalCompressionResistancePriority") { setContentCompressionResistancePriority($0, for: .horizontal) }
        priority("verticalCompressionResistancePriority") { setContentCompressionResistancePriority($0, for: .vertical) }
    }

    private func decodeMargins(_ source: IBSource) {
        if let preserves = source.bool("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = preserves }
        if let insets = source.bool("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = insets }
        if let follows = source.bool("layoutMarginsFollowReadableWidth") { marginsFollowReadableWidth = follows }
        if let child = source.child(key: "layoutMargins") { layoutMargins = UIEdgeInsets(document: child) }
        if let child = source.child(key: "directionalLayoutMargins") { directionalLayoutMargins = NSDirectionalEdgeInsets(document: child) }
    }
}

extension IBDecoder {
    /// The frame, the autoresizing mask, and which of the two systems positions the view.
    func decodeGeometry(of view: UIView, _ source: IBSource) {
        if let translates = source.bool("translatesAutoresizingMaskIntoConstraints") {
            // `fixedFrame` views have no constraints of their own: the frame holds, as if the mask were translated.
            view.translatesAutoresizingMaskIntoConstraints = translates || source.bool("fixedFrame") == true
        }
        if let frame = source.element.rect(key: "frame") ?? source.element.insetFrame { view.frame = frame }
        if let mask = source.child(key: "autoresizingMask") { view.autoresizingMask = UIView.AutoresizingMask(document: self.source(mask)) }
    }

    /// The natural size that stands in for a custom view's on the canvas.
    func decodePlaceholderSize(of view: UIView, _ source: IBSource) {
        guard purpose == .canvas else { return }
        func length(_ name: String) -> CGFloat {
            // Documents write "infinite" for no size of its own.
            source[name] == "infinite" ? UIView.noIntrinsicMetric : source.number(name) ?? UIView.noIntrinsicMetric
        }
        var size = CGSize(width: length("placeholderIntrinsicWidth"), height: length("placeholderIntrinsicHeight"))
        // A text field that the canvas hasn't laid out since it came from the library has no rectangle, and that one's height (2 documents).
        if size.height < 0, source.element.name == "textField", source.element.rect(key: "frame") == nil { size.height = 34 }
        // The stored size stands for a natural one that isn't known (`ib.unknown-size`).
        if IBElementNames.viewsOfUnknownSize.contains(source.element.name), size.width < 0, size.height < 0,
            let stored = source.element.rect(key: "frame")?.size
        {
            size = stored
        }
        if size.width >= 0 || size.height >= 0 { view.placeholderIntrinsicSize = size }
        // What a custom view that was drawn on the canvas said of itself; it stands whatever its UIKit class would say.
        view.designedIntrinsicSize = source.element.id.flatMap { designableSizes[$0] }
    }

    /// The guides that have an id of their own, so that constraints can name them.
    func decodeGuides(of view: UIView, _ element: IBElement) {
        for guide in element.children where guide.name == "viewLayoutGuide" {
            guard let object = layoutGuide(guide.key ?? "", of: view) else { continue }
            register(object, for: guide)
        }
    }

    private func layoutGuide(_ key: String, of view: UIView) -> UILayoutGuide? {
        switch key {
        case "safeArea": return view.safeAreaLayoutGuide
        case "layoutMargins": return view.layoutMarginsGuide
        case "readableContent": return view.readableContentGuide
        case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
        case "keyboard": return view.keyboardLayoutGuide
        default: return nil
        }
    }

    /// Views of the canvas that stand in no `subviews` list: cells, headers, title views, bar items' views, refresh controls.
    func decodeCanvasContents(of view: UIView, _ element: IBElement) {
        for child in element.children where child.name != "subviews" {
            // Old documents give a cell's content view no id.
            if IBElementNames.isView(child.name), child.id != nil || child.key == "contentView" {
                if child.key == "contentView", let content = contentView(of: view) {
                    decode(content, from: child)
                    if content.superview == nil { view.insertSubview(content, at: 0) }
                    if view is UIVisualEffectView { keepSize(of: view, contents: child) }
                } else if purpose == .canvas {
                    let made = makeView(child)
                    view.addSubview(made)
                    keepStoredFrame(of: made, child, in: element)
                    // Bars place the views of their items; a bar of another size leaves theirs as it is.
                    if child.key == "customView" { made.autoresizingMask = [] }
                }
            } else if purpose == .canvas {
                decodeCanvasContents(of: view, child)
            }
        }
    }

    /// The view that holds a cell's or an effect view's contents, which the class makes itself.
    private func contentView(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: return cell.contentView
        case let cell as UICollectionViewCell: return cell.contentView
        case let effect as UIVisualEffectView: return effect.contentView
        default: return nil
        }
    }

    /// The subviews that are installed for these size classes, back to front.
    func decodeSubviews(of view: UIView, _ source: IBSource) {
        let list = source.element.list("subviews")
        guard !list.isEmpty else { return }
        let excluded = source.element.excluded(from: "subviews", for: classes)
        for element in list where !excluded.contains(element.id ?? "") {
            let child = makeView(element)
            let isPlacedByFrame = child.translatesAutoresizingMaskIntoConstraints
            if let stack = view as? UIStackView { stack.addArrangedSubview(child) } else { view.addSubview(child) }
            if let stack = view as? UIStackView {
                keepLength(of: child, element, isPlacedByFrame, in: source)
                keepBreadth(of: child, in: stack, source)
                if isPlacedByFrame { keepPlace(of: child, element, in: stack, source) }
            }
            if let column = child as? UIStackView { keepBroad(column, element, in: view) }
            keepStoredFrame(of: child, element, in: source.element)
        }
    }

    /// On the canvas, a view whose superview's stored size isn't known can't follow it: its own stored rectangle is the answer.
    private func keepStoredFrame(of child: UIView, _ element: IBElement, in parent: IBElement) {
        guard purpose == .canvas, child.translatesAutoresizingMaskIntoConstraints else { return }
        let stored = parent.rect(key: "frame") ?? .zero
        if stored.width == 0 || stored.height == 0, parent["translatesAutoresizingMaskIntoConstraints"] == "NO" {
            child.autoresizingMask = []
        }
    }
}

extension UIView {
    /// The natural size that the engine works with: on the canvas, what the document says in place of the class.
    var engineIntrinsicSize: CGSize {
        // What its author wrote for the canvas counts for more than what the custom view said when it was drawn (two views of a document).
        var size = designedIntrinsicSize ?? intrinsicContentSize
        guard let placeholder = placeholderIntrinsicSize else { return size }
        if placeholder.width >= 0 { size.width = placeholder.width }
        if placeholder.height >= 0 { size.height = placeholder.height }
        return size
    }
}

extension UIView.AutoresizingMask {
    /// The mask of an `autoresizingMask` element.
    @MainActor init(document source: IBSource) {
        self = []
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        for (name, part) in parts where source.bool(name) == true { insert(part) }
    }
}

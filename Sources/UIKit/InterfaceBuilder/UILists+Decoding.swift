import Foundation
import IBDocuments

extension UITableView {
    /// What documents say about tables. On the canvas the cells, headers and footers are views of the table (`decodeCanvasContents`).
    static let tableAttributes: [DecodedAttribute<UITableView>] = [
        .custom { table, source, _ in
            if let style = source.choice("style", styles) { table.become(style) }
        },
        .custom { table, source, _ in
            // Documents write -1 for the automatic dimension.
            @MainActor func height(_ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>) {
                guard let value = source.number(name) else { return }
                table[keyPath: path] = value < 0 ? UITableView.automaticDimension : value
            }
            height("rowHeight", \.rowHeight)
            height("estimatedRowHeight", \.estimatedRowHeight)
            height("sectionHeaderHeight", \.sectionHeaderHeight)
            height("sectionFooterHeight", \.sectionFooterHeight)
        },
        .choice("separatorStyle", \.separatorStyle, ["none": .none, "default": .singleLine, "singleLine": .singleLine]),
        .color("separatorColor", \.separatorColor),
        .insets("separatorInset", \.separatorInset),
        .bool("allowsSelection", \.allowsSelection),
        .bool("allowsMultipleSelection", \.allowsMultipleSelection),
        .custom { table, source, decoder in decoder.makeSectionTitles(of: table, source) },
        .custom { table, source, decoder in
            guard decoder.purpose == .runtime else { return }
            table.tableHeaderView = source.child(key: "tableHeaderView").map { decoder.makeView($0) }
            table.tableFooterView = source.child(key: "tableFooterView").map { decoder.makeView($0) }
            if source["dataMode"] == "static" { table.staticContent = StaticTableContent(source.element, decoder) }
            for prototype in source.element.list("prototypes") where prototype.name == "tableViewCell" {
                guard let identifier = prototype["reuseIdentifier"] else { continue }
                table.register(decoder.nib(of: prototype), forCellReuseIdentifier: identifier)
            }
        },
    ]

    private static let styles: [String: Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
}

extension UITableViewCell {
    /// What documents say about table cells.
    static let cellAttributes: [DecodedAttribute<UITableViewCell>] = [
        .custom { cell, source, _ in
            let style = source.choice("style", styles) ?? .default
            cell.become(style: style, reuseIdentifier: source["reuseIdentifier"])
        },
        .choice(
            "accessoryType", \.accessoryType,
            [
                "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
                "checkmark": .checkmark, "detailButton": .detailButton,
            ]),
        .choice("selectionStyle", \.selectionStyle, ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
        .integer("indentationLevel", \.indentationLevel),
        .cgFloat("indentationWidth", \.indentationWidth),
        .insets("separatorInset", \.separatorInset),
        .custom { cell, source, decoder in
            // On the canvas they are views of the cell at their stored frames (`decodeCanvasContents`).
            guard decoder.purpose == .runtime else { return }
            if let view = source.child(key: "accessoryView") { cell.accessoryView = decoder.makeView(view) }
            if let view = source.child(key: "backgroundView") { cell.backgroundView = decoder.makeView(view) }
            if let view = source.child(key: "selectedBackgroundView") { cell.selectedBackgroundView = decoder.makeView(view) }
        },
    ]

    private static let styles: [String: CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
        "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
}

extension UICollectionView {
    /// What documents say about collection views.
    static let collectionAttributes: [DecodedAttribute<UICollectionView>] = [
        .custom { view, source, decoder in
            guard let layout = source.child(key: "collectionViewLayout"), layout.name == "collectionViewFlowLayout" else { return }
            view.collectionViewLayout = UICollectionViewFlowLayout(document: decoder.source(layout))
        },
        .bool("allowsSelection", \.allowsSelection),
        .bool("allowsMultipleSelection", \.allowsMultipleSelection),
        .custom { view, source, decoder in
            guard decoder.purpose == .runtime else { return }
            for prototype in source.element.list("cells") where prototype.name == "collectionViewCell" {
                guard let identifier = prototype["reuseIdentifier"] else { continue }
                view.register(decoder.nib(of: prototype), forCellWithReuseIdentifier: identifier)
            }
            let kinds = [
                "sectionHeaderView": UICollectionView.elementKindSectionHeader,
                "sectionFooterView": UICollectionView.elementKindSectionFooter,
            ]
            for (key, kind) in kinds {
                guard let prototype = source.child(key: key), let identifier = prototype["reuseIdentifier"] else { continue }
                view.register(decoder.nib(of: prototype), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        },
    ]
}

extension UICollectionReusableView {
    /// What documents say about the cells, headers and footers of collections.
    static let reusableAttributes: [DecodedAttribute<UICollectionReusableView>] = [
        .custom { view, source, _ in
            if let identifier = source["reuseIdentifier"] { view.become(reuseIdentifier: identifier) }
        }
    ]
}

extension UICollectionViewFlowLayout {
    /// The layout of a `collectionViewFlowLayout` element.
    convenience init(document source: IBSource) {
        self.init()
        let element = source.element
        if let direction = source.choice("scrollDirection", Self.directions) { scrollDirection = direction }
        minimumLineSpacing = source.number("minimumLineSpacing") ?? 0
        minimumInteritemSpacing = source.number("minimumInteritemSpacing") ?? 0
        if let size = element.size(key: "itemSize") { itemSize = size }
        if let size = element.size(key: "headerReferenceSize") { headerReferenceSize = size }
        if let size = element.size(key: "footerReferenceSize") { footerReferenceSize = size }
        if let insets = element.child(key: "sectionInset") { sectionInset = UIEdgeInsets(document: insets) }
    }

    private static let directions: [String: UICollectionView.ScrollDirection] = ["vertical": .vertical, "horizontal": .horizontal]
}

extension IBDecoder {
    /// A nib that makes a prototype afresh for each row.
    fileprivate func nib(of prototype: IBElement) -> UINib {
        UINib(document: document, bundle: bundle, prototype: prototype, controller: controller)
    }
}

import Findings
import Foundation
import IBDocuments
import IBLoading
import LayoutChecks
import LayoutEngine
import UIKit
import ViewRendering

/// One laid-out tree as the page reads it: what doesn't change with the variations, and what does, each by its place in the tables.
@MainActor struct VariationWriter {
    let tables: PageTables
    let tree: LaidOutTree
    let checked: CheckedTree
    private let light: [RecordedView]
    private let dark: [RecordedView]
    private var index: SceneIndex
    private let scale: CGFloat
    private let floating: FloatingViews

    init(_ tree: LaidOutTree, of document: IBDocument, scale: CGFloat, tables: PageTables) {
        self.tables = tables
        self.tree = tree
        self.scale = scale
        checked = CheckedTree(tree, of: document)
        let recorder = SceneRecorder(scale: scale)
        let bars = tree.bars
        tree.rootView.layoutIfNeeded()
        floating = FloatingViews(below: tree.rootView)
        light = recorder.views(of: tree.rootView, under: bars, style: .light)
        dark = recorder.views(of: tree.rootView, under: bars, style: .dark)
        index = SceneIndex(light)
    }

    /// `{"t":tree,"f":frames,"m":drawings,"n":natural sizes,"s":scroll views,"g":guides,"w":wrapping texts,"y":system,"k":constants}`,
    /// each a place in the table of that kind.
    mutating func json() -> String {
        let constraints = checked.allConstraints
        let export = tree.rootView.layoutExport
        // The tree is written first: it numbers the guides that the rest speaks of.
        _ = index.place(of: tree.rootView.safeAreaLayoutGuide)
        let texts = constraints.map { constraintText($0) }
        let system = export.map { systemText($0, constraints) }
        let treePlace = tables.trees.place(of: treeText(texts))
        var members = [
            "\"t\":\(treePlace)", "\"f\":\(list(frames))", "\"m\":\(list(drawings))", "\"n\":\(list(naturalSizes))",
            "\"s\":\(list(scrollViews))", "\"g\":\(list(guideFrames))", "\"w\":\(tables.lists.place(of: wrapping))", "\"x\":\(Int(scale))",
        ]
        if let system { members += ["\"y\":\(tables.systems.place(of: system.shape))", "\"k\":\(list(system.constants))"] }
        return "{" + members.joined(separator: ",") + "}"
    }

    private func list(_ numbers: [String]) -> Int { tables.lists.place(of: "[" + numbers.joined(separator: ",") + "]") }

    private func number(_ value: CGFloat) -> String { RecordedPath.number(Double(value)) }

    /// A number of the constraint system: as exact as it is.
    private func exact(_ value: Double) -> String { value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)" }

    // MARK: What varies

    private var frames: [String] {
        light.flatMap { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(number) }
    }

    private var drawings: [String] {
        let writer = MarkText(tables: tables)
        return zip(light, dark).flatMap { one, other in
            [(one.under, other.under), (one.over, other.over)].map { light, dark in
                light.isEmpty && dark.isEmpty ? "-1" : String(tables.drawings.place(of: writer.text(light: light, dark: dark)))
            }
        }
    }

    /// Width and height of each view that has them, -1 where it has none.
    private var naturalSizes: [String] {
        light.flatMap { recorded in
            let size = recorded.view.intrinsicContentSize
            return [size.width, size.height].map { $0 == UIView.noIntrinsicMetric ? "-1" : number($0) }
        }
    }

    /// For each scroll view: its place, the size of its content, the insets from the top clockwise to the left, the offset.
    private var scrollViews: [String] {
        light.enumerated().flatMap { place, recorded -> [String] in
            guard let view = recorded.view as? UIScrollView else { return [] }
            let inset = view.adjustedContentInset
            return [String(place)]
                + [
                    view.contentSize.width, view.contentSize.height, inset.top, inset.right, inset.bottom, inset.left, view.contentOffset.x,
                    view.contentOffset.y,
                ].map(number)
        }
    }

    /// The frames of the guides in their views' bounds.
    private var guideFrames: [String] {
        index.guides.flatMap { guide in
            let frame = guide.layoutFrame
            return [frame.minX, frame.minY, frame.width, frame.height].map(number)
        }
    }

    // MARK: What doesn't

    private mutating func treeText(_ constraints: [String]) -> String {
        let views = light.map { viewText($0) }.joined(separator: ",")
        let guides = index.guides.map { guide in
            let owner = guide.owningView
            let place = owner.flatMap { index.place(of: $0) } ?? 0
            return "[\(place),\(JSONText.string(checked.name(ofItem: guide)))]"
        }
        return "{\"v\":[\(views)],\"g\":[\(guides.joined(separator: ","))],\"k\":[\(constraints.joined(separator: ","))]}"
    }

    /// `[parent, class, id, name, text, flags, radius, corners, opacity, shadow, transform, depth, priorities, insets, line]`.
    private func viewText(_ recorded: RecordedView) -> String {
        let view = recorded.view
        let horizontal = [view.contentHuggingPriority(for: .horizontal), view.contentCompressionResistancePriority(for: .horizontal)]
        let vertical = [view.contentHuggingPriority(for: .vertical), view.contentCompressionResistancePriority(for: .vertical)]
        let priorities = (horizontal + vertical).map { number(CGFloat($0.rawValue)) }.joined(separator: ",")
        let insets = view.alignmentRectInsets
        let text = ViewText.text(of: view)
        let transform = recorded.transform.map { matrix in
            "[" + [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { String(Double($0)) }.joined(separator: ",") + "]"
        }
        let parts = [
            recorded.parent.map(String.init) ?? "-1", JSONText.string(view.documentClassName ?? String(describing: type(of: view))),
            JSONText.string(view.documentID ?? ""), JSONText.string(checked.shortName(view)), JSONText.string(text),
            String(flags(recorded)), number(recorded.cornerRadius), String(recorded.roundedCorners),
            RecordedPath.number(recorded.opacity), recorded.shadow.map(shadowText) ?? "0", transform ?? "0", number(recorded.depth),
            "[\(priorities)]",
            insets == .zero ? "0" : "[\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ","))]",
            String(view.sourceLine ?? 0),
        ]
        return "[" + parts.joined(separator: ",") + "]"
    }

    /// 1 hidden, 2 clips, 4 scrolls, 8 laid out by frame and mask, 16 of the document, 32 reads from right to left, 64 pages,
    /// 128 and 256 stays in place while its scroll view scrolls across and down.
    private func flags(_ recorded: RecordedView) -> Int {
        let view = recorded.view
        let scroll = view as? UIScrollView
        let all: [(Bool, Int)] = [
            (recorded.isHidden, 1), (recorded.isClipping, 2), (scroll?.isScrollEnabled == true, 4),
            (view.translatesAutoresizingMaskIntoConstraints, 8), (view.documentID != nil, 16),
            (view.effectiveUserInterfaceLayoutDirection == .rightToLeft, 32), (scroll?.isPagingEnabled == true, 64),
            (floating.across.contains(ObjectIdentifier(view)), 128), (floating.down.contains(ObjectIdentifier(view)), 256),
        ]
        return all.reduce(0) { $1.0 ? $0 | $1.1 : $0 }
    }

    private func shadowText(_ shadow: RecordedShadow) -> String {
        let color = MarkText(tables: tables).pair(shadow.color, shadow.color)
        return
            "[\(color),\(number(shadow.blur)),\(number(shadow.offset.width)),\(number(shadow.offset.height)),\(shadow.isOfGround ? 1 : 0)]"
    }

    /// `[text, first, attribute, second, attribute, priority, made by UIKit, id, line, relation, multiplier]`; the constant is in the text.
    private mutating func constraintText(_ constraint: NSLayoutConstraint) -> String {
        func place(_ item: AnyObject?) -> String { index.place(of: item).map(String.init) ?? "null" }
        let parts = [
            JSONText.string(checked.text(constraint)), place(constraint.firstItem), String(constraint.firstAttribute.rawValue),
            place(constraint.secondItem), String(constraint.secondAttribute.rawValue), number(CGFloat(constraint.priority.rawValue)),
            constraint.isSystem ? "1" : "0", JSONText.string(constraint.documentID ?? ""), String(constraint.sourceLine ?? 0),
            String(constraint.relation.rawValue),
        ]
        return "[" + parts.joined(separator: ",") + "]"
    }

    // MARK: The constraint system

    /// The shape: `{"v":[item, axis + 2 * kind, ...],"r":[[relation, priority, flags, meaning, of, part, variable, coefficient, ...], ...]}`,
    /// and the constants of the rows. Meanings: 0 constraint, 1 autoresizing, 2 not negative, 3 natural length.
    private mutating func systemText(_ export: LayoutExport, _ constraints: [NSLayoutConstraint]) -> (shape: String, constants: [String]) {
        var places: [ObjectIdentifier: Int] = [:]
        for (place, constraint) in constraints.enumerated() { places[ObjectIdentifier(constraint)] = place }
        func place(_ item: ItemID, _ index: inout SceneIndex) -> Int {
            let object: AnyObject? = export.view(of: item) ?? export.guide(of: item)
            return index.place(of: object) ?? 1_000_000
        }
        let variables = export.system.variables.map { "\(place($0.item, &index)),\($0.axis.rawValue + 2 * $0.kind.rawValue)" }
        var rows: [String] = []
        for row in export.system.rows {
            let meaning: String
            switch row.meaning {
            case .constraint(let handle):
                meaning = "0,\(export.constraint(of: handle).flatMap { places[ObjectIdentifier($0)] } ?? -1),0"
            case .autoresizing(let item, let axis, let isLength):
                meaning = "1,\(place(item, &index)),\(axis.rawValue * 2 + (isLength ? 1 : 0))"
            case .nonNegative(let item, let axis): meaning = "2,\(place(item, &index)),\(axis.rawValue * 2)"
            case .intrinsic(let item, let axis, let isHugging):
                meaning = "3,\(place(item, &index)),\(axis.rawValue * 2 + (isHugging ? 1 : 0))"
            }
            let relation = ["0", "1", "2"][Int(row.relation.rawValue)]
            let flags = (row.entersLate ? 1 : 0) + (row.entersFirst ? 2 : 0) + (row.isBroken ? 4 : 0)
            let terms = row.terms.map { ",\($0.variable),\(exact($0.coefficient))" }.joined()
            rows.append("[\(relation),\(exact(Double(row.priority))),\(flags),\(meaning)\(terms)]")
        }
        return (
            "{\"v\":[\(variables.joined(separator: ","))],\"r\":[\(rows.joined(separator: ","))]}",
            export.system.rows.map { exact($0.constant) }
        )
    }

    // MARK: Wrapping texts

    /// By the place of the label: how its text wraps at every width, and the glyphs of the whole text on one line.
    private var wrapping: String {
        let labels = light.enumerated().compactMap { place, recorded -> String? in
            guard let label = recorded.view as? UILabel, label.wraps, !recorded.isHidden, label.text?.isEmpty == false else { return nil }
            return WrappedLabel(label, tables: tables).json.map { "\"\(place)\":\($0)" }
        }
        return "{" + labels.joined(separator: ",") + "}"
    }
}

import Findings
import Foundation
import Typography
import UIKit
import ViewRendering

/// A text that wraps, so that a page can set it at any width: the glyphs of the whole text, and where lines may end.
@MainActor struct WrappedLabel {
    let label: UILabel
    let tables: PageTables

    init(_ label: UILabel, tables: PageTables) { (self.label, self.tables) = (label, tables) }

    /// `{"a":alignment,"n":number of lines,"h":[height of a line, of a further one, first baseline, pixels a point],"o":[where lines may end],
    /// "u":1 where a last word takes the one before it along,"p":[first characters of paragraphs],"k":[blanks],"e":[glyph and width of the ellipsis],
    /// "r":[[size, colour, first character, right edge, glyph, x, ...]]}`;
    /// nil for a text whose glyphs don't stand for one character each.
    var json: String? {
        guard let measures = label.wrappingMeasures, let text = label.text, let runs = runs(of: measures.layout) else { return nil }
        let blanks = text.utf16.enumerated().compactMap { place, unit in Self.blanks.contains(unit) ? place : nil }
        let members = [
            "\"a\":\(alignment)", "\"n\":\(label.numberOfLines)",
            "\"h\":\(list([measures.lineHeight, measures.pitch, measures.firstBaseline, measures.scale].map(exact)))",
            "\"o\":\(list(measures.breaks.map(String.init)))", "\"u\":\(measures.pushesOutLastWord ? 1 : 0)",
            "\"p\":\(list(measures.layout.lines.map { String($0.range.lowerBound) }))", "\"k\":\(list(blanks.map(String.init)))",
            "\"e\":\(ellipsis)", "\"r\":[\(runs)]",
        ]
        return "{\(members.joined(separator: ","))}"
    }

    private func number(_ value: CGFloat) -> String { RecordedPath.number(Double(value)) }

    /// What is multiplied by a number of lines keeps its fractions.
    private func exact(_ value: CGFloat) -> String { String((Double(value) * 1e6).rounded() / 1e6) }

    private func list(_ numbers: [String]) -> String { "[\(numbers.joined(separator: ","))]" }

    /// What hangs over the end of a line.
    private static let blanks = Set<UInt16>([0x20, 0x09, 0x1680, 0x205F, 0x3000]).union(0x2000...0x2006).union(0x2008...0x200A)

    /// 0 left, 1 centre, 2 right.
    private var alignment: Int {
        switch label.textAlignment {
        case .left: 0
        case .center: 1
        case .right: 2
        default: label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 2 : 0
        }
    }

    private var ellipsis: String {
        let run = measureText("\u{2026}", font: label.font).lines.first?.runs.first
        guard let run, let face = run.face, let glyph = run.glyphs.first else { return "0" }
        return "[\(tables.place(of: glyph.id, in: face)),\(number(run.width))]"
    }

    private func runs(of layout: TextLayout) -> String? {
        var texts: [String] = []
        let drawn = label.textToDraw
        for run in layout.lines.flatMap(\.runs).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard let face = run.face, !run.isRightToLeft, run.attachmentFrame == nil, run.glyphs.count == run.range.count else {
                return nil
            }
            let color = drawn?.color(of: run) ?? label.textColor ?? .label
            let pair = MarkText(tables: tables).pair(
                RecordedColor(color, under: traits(.light)), RecordedColor(color, under: traits(.dark)))
            let glyphs = run.glyphs.map { "\(tables.place(of: $0.id, in: face)),\(fine($0.x))" }.joined(separator: ",")
            texts.append("[\(number(run.size)),\(pair),\(run.range.lowerBound),\(fine(run.x + run.width)),\(glyphs)]")
        }
        return texts.isEmpty ? nil : texts.joined(separator: ",")
    }

    /// Three decimals: whether a line fits depends on them.
    private func fine(_ value: CGFloat) -> String { String((Double(value) * 1000).rounded() / 1000) }

    private func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        label.traitCollection.modifyingTraits { $0.userInterfaceStyle = style }
    }
}

/// The words that a view shows, for readers of screens and for lists.
@MainActor enum ViewText {
    static func text(of view: UIView) -> String {
        let text: String? =
            switch view {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
            case let text as UITextView: text.text
            case let bar as UINavigationBar: bar.topItem?.title
            case let control as UISegmentedControl:
                (0..<control.numberOfSegments).compactMap { control.titleForSegment(at: $0) }.joined(separator: ", ")
            default: nil
            }
        return String((text ?? "").prefix(200))
    }
}

import CoreGraphics
import Foundation
import Testing
import Typography

/// One-line texts of public Interface Builder documents against the widths that Interface Builder computed for them.
///
/// Reads `../shared/corpus` beside the repository and is skipped without it. A width is compared before it is snapped to a device's third pixels:
/// Interface Builder measures at two pixels a point and snaps the edges of the frame afterwards.
@Suite(.enabled(if: Corpus.exists)) struct CorpusWidthTests {
    @Test func `one-line labels are as wide as Interface Builder says`() throws {
        let score = try Corpus.score(of: "labels.tsv", text: "text") { row in
            row["hmode"] == "intrinsic" ? Corpus.labelFont(row) : nil
        }
        print("labels: \(score)")
        #expect(score.withinOne >= 0.97 && score.withinHalf >= 0.90, "\(score)")
    }

    @Test func `titles of system buttons are as wide as Interface Builder says`() throws {
        let score = try Corpus.score(of: "buttons.tsv", text: "title") { row in
            let plain = ["image", "bgImage", "contentEdgeInsets", "titleEdgeInsets", "configStyle"].allSatisfy { row[$0] == "" }
            guard row["hmode"] == "intrinsic", plain, row["titleSource"] == "plain", (Double(row["w"] ?? "") ?? 0) > 30 else { return nil }
            return Corpus.buttonFont(row)
        }
        print("buttons: \(score)")
        #expect(score.withinOne >= 0.95 && score.withinHalf >= 0.90, "\(score)")
    }

    /// The height of the label's lines at the width that its stored frame has, for every label whose height is its own.
    @Test func `labels of many lines are as tall as Interface Builder says`() throws {
        var (count, equal) = (0, 0)
        var misses: [String] = []
        for row in try Corpus.rows("labels.tsv") {
            guard row["vmode"] == "intrinsic", row["numberOfLines"] != "1", row["misplaced"] != "1", row["ambiguous"] != "1",
                let text = row["text"], !text.isEmpty, let width = Double(row["w"] ?? ""), width > 0,
                let height = Double(row["h"] ?? ""), height > 0, var font = Corpus.labelFont(row)
            else { continue }
            font.generation = Corpus.generation(row)
            let styled = StyledText(text.replacingOccurrences(of: "\\n", with: "\n"), style: CharacterStyle(font: font))
            let constraints = TextConstraints(
                width: CGFloat(width), numberOfLines: Int(row["numberOfLines"] ?? "") ?? 0, lineBreak: .byTruncatingTail)
            let measured = Double(PixelScale(2).up(SystemTextMeasurer().layOut(styled, in: constraints).size.height))
            count += 1
            // A point either way: the document may have been measured on a screen of one pixel a point.
            if abs(measured - height) <= 1 {
                equal += 1
            } else {
                misses.append("\(text.prefix(40)) \(font.size) in \(width): \(measured), not \(height)")
            }
        }
        print("lines: \(equal) of \(count); beyond: \(misses.joined(separator: "; "))")
        #expect(Double(equal) >= 0.9 * Double(count))
    }
}

/// The tables beside the repository.
private enum Corpus {
    static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared/corpus").standardizedFileURL
    static var exists: Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("labels.tsv").path) }

    struct Score: CustomStringConvertible {
        var count = 0, half = 0, one = 0
        var misses: [String] = []
        var withinHalf: Double { Double(half) / Double(max(count, 1)) }
        var withinOne: Double { Double(one) / Double(max(count, 1)) }
        var description: String {
            let percent = { (share: Double) in String(format: "%.1f %%", 100 * share) }
            return
                "\(count) texts, \(percent(withinHalf)) within 0.5 pt, \(percent(withinOne)) within 1 pt; beyond 1 pt: \(misses.joined(separator: "; "))"
        }
    }

    static func rows(_ file: String) throws -> [[String: String]] {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        guard let header = lines.first else { return [] }
        return lines.dropFirst().map {
            Dictionary(zip(header.map(String.init), $0.map(String.init)), uniquingKeysWith: { first, _ in first })
        }
    }

    static func score(of file: String, text column: String, font: ([String: String]) -> FontDescription?) throws -> Score {
        var score = Score()
        let measurer = SystemTextMeasurer()
        for row in try rows(file) {
            guard let text = row[column], !text.isEmpty, !text.contains("\\n"), let width = Double(row["w"] ?? ""), var font = font(row)
            else { continue }
            // A frame that Interface Builder itself flags as stale is no witness.
            guard row["misplaced"] != "1", row["ambiguous"] != "1", !text.contains("\u{2028}") else { continue }
            font.generation = generation(row)
            let styled = StyledText(text, style: CharacterStyle(font: font))
            let measured = PixelScale(2).up(measurer.layOut(styled, in: TextConstraints(numberOfLines: 1)).size.width)
            let error = Double(measured) - width
            score.count += 1
            score.half += abs(error) <= 0.501 ? 1 : 0
            score.one += abs(error) <= 1.001 ? 1 : 0
            if abs(error) > 1.001 { score.misses.append("\(text) \(font.size) \(error)") }
        }
        return score
    }

    static func generation(_ row: [String: String]) -> SystemFontGeneration {
        .canvas(toolsVersion: row["toolsVersion"]?.split(separator: ".").first.flatMap { Double($0) } ?? 30_000)
    }

    static let weights: [String: FontWeight] = [
        "": .regular, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "light": .light, "thin": .thin,
        "ultraLight": .ultraLight, "heavy": .heavy, "black": .black,
    ]
    static let styles: [String: DynamicTextStyle] = [
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleTitle0": .largeTitle,
        "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleCaption2": .caption2,
    ]

    static func labelFont(_ row: [String: String]) -> FontDescription? {
        let size = CGFloat(Double(row["pointSize"] ?? "") ?? 17)
        let name = row["fontStyleOrWeightOrName"] ?? ""
        switch row["fontType"] {
        case "system": return weights[name].map { FontDescription(size: size, weight: $0) }
        case "boldSystem": return FontDescription(size: size, weight: .bold)
        case "style": return styles[name].map { DynamicType.font($0, .large) }
        default: return nil
        }
    }

    static func buttonFont(_ row: [String: String]) -> FontDescription? {
        if row["fontType"] != "" { return labelFont(row) }
        return FontDescription(size: ["system", "roundedRect"].contains(row["buttonType"] ?? "") ? 15 : 18)
    }
}

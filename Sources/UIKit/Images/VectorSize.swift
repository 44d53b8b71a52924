import Foundation

/// The sizes that PDF and SVG files say they have, read without drawing them.
package enum VectorSize {
    /// The size of a file in points; nil where it is neither, or says none.
    static func read(_ bytes: Data) -> (width: Double, height: Double)? {
        if bytes.prefix(1024).range(of: Data("%PDF-".utf8)) != nil { return ofPDF(bytes) }
        if bytes.prefix(4096).range(of: Data("<svg".utf8)) != nil { return ofSVG(bytes) }
        return nil
    }

    /// The first page's media box. nil where it stands in a packed part of the file.
    package static func ofPDF(_ bytes: Data) -> (width: Double, height: Double)? {
        guard let mark = bytes.range(of: Data("/MediaBox".utf8)) else { return nil }
        let text = String(decoding: bytes[mark.upperBound...].prefix(120), as: UTF8.self)
        guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else { return nil }
        let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return sane(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
    }

    /// Width and height of the root element, else of its view box.
    package static func ofSVG(_ bytes: Data) -> (width: Double, height: Double)? {
        let text = String(decoding: bytes.prefix(16_384), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else { return nil }
        let tag = text[start.upperBound..<end]
        if let width = length(attribute("width", of: tag)), let height = length(attribute("height", of: tag)) { return sane(width, height) }
        let box = (attribute("viewBox", of: tag) ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        return box.count == 4 ? sane(box[2], box[3]) : nil
    }

    private static func attribute(_ name: String, of tag: Substring) -> Substring? {
        for quote in ["\"", "'"] {
            for lead in [" ", "\n", "\t"] {
                guard let start = tag.range(of: "\(lead)\(name)=\(quote)"), let end = tag[start.upperBound...].range(of: quote) else {
                    continue
                }
                return tag[start.upperBound..<end.lowerBound]
            }
        }
        return nil
    }

    /// A length in points: pixels of SVG are points here. nil for a share of what is around it.
    private static func length(_ text: Substring?) -> Double? {
        guard let text, !text.hasSuffix("%") else { return nil }
        return Double(text.prefix { $0.isNumber || $0 == "." || $0 == "-" })
    }

    private static func sane(_ width: Double, _ height: Double) -> (width: Double, height: Double)? {
        width > 0 && height > 0 && width < 1e5 && height < 1e5 ? (width, height) : nil
    }
}

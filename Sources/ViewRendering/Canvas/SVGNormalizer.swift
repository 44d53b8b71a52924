import Foundation

/// Renumbers the names of surfaces and images in an SVG that Cairo wrote.
///
/// Cairo numbers them through the life of the process, so the second picture of a run would differ from the same picture made
/// first. Here they are numbered by their first appearance in the file.
enum SVGNormalizer {
    private static let words = ["surface", "image"].map { Array($0.utf8) }
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    static func normalize(_ svg: Data) -> Data {
        let bytes = [UInt8](svg)
        var result = [UInt8]()
        result.reserveCapacity(bytes.count)
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        var index = 0
        while index < bytes.count {
            guard let end = nameEnd(in: bytes, at: index) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            let name = bytes[index..<end]
            let number = numbers[name] ?? numbers.count
            numbers[name] = number
            result.append(contentsOf: name.prefix { !digits.contains($0) })
            result.append(contentsOf: String(number).utf8)
            index = end
        }
        return Data(result)
    }

    /// Where the name that begins here ends; nil when none does. Names stand after a quotation mark or a number sign.
    private static func nameEnd(in bytes: [UInt8], at index: Int) -> Int? {
        guard index > 0, bytes[index - 1] == UInt8(ascii: "\"") || bytes[index - 1] == UInt8(ascii: "#") else { return nil }
        guard let word = words.first(where: { bytes[index...].starts(with: $0) }) else { return nil }
        var end = index + word.count
        while end < bytes.count, digits.contains(bytes[end]) { end += 1 }
        return end > index + word.count ? end : nil
    }
}

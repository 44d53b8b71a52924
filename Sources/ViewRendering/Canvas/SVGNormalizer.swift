import Foundation

/// Renumbers the surface names in an SVG that Cairo wrote.
///
/// Cairo numbers its surfaces through the life of the process, so the second picture of a run would differ from the same picture
/// made first. Names are numbered here by their first appearance in the file.
enum SVGNormalizer {
    static func normalize(_ svg: Data) -> Data {
        let marker = Array("surface".utf8)
        let bytes = [UInt8](svg)
        var result = [UInt8]()
        result.reserveCapacity(bytes.count)
        var numbers: [[UInt8]: Int] = [:]
        var index = 0
        while index < bytes.count {
            guard bytes[index] == marker[0], index > 0, bytes[index - 1] == UInt8(ascii: "\"") || bytes[index - 1] == UInt8(ascii: "#"),
                bytes[index...].starts(with: marker)
            else {
                result.append(bytes[index])
                index += 1
                continue
            }
            var end = index + marker.count
            while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) { end += 1 }
            let digits = Array(bytes[(index + marker.count)..<end])
            let number = numbers[digits] ?? numbers.count
            numbers[digits] = number
            result.append(contentsOf: marker + Array(String(number).utf8))
            index = end
        }
        return Data(result)
    }
}

import Foundation

/// The pixels of a TIFF file as far as documents hold such: one picture, uncompressed, 8 bits a sample, gray or RGB with or without alpha.
///
/// TIFF 6.0: https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf
struct TIFFPicture {
    let width: Int
    let height: Int
    /// Red, green, blue and alpha of each pixel, row by row from the top; alpha isn't multiplied in.
    let pixels: [UInt8]

    /// More pixels than this are no icon of a document.
    private static let largestSide = 2048

    /// Reads a file; nil when it isn't of this form, or ends early.
    init?(_ data: Data) {
        guard let file = Reader([UInt8](data)), let fields = file.fields() else { return nil }
        func value(_ tag: Int, _ standard: Int?) -> Int? { fields[tag]?.first ?? standard }
        guard let width = value(256, nil), let height = value(257, nil), value(259, 1) == 1, value(284, 1) == 1, value(266, 1) == 1,
            let photometric = value(262, nil), let samples = value(277, 1), (1...Self.largestSide).contains(width),
            (1...Self.largestSide).contains(height), (1...4).contains(samples),
            // 1 is gray from black, 2 is RGB.
            photometric == (samples < 3 ? 1 : 2), (fields[258] ?? [1]).allSatisfy({ $0 == 8 }),
            let bytes = file.strips(fields[273] ?? [], lengths: fields[279] ?? []), bytes.count >= width * height * samples
        else { return nil }
        self.width = width
        self.height = height
        pixels = Self.rgba(bytes, count: width * height, samples: samples, isPremultiplied: (fields[338]?.first ?? 1) == 1)
    }

    private static func rgba(_ bytes: [UInt8], count: Int, samples: Int, isPremultiplied: Bool) -> [UInt8] {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(count * 4)
        for pixel in 0..<count {
            let start = pixel * samples
            let alpha = samples == 2 || samples == 4 ? bytes[start + samples - 1] : 255
            for color in 0..<3 {
                let value = Int(bytes[start + (samples < 3 ? 0 : color)])
                pixels.append(isPremultiplied && alpha > 0 ? UInt8(min(255, (value * 255 + Int(alpha) / 2) / Int(alpha))) : UInt8(value))
            }
            pixels.append(alpha)
        }
        return pixels
    }

    /// Numbers of a file in its byte order, each read only where the file reaches so far.
    private struct Reader {
        private let bytes: [UInt8]
        private let isBigEndian: Bool

        init?(_ bytes: [UInt8]) {
            switch Array(bytes.prefix(4)) {
            case [0x4D, 0x4D, 0, 42]: isBigEndian = true
            case [0x49, 0x49, 42, 0]: isBigEndian = false
            default: return nil
            }
            self.bytes = bytes
        }

        private func number(at place: Int, bytes count: Int) -> Int? {
            guard place >= 0, place <= bytes.count - count else { return nil }
            let part = bytes[place..<place + count]
            return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }

        /// The fields of the first picture by their tags, those of whole numbers only.
        func fields() -> [Int: [Int]]? {
            guard let start = number(at: 4, bytes: 4), let count = number(at: start, bytes: 2), count <= 512 else { return nil }
            var fields: [Int: [Int]] = [:]
            for index in 0..<count {
                let place = start + 2 + index * 12
                guard let tag = number(at: place, bytes: 2), let type = number(at: place + 2, bytes: 2),
                    let length = number(at: place + 4, bytes: 4)
                else { return nil }
                guard let size = [1: 1, 3: 2, 4: 4][type], (1...65_536).contains(length) else { continue }
                // What fits into four bytes stands in the field itself.
                guard let first = size * length <= 4 ? place + 8 : number(at: place + 8, bytes: 4) else { continue }
                let values = (0..<length).compactMap { number(at: first + $0 * size, bytes: size) }
                if values.count == length { fields[tag] = values }
            }
            return fields
        }

        /// The pixels' bytes, which may stand in several strips.
        func strips(_ starts: [Int], lengths: [Int]) -> [UInt8]? {
            guard !starts.isEmpty, starts.count == lengths.count else { return nil }
            var joined: [UInt8] = []
            for (start, length) in zip(starts, lengths) {
                guard length >= 0, start >= 0, start <= bytes.count - length else { return nil }
                joined += bytes[start..<start + length]
            }
            return joined
        }
    }
}

extension TIFFPicture {
    /// The picture as a PNG file, uncompressed (PNG: https://www.w3.org/TR/png/, stored blocks: RFC 1951, 3.2.4).
    var png: Data {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width * 4 + 1))
        for row in 0..<height {
            rows.append(0)
            rows += pixels[row * width * 4..<(row + 1) * width * 4]
        }
        var header = Self.big(UInt32(width))
        header += Self.big(UInt32(height))
        header += [8, 6, 0, 0, 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += Self.chunk("IHDR", header)
        file += Self.chunk("IDAT", Self.stored(rows))
        file += Self.chunk("IEND", [])
        return Data(file)
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }

    private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + body
        var bytes = big(UInt32(body.count))
        bytes += named
        bytes += big(crc(named))
        return bytes
    }

    /// Bytes in a zlib stream that doesn't compress them: blocks of 65,535 at most, each with its length.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var packed: [UInt8] = [0x78, 0x01]
        var start = 0
        while start < bytes.count {
            let end = min(start + 65_535, bytes.count)
            let (low, high) = (UInt8((end - start) & 255), UInt8((end - start) >> 8))
            packed += [end == bytes.count ? 1 : 0, low, high, ~low, ~high]
            packed += bytes[start..<end]
            start = end
        }
        packed += big(adler(bytes))
        return packed
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (first, second) = (UInt32(1), UInt32(0))
        for byte in bytes {
            first = (first + UInt32(byte)) % 65_521
            second = (second + first) % 65_521
        }
        return second << 16 | first
    }
}

/// Reads the entropy-coded part of a JPEG bit by bit (ITU T.81, F.2.2.5): a zero byte after 0xFF is stuffing, anything else a marker.
struct JPEGBitReader {
    private let bytes: [UInt8]
    private(set) var position: Int
    private var buffer: UInt32 = 0
    private var count = 0
    /// Bits made up after the data ended; a whole picture needs few of them.
    private(set) var padding = 0

    init(_ bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    private mutating func fill() {
        while count <= 24 {
            var byte: UInt8 = 0
            if position < bytes.count, bytes[position] != 0xFF {
                byte = bytes[position]
                position += 1
            } else if position + 1 < bytes.count, bytes[position + 1] == 0 {
                byte = 0xFF
                position += 2
            } else {
                padding += 8
            }
            buffer |= UInt32(byte) << UInt32(24 - count)
            count += 8
        }
    }

    /// The next `length` bits without taking them; at most 16.
    mutating func peek(_ length: Int) -> Int {
        if count < length { fill() }
        return Int(buffer >> UInt32(32 - length))
    }

    mutating func skip(_ length: Int) {
        buffer <<= UInt32(length)
        count -= length
    }

    /// The next bits as a number without sign; at most 16.
    mutating func bits(_ length: Int) -> Int {
        guard length > 0 else { return 0 }
        let value = peek(length)
        skip(length)
        return value
    }

    /// The next bits as a number of that magnitude class (T.81, F.2.2.1).
    mutating func signed(_ length: Int) -> Int {
        guard length > 0 else { return 0 }
        let value = bits(length)
        return value < 1 << (length - 1) ? value - (1 << length) + 1 : value
    }

    /// Throws away what is left of the byte and steps over a restart marker, if one stands there.
    mutating func restart() {
        buffer = 0
        count = 0
        if position + 1 < bytes.count, bytes[position] == 0xFF, (0xD0...0xD7).contains(bytes[position + 1]) { position += 2 }
    }
}

import Foundation

/// Decodes JPEG files (ITU T.81): baseline and progressive, gray or colour, 8 bits.
struct JPEGDecoder {
    private let bytes: [UInt8]
    private var position = 2
    private var frame: JPEGFrame?
    private var quantization = [[Int]](repeating: [], count: 4)
    private var dcTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
    private var acTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
    private var restartInterval = 0
    private var isRGB = false

    /// - Returns: Width, height and the pixels, row by row, as 0xFFRRGGBB.
    static func decode(_ data: Data) throws(JPEGError) -> (width: Int, height: Int, pixels: [UInt32]) {
        var decoder = JPEGDecoder(bytes: [UInt8](data))
        return try decoder.run()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func run() throws(JPEGError) -> (width: Int, height: Int, pixels: [UInt32]) {
        guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { throw .notJPEG }
        reading: while let marker = nextMarker() {
            switch marker {
            case 0xD9: break reading
            case 0xD0...0xD7, 0x01: continue
            default: try read(marker, try segment())
            }
        }
        guard let frame else { throw .damaged("there is no picture in the file") }
        return try JPEGPicture(frame: frame, quantization: quantization, isRGB: isRGB).pixels()
    }

    private mutating func nextMarker() -> Int? {
        while position + 1 < bytes.count {
            if bytes[position] == 0xFF, bytes[position + 1] != 0, bytes[position + 1] != 0xFF {
                position += 2
                return Int(bytes[position - 1])
            }
            position += 1
        }
        return nil
    }

    /// The bytes of the segment that begins here, without its length.
    private mutating func segment() throws(JPEGError) -> [UInt8] {
        guard position + 2 <= bytes.count else { throw .damaged("the file ends in a segment") }
        let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
        guard length >= 2, position + length <= bytes.count else { throw .damaged("the file ends in a segment") }
        defer { position += length }
        return Array(bytes[position + 2..<position + length])
    }

    private mutating func read(_ marker: Int, _ body: [UInt8]) throws(JPEGError) {
        switch marker {
        case 0xDB: try readQuantization(body)
        case 0xC4: try readHuffman(body)
        case 0xC0, 0xC1, 0xC2: try readFrame(body, isProgressive: marker == 0xC2)
        case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: throw .unsupported("its coding process")
        case 0xDD: restartInterval = body.count >= 2 ? Int(body[0]) << 8 | Int(body[1]) : 0
        case 0xDA: try readScan(body)
        case 0xEE: isRGB = body.count >= 12 && body.starts(with: Array("Adobe".utf8)) && body[11] == 0
        default: break
        }
    }

    private mutating func readQuantization(_ body: [UInt8]) throws(JPEGError) {
        var at = 0
        while at < body.count {
            let (wide, id) = (body[at] >> 4 != 0, Int(body[at] & 15))
            let size = wide ? 2 : 1
            guard id < 4, at + 1 + 64 * size <= body.count else { throw .damaged("a quantization table is cut off") }
            var table = [Int](repeating: 1, count: 64)
            for index in 0..<64 {
                let from = at + 1 + index * size
                table[jpegZigzag[index]] = wide ? Int(body[from]) << 8 | Int(body[from + 1]) : Int(body[from])
            }
            quantization[id] = table
            at += 1 + 64 * size
        }
    }

    private mutating func readHuffman(_ body: [UInt8]) throws(JPEGError) {
        var at = 0
        while at < body.count {
            guard at + 17 <= body.count else { throw .damaged("a Huffman table is cut off") }
            let (kind, id) = (body[at] >> 4, Int(body[at] & 15))
            let counts = body[at + 1..<at + 17].map(Int.init)
            let total = counts.reduce(0, +)
            guard id < 4, kind < 2, at + 17 + total <= body.count else { throw .damaged("a Huffman table is cut off") }
            let table = try JPEGHuffmanTable(counts: counts, symbols: Array(body[at + 17..<at + 17 + total]))
            if kind == 0 { dcTables[id] = table } else { acTables[id] = table }
            at += 17 + total
        }
    }

    private mutating func readFrame(_ body: [UInt8], isProgressive: Bool) throws(JPEGError) {
        guard frame == nil else { throw .unsupported("more than one frame") }
        guard body.count >= 6, body.count >= 6 + 3 * Int(body[5]) else { throw .damaged("the frame header is cut off") }
        guard body[0] == 8 else { throw .unsupported("\(body[0]) bits a colour") }
        guard body[5] == 1 || body[5] == 3 else { throw .unsupported("\(body[5]) colours") }
        var components: [JPEGComponent] = []
        for index in 0..<Int(body[5]) {
            let at = 6 + 3 * index
            let (across, down) = (Int(body[at + 1] >> 4), Int(body[at + 1] & 15))
            guard (1...4).contains(across), (1...4).contains(down), body[at + 2] < 4 else {
                throw .damaged("the frame header is impossible")
            }
            components.append(JPEGComponent(id: Int(body[at]), across: across, down: down, quantization: Int(body[at + 2])))
        }
        frame = try JPEGFrame(
            width: Int(body[3]) << 8 | Int(body[4]), height: Int(body[1]) << 8 | Int(body[2]), isProgressive: isProgressive,
            components: components)
    }

    private mutating func readScan(_ body: [UInt8]) throws(JPEGError) {
        guard var frame, let count = body.first.map(Int.init), count > 0, body.count >= 4 + 2 * count else {
            throw .damaged("a scan header is cut off")
        }
        var parts: [JPEGScan.Part] = []
        for index in 0..<count {
            let (id, tables) = (Int(body[1 + 2 * index]), body[2 + 2 * index])
            guard let component = frame.components.firstIndex(where: { $0.id == id }), tables >> 4 < 4, tables & 15 < 4 else {
                throw .damaged("a scan names a component that isn't there")
            }
            parts.append(JPEGScan.Part(component: component, dc: dcTables[Int(tables >> 4)], ac: acTables[Int(tables & 15)]))
        }
        let at = 1 + 2 * count
        var scan = try JPEGScan(
            parts: parts, start: frame.isProgressive ? Int(body[at]) : 0, end: frame.isProgressive ? Int(body[at + 1]) : 63,
            high: Int(body[at + 2] >> 4), low: Int(body[at + 2] & 15), isProgressive: frame.isProgressive, restartInterval: restartInterval)
        var bits = JPEGBitReader(bytes, at: position)
        // The copy in `self` would make every write to the coefficients copy them all.
        self.frame = nil
        defer { self.frame = frame }
        try scan.read(into: &frame, &bits)
        position = bits.position
    }
}

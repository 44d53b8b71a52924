/// The natural place of the n-th coefficient of a zigzag (T.81, figure 5).
let jpegZigzag: [Int] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28, 35, 42, 49, 56,
    57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
]

/// One pass over the picture: which components and coefficients it brings, with which tables.
struct JPEGScan {
    struct Part {
        let component: Int
        let dc: JPEGHuffmanTable?
        let ac: JPEGHuffmanTable?
    }

    let parts: [Part]
    /// The first and the last coefficient of the band.
    let start: Int
    let end: Int
    /// The bit positions before and after this pass (progressive).
    let high: Int
    let low: Int
    let isProgressive: Bool
    let restartInterval: Int

    private var endOfBandRun = 0
    private var predictions: [Int]

    init(parts: [Part], start: Int, end: Int, high: Int, low: Int, isProgressive: Bool, restartInterval: Int) throws(JPEGError) {
        guard start <= end, end < 64, low < 14, high < 14, start == 0 || parts.count == 1 else {
            throw .damaged("a scan header is impossible")
        }
        guard !isProgressive || start > 0 || end == 0 else { throw .damaged("a progressive scan mixes bands") }
        self.parts = parts
        (self.start, self.end, self.high, self.low) = (start, end, high, low)
        self.isProgressive = isProgressive
        self.restartInterval = restartInterval
        predictions = [Int](repeating: 0, count: parts.count)
    }

    /// Reads the whole scan into the frame's coefficients.
    mutating func read(into frame: inout JPEGFrame, _ bits: inout JPEGBitReader) throws(JPEGError) {
        let isSingle = parts.count == 1
        let first = frame.components[parts[0].component]
        let wide = isSingle ? first.usedWide : frame.unitsWide
        let high = isSingle ? first.usedHigh : frame.unitsHigh
        for unit in 0..<wide * high {
            if restartInterval > 0, unit > 0, unit % restartInterval == 0 { restart(&bits) }
            let (x, y) = (unit % wide, unit / wide)
            for (index, part) in parts.enumerated() {
                let component = frame.components[part.component]
                for block in 0..<(isSingle ? 1 : component.across * component.down) {
                    let column = isSingle ? x : x * component.across + block % component.across
                    let row = isSingle ? y : y * component.down + block / component.across
                    let base = (row * component.blocksWide + column) * 64
                    try readBlock(part, index, &frame.components[part.component].coefficients, base, &bits)
                }
            }
            // Data that ended long ago: what was read so far is shown, the rest stays gray.
            if bits.padding > 4096 { return }
        }
    }

    private mutating func restart(_ bits: inout JPEGBitReader) {
        bits.restart()
        endOfBandRun = 0
        predictions = predictions.map { _ in 0 }
    }

    private mutating func readBlock(
        _ part: Part, _ index: Int, _ coefficients: inout [Int16], _ base: Int, _ bits: inout JPEGBitReader
    ) throws(JPEGError) {
        if !isProgressive {
            try readDC(part, index, &coefficients, base, &bits)
            try readBaselineAC(part, &coefficients, base, &bits)
        } else if start == 0 {
            if high == 0 {
                try readDC(part, index, &coefficients, base, &bits)
            } else if bits.bits(1) == 1 {
                coefficients[base] |= Int16(1 << low)
            }
        } else if high == 0 {
            try readFirstAC(part, &coefficients, base, &bits)
        } else {
            try refineAC(part, &coefficients, base, &bits)
        }
    }

    private mutating func readDC(
        _ part: Part, _ index: Int, _ coefficients: inout [Int16], _ base: Int, _ bits: inout JPEGBitReader
    ) throws(JPEGError) {
        guard let table = part.dc else { throw .damaged("a scan names a table that isn't there") }
        let length = try table.read(&bits)
        guard length <= 15 else { throw .damaged("a coefficient is too large") }
        predictions[index] += bits.signed(length)
        coefficients[base] = Int16(truncatingIfNeeded: predictions[index] << low)
    }

    private func readBaselineAC(_ part: Part, _ coefficients: inout [Int16], _ base: Int, _ bits: inout JPEGBitReader) throws(JPEGError) {
        guard let table = part.ac else { throw .damaged("a scan names a table that isn't there") }
        var index = 1
        while index < 64 {
            let symbol = try table.read(&bits)
            let (run, length) = (symbol >> 4, symbol & 15)
            guard length > 0 else {
                if run < 15 { return }
                index += 16
                continue
            }
            index += run
            guard index < 64 else { throw .damaged("a block has too many coefficients") }
            coefficients[base + jpegZigzag[index]] = Int16(truncatingIfNeeded: bits.signed(length))
            index += 1
        }
    }

    /// The first bits of a band (T.81, G.1.2.2).
    private mutating func readFirstAC(
        _ part: Part, _ coefficients: inout [Int16], _ base: Int, _ bits: inout JPEGBitReader
    ) throws(JPEGError) {
        guard endOfBandRun == 0 else {
            endOfBandRun -= 1
            return
        }
        guard let table = part.ac else { throw .damaged("a scan names a table that isn't there") }
        var index = start
        while index <= end {
            let symbol = try table.read(&bits)
            let (run, length) = (symbol >> 4, symbol & 15)
            guard length > 0 else {
                if run < 15 {
                    endOfBandRun = (1 << run) - 1 + bits.bits(run)
                    return
                }
                index += 16
                continue
            }
            index += run
            guard index < 64 else { throw .damaged("a block has too many coefficients") }
            coefficients[base + jpegZigzag[index]] = Int16(truncatingIfNeeded: bits.signed(length) << low)
            index += 1
        }
    }

    /// One more bit for a band (T.81, G.1.2.3): coefficients that are not zero yet take a correction bit each as they are passed.
    private mutating func refineAC(_ part: Part, _ coefficients: inout [Int16], _ base: Int, _ bits: inout JPEGBitReader) throws(JPEGError)
    {
        guard let table = part.ac else { throw .damaged("a scan names a table that isn't there") }
        var index = start
        if endOfBandRun == 0 {
            while index <= end {
                let symbol = try table.read(&bits)
                var (run, value) = (symbol >> 4, 0)
                if symbol & 15 == 0 {
                    if run < 15 {
                        endOfBandRun = (1 << run) + bits.bits(run)
                        break
                    }
                } else {
                    value = bits.bits(1) == 1 ? 1 << low : -(1 << low)
                }
                while index <= end {
                    let place = base + jpegZigzag[index]
                    index += 1
                    if coefficients[place] != 0 {
                        correct(&coefficients[place], &bits)
                    } else if run == 0 {
                        if value != 0 { coefficients[place] = Int16(truncatingIfNeeded: value) }
                        break
                    } else {
                        run -= 1
                    }
                }
            }
        }
        guard endOfBandRun > 0 else { return }
        while index <= end {
            let place = base + jpegZigzag[index]
            if coefficients[place] != 0 { correct(&coefficients[place], &bits) }
            index += 1
        }
        endOfBandRun -= 1
    }

    private func correct(_ coefficient: inout Int16, _ bits: inout JPEGBitReader) {
        guard bits.bits(1) == 1, coefficient & Int16(1 << low) == 0 else { return }
        coefficient &+= coefficient > 0 ? Int16(1 << low) : -Int16(1 << low)
    }
}

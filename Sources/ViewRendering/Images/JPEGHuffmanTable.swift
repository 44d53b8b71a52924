/// A Huffman table as a JPEG file gives it (T.81, annex C): how many codes of each length, and their symbols in order.
struct JPEGHuffmanTable {
    private var symbols: [UInt8]
    /// For each length: the largest code (or -1), and what to add to a code to find its symbol.
    private var largest = [Int](repeating: -1, count: 17)
    private var shift = [Int](repeating: 0, count: 17)
    /// For each eight bits: length in the high byte and symbol in the low byte of the code they begin with; 0 for longer codes.
    private var short = [UInt16](repeating: 0, count: 256)

    /// - Parameter counts: The number of codes of the lengths 1 to 16.
    init(counts: [Int], symbols: [UInt8]) throws(JPEGError) {
        self.symbols = symbols
        var (code, index) = (0, 0)
        for length in 1...16 {
            shift[length] = index - code
            let count = counts[length - 1]
            guard code + count <= 1 << length else { throw .damaged("a Huffman table has too many codes") }
            if length <= 8 {
                for offset in 0..<count { enterShort(code + offset, length: length, symbol: symbols[index + offset]) }
            }
            code += count
            index += count
            if count > 0 { largest[length] = code - 1 }
            code <<= 1
        }
    }

    private mutating func enterShort(_ code: Int, length: Int, symbol: UInt8) {
        let first = code << (8 - length)
        for entry in first..<first + (1 << (8 - length)) { short[entry] = UInt16(length) << 8 | UInt16(symbol) }
    }

    /// The next symbol.
    func read(_ bits: inout JPEGBitReader) throws(JPEGError) -> Int {
        let next = bits.peek(16)
        let entry = short[next >> 8]
        if entry != 0 {
            bits.skip(Int(entry >> 8))
            return Int(entry & 0xFF)
        }
        for length in 1...16 where next >> (16 - length) <= largest[length] {
            bits.skip(length)
            let index = (next >> (16 - length)) + shift[length]
            guard symbols.indices.contains(index) else { break }
            return Int(symbols[index])
        }
        throw .damaged("a code stands in no Huffman table")
    }
}

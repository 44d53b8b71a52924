import CZlib
import Foundation

/// Packing for the page: what `DecompressionStream("deflate")` unpacks.
enum Deflate {
    /// The bytes in zlib's format (RFC 1950).
    static func packed(_ bytes: Data) -> Data {
        var length = compressBound(uLong(bytes.count))
        var packed = Data(count: Int(length))
        let status = packed.withUnsafeMutableBytes { target in
            bytes.withUnsafeBytes { source in
                compress2(
                    target.bindMemory(to: Bytef.self).baseAddress, &length, source.bindMemory(to: Bytef.self).baseAddress,
                    uLong(bytes.count), bytes.count > 20_000_000 ? 6 : 9)
            }
        }
        // It only fails for want of memory or room, and `compressBound` is room enough.
        precondition(status == Z_OK, "zlib could not pack the page: \(status)")
        return packed.prefix(Int(length))
    }
}

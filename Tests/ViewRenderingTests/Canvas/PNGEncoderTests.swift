import Foundation
import Testing

@testable import ViewRendering

/// Encodes premultiplied 0xAARRGGBB pixels and reads the file back with Cairo's own reader.
private func roundTrip(width: Int, _ pixels: [UInt32]) throws -> Pixels {
    let file = try pixels.withUnsafeBytes {
        try PNGEncoder(width: width, height: pixels.count / width, pixels: $0.baseAddress!, stride: width * 4).encode()
    }
    return try Pixels(png: file)
}

@Test func `opaque pixels come back as they were`() throws {
    let read = try roundTrip(width: 2, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF12_3456])
    #expect(read.width == 2 && read.height == 2)
    #expect(read[0, 0] == RGBA(1, 0, 0) && read[1, 0] == RGBA(0, 1, 0) && read[0, 1] == RGBA(0, 0, 1))
    #expect(read[1, 1] == RGBA(hex: 0x123456))
}

@Test func `an opacity comes back, and the colour under it`() throws {
    // Half of red, premultiplied.
    let read = try roundTrip(width: 3, [0x8080_0000, 0x0000_0000, 0xFFFF_FFFF])
    let half = try #require(read[0, 0])
    #expect(abs(half.alpha - 0.5) < 0.01 && half.red > 0.99 && half.green == 0)
    #expect(read[1, 0]?.isClear == true)
    #expect(read[2, 0] == .white)
}

@Test func `a picture of more than 256 colours keeps every one`() throws {
    // 300 different opaque colours, and the same again half transparent.
    let opaque = (0..<300).map { UInt32(0xFF00_0000) | UInt32($0) << 8 | UInt32($0 % 7) }
    let read = try roundTrip(width: 20, opaque)
    for (index, value) in opaque.enumerated() { #expect(read[index % 20, index / 20] == RGBA(hex: value & 0xFF_FFFF)) }
    let faded = opaque.map { $0 & 0x007F_7F7F | 0x8000_0000 }
    let half = try roundTrip(width: 20, faded)
    for index in faded.indices { #expect(abs((half[index % 20, index / 20]?.alpha ?? 0) - 0.5) < 0.01) }
}

@Test func `bytes that are no PNG are an error`() {
    #expect(throws: RenderError.self) { try Pixels(png: Data("no picture".utf8)) }
    #expect(throws: RenderError.self) { try Pixels(png: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])) }
}

import Foundation
import Testing

@testable import ViewRendering

private func bytes(_ base64: String) throws -> Data { try #require(Data(base64Encoded: base64)) }

/// The mean distance of red, green and blue from the rule that the sample was made by.
private func meanError(_ base64: String) throws -> Double {
    let picture = try JPEGDecoder.decode(bytes(base64))
    #expect(picture.width == 61 && picture.height == 45)
    var sum = 0
    for (index, pixel) in picture.pixels.enumerated() {
        let (x, y) = (index % 61, index / 61)
        let inside = (x - 30) * (x - 30) + (y - 22) * (y - 22) < 200
        for (shift, expected) in [(16, min(255, 4 * x)), (8, 255 - 5 * y), (0, inside ? 200 : 60)] {
            sum += abs(Int(pixel >> UInt32(shift) & 255) - expected)
        }
    }
    return Double(sum) / Double(picture.pixels.count * 3)
}

// Loss at quality 85 is about 3 levels where every pixel keeps its colour and more where neighbours share one at the circle's edge;
// a swapped or shifted component errs by 40 and more.
@Test(arguments: [
    ("baseline", JPEGSamples.baseline, 7.0), ("progressive", JPEGSamples.progressive, 7), ("restarts", JPEGSamples.restarts, 7),
    ("rgb", JPEGSamples.rgb, 4),
])
func `a JPEG picture has the colours it was made from`(name: String, base64: String, limit: Double) throws {
    let error = try meanError(base64)
    #expect(error < limit, "\(name): \(error)")
}

@Test func `a gray JPEG is gray`() throws {
    let picture = try JPEGDecoder.decode(bytes(JPEGSamples.gray))
    for pixel in picture.pixels { #expect(pixel & 255 == pixel >> 8 & 255 && pixel & 255 == pixel >> 16 & 255) }
    // Rec. 601 brightness of (0, 255, 60) at the top left: 0.587 * 255 + 0.114 * 60 = 156.5.
    #expect(abs(Int(picture.pixels[0] & 255) - 156) < 8)
}

@Test func `what is no JPEG says so`() throws {
    #expect(throws: JPEGError.notJPEG) { try JPEGDecoder.decode(Data("GIF89a".utf8)) }
    #expect(throws: JPEGError.self) { try JPEGDecoder.decode(Data([0xFF, 0xD8, 0xFF, 0xD9])) }
}

@Test func `a JPEG cut off anywhere is an error or a picture of its size, never a trap`() throws {
    for sample in [JPEGSamples.baseline, JPEGSamples.progressive] {
        let whole = try bytes(sample)
        for length in 0..<whole.count {
            if let picture = try? JPEGDecoder.decode(whole.prefix(length)) { #expect(picture.pixels.count == 61 * 45) }
        }
    }
}

@Test func `a JPEG with wrong bytes is an error or a picture, never a trap`() throws {
    // A multiplicative generator with the seed 12345: the same bytes are spoiled in every run.
    var state: UInt64 = 12345
    func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
    for sample in [JPEGSamples.baseline, JPEGSamples.progressive, JPEGSamples.restarts] {
        for _ in 0..<60 {
            var spoiled = try bytes(sample)
            // The frame's size stays: a million random pixels would only take time.
            let frame = try #require(spoiled.range(of: Data([0xFF, 0xC0])) ?? spoiled.range(of: Data([0xFF, 0xC2])))
            for _ in 0..<4 {
                let at = next(spoiled.count)
                if !(frame.lowerBound..<frame.lowerBound + 10).contains(at) { spoiled[at] = UInt8(next(256)) }
            }
            _ = try? JPEGDecoder.decode(spoiled)
        }
    }
}

import Foundation

@testable import ViewRendering

/// Draws on a PNG of the given size in points and reads it back.
func picture(width: Double, height: Double, scale: Double = 1, _ draw: (Canvas) -> Void) throws -> Pixels {
    try Pixels(png: pictureBytes(.png, width: width, height: height, scale: scale, draw))
}

/// Draws a picture and answers the bytes of its file.
func pictureBytes(_ format: PictureFormat, width: Double, height: Double, scale: Double = 1, _ draw: (Canvas) -> Void) throws -> Data {
    let surface = try Surface(format: format, size: PictureSize(width: width, height: height, scale: scale))
    let canvas = ViewRendering.Canvas(surface)
    draw(canvas)
    return try canvas.finish()
}

/// The pixels for which `holds` is true, as the smallest rectangle around them (x, y, width, height), and how many they are.
func extent(of pixels: Pixels, where holds: (RGBA) -> Bool) -> (x: Int, y: Int, width: Int, height: Int, count: Int) {
    var (left, top, right, bottom, count) = (Int.max, Int.max, Int.min, Int.min, 0)
    for y in 0..<pixels.height {
        for x in 0..<pixels.width where pixels[x, y].map(holds) == true {
            (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
            count += 1
        }
    }
    return count == 0 ? (0, 0, 0, 0, 0) : (left, top, right - left + 1, bottom - top + 1, count)
}

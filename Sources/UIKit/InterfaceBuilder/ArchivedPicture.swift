import Foundation
import IBDocuments

/// A picture that a document holds itself: an archived image of the Mac, among whose objects the bytes of its files stand.
enum ArchivedPicture {
    /// The image of a resource: PNG and JPEG as they are, TIFF where it is uncompressed; nil for everything else.
    static func image(of resource: IBElement, size: CGSize) -> UIImage? {
        guard let archive = resource.children.first(where: { $0.key == "keyedArchiveRepresentation" })?.packedBytes,
            let list = try? PropertyListSerialization.propertyList(from: archive, format: nil) as? [String: Any],
            let objects = list["$objects"] as? [Any]
        else { return nil }
        let files = objects.compactMap { $0 as? Data }.compactMap(file)
        // An image has one file for each scale of the screen.
        guard let best = files.max(by: { $0.pixels.width < $1.pixels.width }), size.width > 0, best.pixels.width > 0 else { return nil }
        return UIImage(name: resource["name"], size: size, scale: best.pixels.width / size.width, source: .bytes(best.data))
    }

    private static func file(_ data: Data) -> (data: Data, pixels: CGSize)? {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) || data.starts(with: [0xFF, 0xD8, 0xFF]) {
            return ImageFile.pixelSize(data).map { (data, $0) }
        }
        return TIFFPicture(data).map { ($0.png, CGSize(width: $0.width, height: $0.height)) }
    }
}

import Foundation
import IBDocuments

extension UIImageView {
    /// What documents say about image views.
    static let imageViewAttributes: [DecodedAttribute<UIImageView>] = [
        .image("image", \.image),
        .image("highlightedImage", \.highlightedImage),
    ]
}

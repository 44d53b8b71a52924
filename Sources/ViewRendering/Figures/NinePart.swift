import Foundation
import UIKit

/// How an image whose edges keep their size is stretched: nine parts, of which the corners stay as they are.
enum NinePart {
    /// Each part of the image with where it is drawn.
    static func parts(of size: CGSize, caps: UIEdgeInsets, in rect: CGRect) -> [(part: CGRect, place: CGRect)] {
        let (columns, places) = (lengths(size.width, caps.left, caps.right), lengths(rect.width, caps.left, caps.right))
        let (rows, levels) = (lengths(size.height, caps.top, caps.bottom), lengths(rect.height, caps.top, caps.bottom))
        var parts: [(part: CGRect, place: CGRect)] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let part = CGRect(
                    x: columns[..<column].reduce(0, +), y: rows[..<row].reduce(0, +), width: columns[column], height: rows[row])
                let place = CGRect(
                    x: rect.minX + places[..<column].reduce(0, +), y: rect.minY + levels[..<row].reduce(0, +), width: places[column],
                    height: levels[row])
                if !part.isEmpty { parts.append((part, place)) }
            }
        }
        return parts
    }

    /// A first, a middle and a last length; where there is no room for both ends they share what there is.
    private static func lengths(_ whole: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [CGFloat] {
        let (first, last) = (max(0, first), max(0, last))
        guard first + last > whole, first + last > 0 else { return [first, max(0, whole - first - last), last] }
        return [whole * first / (first + last), 0, whole * last / (first + last)]
    }
}

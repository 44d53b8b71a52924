import Foundation

/// Where the parts of a search bar stand (iOS 11 to 18): a field of 36 points, 8 from the sides, and a Cancel button beside it.
struct SearchBarLayout: Equatable {
    static let margin = 8.0
    static let fieldHeight = 36.0

    let field: CGRect
    let cancel: CGRect?

    init(in row: CGRect, cancelWidth: Double?, rightToLeft: Bool) {
        let height = min(Self.fieldHeight, row.height)
        let y = row.midY - height / 2
        let right = cancelWidth.map { $0 + 11 + Self.margin } ?? 0
        let width = max(0, row.width - 2 * Self.margin - right)
        field = CGRect(x: row.minX + Self.margin + (rightToLeft ? right : 0), y: y, width: width, height: height)
        cancel = cancelWidth.map { cancelWidth in
            let x = rightToLeft ? row.minX + 2 * Self.margin : row.maxX - 2 * Self.margin - cancelWidth
            return CGRect(x: x, y: y, width: cancelWidth, height: height)
        }
    }
}

import CoreGraphics
import Foundation

/// What the system font adds to every character by size: small text is spread, running text drawn together.
///
/// Source: the tracking table of Apple's Human Interface Guidelines (points, turned into 1/2048 em). 8, 17 and 26 pt are exact from measured
/// advances; 12, 13, 15, 18 and 20 pt were moved by one unit to fit one-line labels of public documents.
enum SystemTracking {
    /// Tracking in 1/2048 em at a size in points; sizes between two of the table are interpolated.
    static func units(atSize size: CGFloat, _ generation: SystemFontGeneration = .current) -> CGFloat {
        switch generation {
        case .iOS8: return 0
        case .current: return interpolated(size, in: table)
        case .iOS13: return interpolated(size, in: table) + bump(at: size)
        // Text of 20 pt and more was set in a font of its own; until iOS 10 that was drawn wider, by about as much in every letter.
        case .iOS12: return size < 20 ? interpolated(size, in: table) + bump(at: size) : interpolated(size, in: displayTable)
        case .iOS10: return size < 20 ? interpolated(size, in: table) + bump(at: size) : interpolated(size, in: displayTable) + 30
        }
    }

    /// What the display font of iOS 9 to 12 was spread by, in 1/2048 em: printed on iOS 9 for every size from 20 to 77 pt
    /// (github.com/kylehickinson/Sketch-SF-UI-Font-Fixer). The 30 units of iOS 9 and 10 were fitted to ten one-line labels of public documents.
    private static let displayTable: [(size: CGFloat, units: CGFloat)] = [
        (20, 37), (21, 34), (22, 32), (23, 31), (24, 30), (25, 29), (26, 28), (27, 27), (28, 26), (29, 25), (30, 25), (31, 24), (32, 24),
        (33, 23), (34, 23), (35, 22), (36, 22), (37, 21), (38, 20), (40, 19), (42, 18), (44, 17), (46, 16), (48, 15), (50, 14), (52, 12),
        (54, 11), (56, 10), (58, 9), (60, 8), (62, 7), (64, 6), (66, 5), (69, 4), (72, 3), (74, 2), (77, 1), (80, 0),
    ]

    /// What running text of 17 pt was spread by more until iOS 13: four units, in one-line labels of documents of that time and in one published width
    /// ("This is a test string", 144.09 pt in 2018).
    private static func bump(at size: CGFloat) -> CGFloat { max(0, 4 - 4 * abs(size - 17)) }

    private static func interpolated(_ size: CGFloat, in table: [(size: CGFloat, units: CGFloat)]) -> CGFloat {
        guard size > table[0].size else { return table[0].units }
        guard let upper = table.firstIndex(where: { size <= $0.size }), upper > 0 else { return 0 }
        let (low, high) = (table[upper - 1], table[upper])
        return low.units + (high.units - low.units) * (size - low.size) / (high.size - low.size)
    }

    private static let table: [(size: CGFloat, units: CGFloat)] = [
        (6, 82), (7, 67), (8, 52), (9, 39), (10, 25), (11, 11), (12, -1), (13, -12), (14, -22), (15, -32), (16, -40), (17, -52),
        (18, -49), (19, -49), (20, -47), (21, -35), (22, -24), (23, -9), (24, 6), (25, 12), (26, 17), (27, 22), (28, 28),
        (29, 28), (30, 27), (31, 26), (32, 26), (33, 25), (34, 24), (35, 22), (36, 21), (37, 20), (38, 20), (39, 20), (40, 19),
        (41, 18), (42, 18), (43, 18), (44, 17), (45, 16), (46, 16), (47, 16), (48, 15), (49, 14), (50, 14), (51, 14), (52, 13),
        (53, 12), (54, 12), (56, 11), (58, 10), (60, 9), (62, 8), (64, 7), (66, 6), (68, 5), (70, 4), (72, 4), (76, 2), (80, 0),
        (84, 0), (88, 0), (92, 0), (96, 0),
    ]
}

import Foundation
import Synchronization

/// Keeps what another shaper answered: text that is broken at one width after another is shaped once.
package struct CachingShaper<Base: GlyphShaper>: GlyphShaper {
    private struct Key: Hashable {
        var text: StyledText
        var range: Range<Int>
        var isRightToLeft: Bool
    }

    private final class Store: Sendable {
        let paragraphs = Mutex(TwoGenerations<Key, ShapedParagraph>(capacity: 512))
    }

    /// Shorter texts are measured once or twice, and to look them up would cost as much as to shape them.
    private static var shortest: Int { 24 }

    private let base: Base
    private let store = Store()

    package init(_ base: Base) { self.base = base }

    package func shape(_ text: StyledText, range: Range<Int>, isRightToLeft: Bool) -> ShapedParagraph {
        guard range.count >= Self.shortest else { return base.shape(text, range: range, isRightToLeft: isRightToLeft) }
        let key = Key(text: text, range: range, isRightToLeft: isRightToLeft)
        if let known = store.paragraphs.withLock({ $0[key] }) { return known }
        let paragraph = base.shape(text, range: range, isRightToLeft: isRightToLeft)
        store.paragraphs.withLock { $0[key] = paragraph }
        return paragraph
    }

    package func metrics(of font: FontDescription) -> FontMetrics { base.metrics(of: font) }

    /// Forgets everything.
    func forget() { store.paragraphs.withLock { $0 = TwoGenerations(capacity: 512) } }
}

/// The places where the lines of a paragraph may end, found when first needed; copies of a paragraph share it.
package final class LineBreakStore: Sendable {
    private let known = Mutex<[Bool]?>(nil)

    /// The opportunities, made by `find` the first time.
    func opportunities(_ find: () -> [Bool]) -> [Bool] {
        known.withLock { known in
            if let known { return known }
            let found = find()
            known = found
            return found
        }
    }
}

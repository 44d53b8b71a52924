import CoreGraphics
import Foundation
import Synchronization

/// Measures as iOS does and keeps what it has measured.
package final class SystemTextMeasurer: TextMeasurer {
    private struct Key: Hashable {
        var text: StyledText
        var constraints: TextConstraints
    }

    private let typesetter = Typesetter(shaper: CachingShaper(SystemShaper()))
    private let layouts = Mutex(TwoGenerations<Key, TextLayout>(capacity: 4096))

    package init() {}

    package func layOut(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
        let key = Key(text: text, constraints: constraints)
        if let known = layouts.withLock({ $0[key] }) { return known }
        let layout = typesetter.layOut(text, in: constraints)
        layouts.withLock { $0[key] = layout }
        return layout
    }

    package func metrics(of font: FontDescription) -> FontMetrics { typesetter.shaper.metrics(of: font) }

    /// Forgets all measurements; needed when fonts were registered.
    package func forgetMeasurements() {
        layouts.withLock { $0 = TwoGenerations(capacity: 4096) }
        typesetter.shaper.forget()
    }
}

/// A dictionary that forgets what wasn't used for long: when the young half is full it becomes the old half, and the old one goes.
struct TwoGenerations<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> Value? {
        mutating get {
            if let value = young[key] { return value }
            guard let value = old[key] else { return nil }
            self[key] = value
            return value
        }
        set {
            if young.count >= capacity / 2 { (old, young) = (young, [:]) }
            young[key] = newValue
        }
    }
}

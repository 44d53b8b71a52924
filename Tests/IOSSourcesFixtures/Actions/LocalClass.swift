// swift-format-ignore-file
import UIKit

@MainActor func makeLocalTarget(_ hear: @escaping () -> Void) -> (NSObject, Selector) {
    final class Local: NSObject {
        let hear: () -> Void
        init(_ hear: @escaping () -> Void) { self.hear = hear }
        @objc func ring() { hear() }
        static var selector: Selector { #selector(ring) }
    }
    return (Local(hear), Local.selector)
}

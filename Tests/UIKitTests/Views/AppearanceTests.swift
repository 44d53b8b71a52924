import Foundation
import Testing
import UIKit

// Apple: UIAppearance: a look holds for views that come into a window afterwards, and a value of a view's own goes before it

private final class Badge: UILabel {}
private final class Plate: UIView {}

@MainActor @Test func `a class's look is given to views that come into a window`() {
    Badge.appearance().textColor = .green
    Badge.appearance(whenContainedInInstancesOf: [Plate.self]).textColor = .blue
    let window = UIWindow(device: .iPhone15)
    let (plain, own, inside, plate, other) = (Badge(), Badge(), Badge(), Plate(), UILabel())
    own.textColor = .red
    plate.addSubview(inside)
    for view in [plain, own, plate, other] { window.addSubview(view) }
    #expect(plain.textColor == .green && own.textColor == .red && inside.textColor == .blue)
    #expect(other.textColor != .green)
}

@MainActor @Test func `views know their root after subtrees moved and superviews went`() {
    let (window, middle, leaf) = (UIWindow(device: .iPhone15), UIView(), UIView())
    middle.addSubview(leaf)
    window.addSubview(middle)
    #expect(leaf.window === window)
    middle.removeFromSuperview()
    #expect(leaf.window == nil)
    window.addSubview(leaf)
    #expect(leaf.window === window)
    let kept = UIView()
    do {
        let holder = UIView()
        holder.addSubview(kept)
        window.addSubview(holder)
        #expect(kept.window === window)
        holder.removeFromSuperview()
    }
    #expect(kept.window == nil && kept.superview == nil)
}

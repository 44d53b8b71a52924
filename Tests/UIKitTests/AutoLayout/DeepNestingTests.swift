import Foundation
import Testing

@testable import UIKit

/// Hierarchies far deeper than any app's: they are laid out, and what a view asks of those above it doesn't grow with its depth.
@MainActor @Suite struct DeepNestingTests {
    /// Views in each other, a quarter of a point inside the one around.
    private func nest(_ levels: Int, in root: UIView) -> [UIView] {
        var views: [UIView] = []
        var parent = root
        for _ in 0..<levels {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 0.5),
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 0.5),
                view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -0.5),
                view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -0.5),
            ])
            views.append(view)
            parent = view
        }
        return views
    }

    // arithmetic: 1,000 times half a point at both sides; no stack overflow
    @Test func aThousandLevelsAreLaidOut() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
        twoPixelWindow().addSubview(root)
        let views = nest(1000, in: root)
        root.layoutIfNeeded()
        #expect(views[999].frame == CGRect(x: 0.5, y: 0.5, width: 1000, height: 1000))
    }

    // by definition: the way to where a view has its traits from is known once it was gone
    @Test func traitsComeFromFarAboveInOneStep() {
        let root = UIView(), window = twoPixelWindow()
        window.addSubview(root)
        let views = nest(200, in: root)
        #expect(views[199].traitSource === window && views[199].traitShortcut === window && views[100].traitShortcut === window)
        views[50].overrideUserInterfaceStyle = .dark
        #expect(views[199].traitSource === views[50] && views[199].traitCollection.userInterfaceStyle == .dark)
        #expect(views[49].traitCollection.userInterfaceStyle != .dark)
        views[50].overrideUserInterfaceStyle = .unspecified
        #expect(views[199].traitCollection.userInterfaceStyle == window.traitCollection.userInterfaceStyle)
    }

    private final class Wide: UIView {
        override var traitCollection: UITraitCollection { UITraitCollection(horizontalSizeClass: .regular) }
    }

    // a subclass may answer for its traits, and what is in it follows
    @Test func aClassOfTheAppsAnswersForItsTraits() {
        let wide = Wide(), inner = UIView(), leaf = UIView()
        wide.addSubview(inner)
        inner.addSubview(leaf)
        #expect(leaf.traitCollection.horizontalSizeClass == .regular)
        let other = UIView()
        other.addSubview(inner)
        #expect(leaf.traitSource === other)
        wide.addSubview(inner)
        #expect(leaf.traitCollection.horizontalSizeClass == .regular)
    }
}

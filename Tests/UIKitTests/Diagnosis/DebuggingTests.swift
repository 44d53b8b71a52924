import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DebuggingTests {
    private func withoutAddresses(_ text: String) -> String { text.replacing(/0x[0-9a-f]+/, with: "0x") }

    // form: a public console dump of iOS 15 (facts 1.3)
    @Test func aScrollViewPrintsItsContentAndInsets() {
        let scroll = UIScrollView(frame: CGRect(x: 20, y: 337, width: 374, height: 525))
        scroll.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        #expect(
            withoutAddresses(scroll.description)
                == "<UIScrollView: 0x; frame = (20 337; 374 525); clipsToBounds = YES; autoresize = RM+BM; layer = <CALayer: 0x>; contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>"
        )
    }

    @Test func theTreeIsPrintedWithBars() {
        let parent = root(100, 50), child = UIView(frame: CGRect(x: 1, y: 2.5, width: 3, height: 4))
        parent.addSubview(child)
        #expect(
            withoutAddresses(parent.recursiveDescription()) == """
                <UIView: 0x; frame = (0 0; 100 50); layer = <CALayer: 0x>>
                   | <UIView: 0x; frame = (1 2.5; 3 4); layer = <CALayer: 0x>>
                """)
    }

    // Apple: _autolayoutTrace marks what is ambiguous
    @Test func theTraceNamesWhatIsAmbiguous() {
        let parent = root(100, 50), settled = Block(10, 10), open = Block(10, 10)
        parent.addSubview(settled)
        parent.addSubview(open)
        NSLayoutConstraint.activate([
            settled.leadingAnchor.constraint(equalTo: parent.leadingAnchor), settled.topAnchor.constraint(equalTo: parent.topAnchor),
            open.topAnchor.constraint(equalTo: parent.topAnchor),
        ])
        let lines = withoutAddresses(parent._autolayoutTrace()).split(separator: "\n").prefix(3)
        #expect(lines == ["•UIView:0x", "|   *UIKitTests.Block:0x", "|   *UIKitTests.Block:0x - AMBIGUOUS LAYOUT"])
        open.exerciseAmbiguityInLayout()
        #expect(open.frame.minX != 0 && open.frame.minY == 0)
    }

    // public console logs: facts 6.6
    @Test func constraintsPrintAsInUIKitsLogs() {
        let parent = root(100, 50), a = Block(), b = Block()
        parent.addSubview(a)
        parent.addSubview(b)
        func text(_ constraint: NSLayoutConstraint) -> String { withoutAddresses(constraint.description) }
        let top = a.topAnchor.constraint(equalTo: parent.topAnchor)
        top.isActive = true
        #expect(text(top) == "<NSLayoutConstraint:0x V:|-(0)-[UIKitTests.Block:0x]   (active, names: '|':UIView:0x )>")
        #expect(
            text(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8))
                == "<NSLayoutConstraint:0x V:[UIKitTests.Block:0x]-(8)-[UIKitTests.Block:0x]   (inactive)>")
        #expect(
            text(b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 16))
                == "<NSLayoutConstraint:0x H:[UIKitTests.Block:0x]-(>=16)-[UIKitTests.Block:0x](LTR)   (inactive)>")
        let height = a.heightAnchor.constraint(equalToConstant: 200)
        height.identifier = "tall"
        height.priority = .defaultLow
        #expect(text(height) == "<NSLayoutConstraint:0x 'tall' UIKitTests.Block:0x.height == 200 priority:250   (inactive)>")
        #expect(
            text(a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.2, constant: -5))
                == "<NSLayoutConstraint:0x UIKitTests.Block:0x.height == 0.2*UIKitTests.Block:0x.height - 5   (inactive)>")
    }

    // UIKit's pass: facts 6.11
    private final class Recorder: UIView {
        nonisolated(unsafe) static var calls: [String] = []
        let name: String
        init(_ name: String) {
            self.name = name
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { nil }
        override func updateConstraints() {
            Self.calls.append("update \(name)")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            Self.calls.append("layout \(name)")
            super.layoutSubviews()
        }
        override var intrinsicContentSize: CGSize {
            Self.calls.append("size \(name)")
            return CGSize(width: 10, height: 10)
        }
    }

    @Test func constraintsAreUpdatedBottomUpAndSubviewsLaidOutTopDown() {
        Recorder.calls = []
        let parent = root(100, 100), outer = Recorder("outer"), inner = Recorder("inner")
        parent.addSubview(outer)
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: parent.leadingAnchor), outer.topAnchor.constraint(equalTo: parent.topAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor), inner.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(Recorder.calls == ["update inner", "update outer", "size outer", "size inner", "layout outer", "layout inner"])
        Recorder.calls = []
        parent.layoutIfNeeded()
        #expect(Recorder.calls == [])
        inner.setNeedsUpdateConstraints()
        parent.layoutIfNeeded()
        #expect(Recorder.calls == ["update inner"])
    }

    // a view that asks for layout in every pass is named, and the pass ends
    private final class Restless: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            superview?.setNeedsLayout()
            setNeedsLayout()
        }
    }

    @Test func aLayoutLoopEndsAndIsNamed() {
        let parent = root(10, 10), restless = Restless()
        parent.addSubview(restless)
        let old = LayoutDiagnostics.loopHandler
        var named: [UIView] = []
        LayoutDiagnostics.loopHandler = { named = $0 }
        parent.layoutIfNeeded()
        LayoutDiagnostics.loopHandler = old
        #expect(named.contains { $0 === restless })
    }
}

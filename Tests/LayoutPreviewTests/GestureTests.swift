import Testing
import UIKit

@testable import LayoutPreview

// Apple: the recognisers' classes; a finger drags from 10 points on (facts 1.4), a long press takes half a second

private final class Board: UIViewController, SelectorResponder {
    var told: [String] = []
    let card = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    let page = UIScrollView(frame: CGRect(x: 0, y: 150, width: 393, height: 500))
    let isInPage: Bool

    init(inPage: Bool = false) {
        isInPage = inPage
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if isInPage {
            page.contentSize = CGSize(width: 393, height: 2000)
            view.addSubview(page)
            page.addSubview(card)
        } else {
            view.addSubview(card)
        }
    }

    func add(_ recognizer: UIGestureRecognizer, _ name: String) -> UIGestureRecognizer {
        recognizer.addTarget(self, action: Selector(name))
        card.addGestureRecognizer(recognizer)
        return recognizer
    }

    func respond(to selector: Selector, sender: Any?) -> Bool {
        guard let recognizer = sender as? UIGestureRecognizer else { return false }
        told.append("\(selector) \(recognizer.state.rawValue)")
        if let pan = recognizer as? UIPanGestureRecognizer, recognizer.state == .changed {
            let moved = pan.translation(in: view)
            card.frame.origin.y += moved.y
            pan.setTranslation(.zero, in: view)
        }
        return true
    }
}

@MainActor private func stage(_ controller: UIViewController) -> PreviewStage {
    PreviewStage(source: CodeSource(title: "Board", makesAnew: false) { controller }, conditions: PreviewConditions())
}

@MainActor private func drag(_ stage: PreviewStage, from start: CGPoint, by delta: CGVector, steps: Int, seconds: Double) {
    stage.step(to: 10)
    stage.touchDown(at: start)
    for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        stage.step(to: 10 + seconds * Double(part))
        stage.touchMoved(to: CGPoint(x: start.x + delta.dx * part, y: start.y + delta.dy * part))
    }
    stage.touchUp(at: CGPoint(x: start.x + delta.dx, y: start.y + delta.dy))
}

@MainActor @Test func `a pan follows the finger from its begin to its end`() {
    let board = Board()
    let stage = stage(board)
    _ = board.add(UIPanGestureRecognizer(), "pan")
    drag(stage, from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 100), steps: 5, seconds: 1)
    #expect(board.told == ["pan 1", "pan 2", "pan 2", "pan 2", "pan 2", "pan 3"])
    #expect(board.card.frame.minY == 300)
}

@MainActor @Test(arguments: [(0.2, ["swipe 3"]), (2.0, [])]) func `a quick stroke is a swipe, a slow one is none`(
    _ seconds: Double, _ told: [String]
) {
    let board = Board()
    let stage = stage(board)
    let swipe = board.add(UISwipeGestureRecognizer(), "swipe") as? UISwipeGestureRecognizer
    swipe?.direction = .left
    drag(stage, from: CGPoint(x: 250, y: 300), by: CGVector(dx: -120, dy: 5), steps: 4, seconds: seconds)
    #expect(board.told == told)
}

@MainActor @Test func `a resting finger is a long press after half a second`() {
    let board = Board()
    let stage = stage(board)
    _ = board.add(UILongPressGestureRecognizer(), "hold")
    _ = board.add(UITapGestureRecognizer(), "tap")
    stage.step(to: 1)
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.step(to: 1.4)
    #expect(board.told.isEmpty)
    stage.step(to: 1.6)
    stage.touchUp(at: CGPoint(x: 200, y: 300))
    #expect(board.told == ["hold 1", "hold 3"])
}

@MainActor @Test func `a single tap waits for the double tap that it requires to fail`() {
    let board = Board()
    let stage = stage(board)
    let double = board.add(UITapGestureRecognizer(), "double") as! UITapGestureRecognizer
    double.numberOfTapsRequired = 2
    board.add(UITapGestureRecognizer(), "single").require(toFail: double)
    func tap(_ time: Double) {
        stage.step(to: time)
        stage.touchDown(at: CGPoint(x: 200, y: 300))
        stage.touchUp(at: CGPoint(x: 200, y: 300))
    }
    tap(1)
    #expect(board.told.isEmpty)
    stage.step(to: 1.5)
    #expect(board.told == ["single 3"])
    board.told = []
    tap(5)
    tap(5.2)
    stage.step(to: 6)
    #expect(board.told == ["double 3"])
}

@MainActor @Test func `a pinch goes to the recogniser under it`() {
    let board = Board()
    let stage = stage(board)
    let pinch = board.add(UIPinchGestureRecognizer(), "pinch") as? UIPinchGestureRecognizer
    stage.pinch(at: CGPoint(x: 200, y: 300), by: 1.5)
    #expect(board.told == ["pinch 1", "pinch 2", "pinch 3"] && pinch?.scale == 1.5)
}

@MainActor @Test func `a pan inside what scrolls goes before the scrolling, and one that may not begin leaves it`() {
    final class Sideways: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            let moved = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
            return abs(moved.x) > abs(moved.y)
        }
    }
    let board = Board(inPage: true)
    let stage = stage(board)
    let (pan, delegate) = (board.add(UIPanGestureRecognizer(), "pan"), Sideways())
    pan.delegate = delegate
    drag(stage, from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -100), steps: 5, seconds: 1)
    #expect(board.told.isEmpty && board.page.contentOffset.y > 50)
    pan.delegate = nil
    board.page.contentOffset = .zero
    stage.step(to: 30)
    drag(stage, from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -100), steps: 5, seconds: 1)
    #expect(board.told.first == "pan 1" && board.page.contentOffset.y == 0)
}

@MainActor @Test func `a tap on a bar's item does what the item is for`() {
    let board = Board()
    var taps: [String] = []
    board.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps.append("add") })
    board.toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in taps.append("trash") })]
    let navigation = UINavigationController(rootViewController: board)
    navigation.isToolbarHidden = false
    let stage = stage(navigation)
    let (width, bar) = (stage.window.bounds.width, navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil))
    let tools = navigation.toolbar.convert(navigation.toolbar.bounds, to: nil)
    for point in [CGPoint(x: width - 30, y: bar.midY), CGPoint(x: width / 2, y: bar.midY), CGPoint(x: width - 24, y: tools.midY)] {
        stage.step(to: stage.changes == 0 ? 1 : 2)
        stage.touchDown(at: point)
        stage.touchUp(at: point)
    }
    #expect(taps == ["add", "trash"])
}

@MainActor @Test func `views and controls that follow touches are told of them`() {
    final class Knob: UIControl {
        var calls: [String] = []
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("begin \(Int(touch.location(in: self).x))")
            return true
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("go \(Int(touch.location(in: self).x))")
            return true
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    }
    let board = Board()
    let knob = Knob(frame: CGRect(x: 100, y: 450, width: 100, height: 40))
    let stage = stage(board)
    board.view.addSubview(knob)
    stage.touchDown(at: CGPoint(x: 110, y: 470))
    stage.touchMoved(to: CGPoint(x: 140, y: 470))
    stage.touchUp(at: CGPoint(x: 140, y: 470))
    #expect(knob.calls == ["begin 10", "go 40", "end"])
}

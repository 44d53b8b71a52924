import Testing
import UIKit

@testable import LayoutPreview

/// A page of rows, each a label, a switch and a slider of its own, as an app would write it.
private final class RowsController: UIViewController {
    let page = UIScrollView()
    let toggle = UISwitch()
    let field = UITextField()
    private(set) var rows: [UILabel] = []
    private let count: Int

    init(rows count: Int = 40) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page)
        var above: UIView?
        for index in 0..<count {
            let row = UILabel()
            row.text = "Row \(index)"
            row.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(row)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor, constant: 16),
                row.trailingAnchor.constraint(equalTo: page.contentLayoutGuide.trailingAnchor, constant: -16),
                row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? page.contentLayoutGuide.topAnchor),
                row.heightAnchor.constraint(equalToConstant: 44),
            ])
            above = row
            rows.append(row)
        }
        NSLayoutConstraint.activate([
            rows[0].widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor, constant: -32),
            rows[count - 1].bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor),
        ])
        toggle.frame.origin = CGPoint(x: 100, y: 100)
        field.frame = CGRect(x: 100, y: 200, width: 200, height: 34)
        view.addSubview(toggle)
        view.addSubview(field)
    }
}

@MainActor private func stage(_ controller: UIViewController) -> PreviewStage {
    PreviewStage(source: CodeSource(title: "Rows", makesAnew: false) { controller }, conditions: PreviewConditions())
}

/// Drags upwards by a distance at a speed, in steps of a sixtieth of a second, and lets go.
@MainActor private func flick(_ stage: PreviewStage, by distance: CGFloat, frames: Int) -> TimeInterval {
    let start = CGPoint(x: 200, y: 700)
    stage.step(to: 0)
    stage.touchDown(at: start)
    for frame in 1...frames {
        stage.step(to: Double(frame) / 60)
        stage.touchMoved(to: CGPoint(x: start.x, y: start.y - distance * CGFloat(frame) / CGFloat(frames)))
    }
    stage.touchUp(at: CGPoint(x: start.x, y: start.y - distance))
    return Double(frames) / 60
}

@Suite("A preview's stage") @MainActor struct PreviewStageTests {
    @Test("A finger drags the content by what it moves, less the ten points that begin a drag") func drags() {
        let controller = RowsController()
        let stage = stage(controller)
        let top = controller.page.contentOffset.y
        stage.step(to: 0)
        stage.touchDown(at: CGPoint(x: 200, y: 700))
        stage.step(to: 0.1)
        stage.touchMoved(to: CGPoint(x: 200, y: 600))
        // 100 points of travel, 10 of them slop (facts 1.4).
        #expect(controller.page.contentOffset.y == top + 90)
    }

    @Test("A flick goes on by itself and comes to rest") func flicks() {
        let controller = RowsController()
        let stage = stage(controller)
        var time = flick(stage, by: 200, frames: 6)
        let released = controller.page.contentOffset.y
        var steps = 0
        while stage.step(to: time) && steps < 1000 {
            time += 1.0 / 60
            steps += 1
        }
        #expect(steps > 30 && steps < 1000)
        #expect(controller.page.contentOffset.y > released + 200)
    }

    @Test("Scrolling a thousand rows asks the solver nothing") func scrollsWithoutSolving() {
        let controller = RowsController(rows: 1000)
        let stage = stage(controller)
        let before = stage.window.solverRowsTouched
        var time = flick(stage, by: 200, frames: 6)
        for _ in 0..<20 where stage.step(to: time) { time += 1.0 / 60 }
        #expect(controller.page.contentOffset.y > 200)
        #expect(before > 0)
        #expect(stage.window.solverRowsTouched == before)
    }

    @Test("A wheel's clicks glide and add up") func turnsWheel() {
        let controller = RowsController()
        let stage = stage(controller)
        let top = controller.page.contentOffset.y
        stage.step(to: 0)
        stage.scroll(at: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: 80), isPrecise: false)
        stage.step(to: 0.1)
        stage.scroll(at: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: 80), isPrecise: false)
        #expect(controller.page.contentOffset.y < top + 160)
        stage.step(to: 1)
        #expect(controller.page.contentOffset.y == top + 160)
    }

    @Test("A wheel never leaves the content") func stopsAtTheEdge() {
        let controller = RowsController()
        let stage = stage(controller)
        let top = controller.page.contentOffset.y
        stage.scroll(at: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -300), isPrecise: true)
        #expect(controller.page.contentOffset.y == top)
    }

    @Test("A touch on a switch turns it and tells its targets") func touchesSwitch() {
        let controller = RowsController()
        let stage = stage(controller)
        var heard: [Bool] = []
        controller.toggle.addAction(UIAction { heard.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
        stage.touchDown(at: CGPoint(x: 120, y: 115))
        stage.touchUp(at: CGPoint(x: 120, y: 115))
        #expect(heard == [true])
    }

    @Test("A touch in a field raises the keyboard, letters go into it, and the keyboard goes with the end") func types() {
        let controller = RowsController()
        let stage = stage(controller)
        stage.touchDown(at: CGPoint(x: 150, y: 215))
        stage.touchUp(at: CGPoint(x: 150, y: 215))
        #expect(stage.isTyping)
        stage.type("Ohé")
        stage.type("")
        #expect(controller.field.text == "Oh")
        // 336: the keyboard of phones with a home indicator, with its row of suggestions (facts 1.7).
        #expect(stage.window.keyboardFrame?.height == 336)
        stage.endTyping()
        #expect(!stage.isTyping && stage.window.keyboardFrame == nil)
    }

    @Test("Rotation gives the window the other size and lays the page out again") func rotates() {
        let controller = RowsController()
        let stage = stage(controller)
        stage.change { $0.rotate() }
        #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
        #expect(controller.page.bounds.width == 852)
    }

    @Test("The screen is what it was once a preview is over") func givesTheScreenBack() {
        let before = UIScreen.main.device
        var stage: PreviewStage? = stage(RowsController())
        stage?.change { $0.rotate() }
        #expect(UIScreen.main.device != before)
        stage = nil
        #expect(UIScreen.main.device == before)
    }

    @Test("Right to left and dark reach the views") func changesTraits() {
        let controller = RowsController()
        let stage = stage(controller)
        stage.change {
            $0.isRightToLeft = true
            $0.isDark = true
        }
        #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("The inspector finds the smallest view under the pointer") func inspects() {
        let controller = RowsController()
        let stage = stage(controller)
        stage.inspect(at: CGPoint(x: 120, y: 115))
        #expect(stage.inspected === controller.toggle || stage.inspected?.superview === controller.toggle)
        let lines = InspectorPanel(view: controller.rows[0], root: stage.window).lines
        #expect(lines.contains(.title("UILabel")))
        #expect(lines.contains { if case .text(let text) = $0 { text.contains("44") } else { false } })
    }
}

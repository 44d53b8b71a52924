import CoreGraphics
import Foundation
import UIKit
import ViewRendering

/// The loop of a preview: events in, the stage moved by the clock, a picture when something changed.
@MainActor final class PreviewWindow {
    private let stage: PreviewStage
    private let options: PreviewOptions
    private let screen: SDLScreen
    private var overlays = StagePainter.Overlays()
    private var board: DrawingBoard?
    private var drawn = -1
    private var statistics = PreviewStatistics()
    private var lastLook: TimeInterval = 0
    private var isOpen = true

    /// How long a loop without anything to do waits for an event, in seconds: often enough to see a changed file at once.
    private static let idle = 0.1
    /// The shortest time between two frames, in seconds.
    private static let frame = 1.0 / 60

    init(stage: PreviewStage, options: PreviewOptions) throws(PreviewError) {
        (self.stage, self.options) = (stage, options)
        let zoom = StageLayout.zoom(for: stage.window.bounds.size, within: Self.room, showsPanel: false)
        let size = StageLayout.windowSize(screen: stage.window.bounds.size, zoom: zoom, showsPanel: false)
        screen = try SDLScreen(title: stage.source.title, size: size)
    }

    /// The display without the edges of windows and a desktop's bar.
    private static var room: CGSize {
        let room = SDLScreen.room()
        return CGSize(width: room.width - 20, height: room.height - 60)
    }

    /// Runs until the window is closed.
    func run() throws(PreviewError) {
        stage.say(stage.source.scenes.count > 1 ? "h: keys, n: next scene" : "h: keys")
        while isOpen {
            let start = now
            let rows = stage.window.solverRowsTouched
            let isMoving = stage.step(to: start)
            lookForChanges(at: start)
            try draw()
            if isMoving {
                statistics.scrollingFrames += 1
                statistics.rowsWhileScrolling += stage.window.solverRowsTouched - rows
            }
            handleEvents(waiting: isMoving ? max(0, Self.frame - (now - start)) : Self.idle)
        }
        statistics.times.sort()
        options.report?(statistics)
    }

    private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    private func lookForChanges(at time: TimeInterval) {
        guard time - lastLook > 0.3 else { return }
        lastLook = time
        stage.refresh()
    }

    // MARK: Drawing

    private var layout: StageLayout {
        StageLayout(window: screen.size, screen: stage.window.bounds.size, showsPanel: overlays.showsInspector)
    }

    private func draw() throws(PreviewError) {
        guard drawn != stage.changes else { return }
        let start = now
        do throws(RenderError) {
            let board = try currentBoard()
            StagePainter(stage: stage, layout: layout, overlays: overlays).paint(on: board, size: screen.size)
            statistics.times.append(now - start)
            screen.show(board)
        } catch {
            throw .drawingFailed(reason: error.description)
        }
        statistics.frames += 1
        drawn = stage.changes
        let name = stage.source.scenes[stage.sceneIndex]
        let title = name == stage.source.title ? name : "\(stage.source.title) - \(name)"
        if screen.title != title { screen.title = title }
    }

    private func currentBoard() throws(RenderError) -> DrawingBoard {
        if let board { return board }
        let made = try DrawingBoard(size: screen.size, scale: screen.scale, isDark: stage.conditions.isDark)
        board = made
        return made
    }

    /// Draws anew on a new board.
    private func redraw() {
        board = nil
        drawn = -1
    }

    /// Makes the window as large as what it shows needs.
    private func fit() {
        let size = stage.window.bounds.size
        let zoom = StageLayout.zoom(for: size, within: Self.room, showsPanel: overlays.showsInspector)
        screen.size = StageLayout.windowSize(screen: size, zoom: zoom, showsPanel: overlays.showsInspector)
        redraw()
    }

    // MARK: Events

    private func handleEvents(waiting seconds: Double) {
        guard var event = screen.event(within: seconds) else { return }
        while true {
            handle(event)
            guard isOpen, let next = screen.event(within: 0) else { return }
            event = next
        }
    }

    private func handle(_ event: PreviewEvent) {
        switch event {
        case .close: isOpen = false
        case .expose: redraw()
        case .other: break
        case .down(let point): down(layout.screenPoint(point))
        case .move(let point, let isDown): isDown ? stage.touchMoved(to: layout.screenPoint(point)) : hover(point)
        case .up(let point): stage.touchUp(at: layout.screenPoint(point))
        case .wheel(let point, let delta, let isPrecise, let zooms):
            let place = layout.screenPoint(point)
            if zooms {
                stage.pinch(at: place, by: pow(1.2, -delta.dy / 80))
            } else {
                stage.scroll(at: place, by: delta, isPrecise: isPrecise)
            }
        case .key(let key): press(key)
        case .text(let text): stage.isTyping ? stage.type(text) : text.forEach { press($0) }
        }
    }

    private func down(_ point: CGPoint) {
        if overlays.showsHelp { return toggle(\.showsHelp) }
        stage.touchDown(at: point)
    }

    private func hover(_ point: CGPoint) {
        guard overlays.showsInspector, layout.screen.contains(point) else { return }
        stage.inspect(at: layout.screenPoint(point))
    }

    private func press(_ key: PreviewKey) {
        let page = stage.window.bounds.height * 0.8
        switch key {
        case .letter(let letter): press(letter)
        case .escape: if stage.isTyping { stage.endTyping() } else if overlays.showsHelp { toggle(\.showsHelp) } else { isOpen = false }
        case .delete: stage.type("")
        case .enter: if stage.isTyping { stage.endTyping() }
        case .up: scroll(by: -80)
        case .down: scroll(by: 80)
        case .pageUp: scroll(by: -page)
        case .pageDown: scroll(by: page)
        case .home: scroll(by: -1e6)
        case .end: scroll(by: 1e6)
        case .f5: stage.remake()
        }
    }

    /// Scrolls what stands in the middle of the screen.
    private func scroll(by distance: CGFloat) {
        let bounds = stage.window.bounds
        stage.scroll(at: CGPoint(x: bounds.midX, y: bounds.midY), by: CGVector(dx: 0, dy: distance), isPrecise: false)
    }

    private func press(_ letter: Character) {
        switch letter {
        case "r": changeDevice { $0.rotate() }
        case "d": changeDevice { $0.changeDevice(by: 1) }
        case "D": changeDevice { $0.changeDevice(by: -1) }
        case "t": stage.change { $0.changeTextSize(by: 1) }
        case "T": stage.change { $0.changeTextSize(by: -1) }
        case "l": stage.change { $0.isRightToLeft.toggle() }
        case "s":
            stage.change { $0.isDark.toggle() }
            redraw()
        case "k": stage.change { $0.showsKeyboard.toggle() }
        case "o": toggle(\.showsOutlines)
        case "i":
            toggle(\.showsInspector)
            fit()
        case "n": stage.changeScene(by: 1)
        case "p": stage.changeScene(by: -1)
        case "h", "?": toggle(\.showsHelp)
        case "q": isOpen = false
        default: break
        }
    }

    private func changeDevice(_ edit: (inout PreviewConditions) -> Void) {
        stage.change(edit)
        fit()
    }

    private func toggle(_ overlay: WritableKeyPath<StagePainter.Overlays, Bool>) {
        overlays[keyPath: overlay].toggle()
        redraw()
    }
}

import Foundation
import UIKit

/// The screen of a preview without its window: shows a scene on a device, takes touches and keys, and moves with the clock it is given.
///
/// All places are points of the screen, all times seconds of one clock of the caller's.
@MainActor final class PreviewStage {
    /// What is shown on: as large as the device's screen.
    private(set) var window: UIWindow
    /// The scene that is shown, by its place among the source's.
    private(set) var sceneIndex: Int
    /// What a person is told for a moment.
    private(set) var notice: Notice?
    /// Counts up whenever the picture may have changed.
    private(set) var changes = 0
    /// The view that the inspector tells about.
    private(set) weak var inspected: UIView?
    let source: any PreviewSource

    private let deviceBefore: DeviceProfile
    private var touch: StageTouch?
    private let taps = TapSeries()
    private var wheel = WheelScroll()
    private var time: TimeInterval = 0

    /// A sentence and when it goes.
    struct Notice: Equatable {
        let text: String
        let end: TimeInterval
    }

    /// Under what the scene is shown.
    private(set) var conditions: PreviewConditions

    init(source: any PreviewSource, scene: Int = 0, conditions: PreviewConditions) {
        (self.source, self.conditions) = (source, conditions)
        sceneIndex = scene
        deviceBefore = UIScreen.main.device
        UIScreen.main.device = conditions.device
        window = UIWindow(device: conditions.device)
        window.softwareKeyboardHeight = conditions.device.keyboardHeight
        setOverrides()
        show(source.makeController(ofScene: scene))
    }

    /// The process plays the preview's device for as long as there is a preview.
    isolated deinit { UIScreen.main.device = deviceBefore }

    // MARK: Conditions

    /// Shows the scene under other conditions: what can change under a running app changes there, the rest makes the scene anew.
    func change(_ edit: (inout PreviewConditions) -> Void) {
        let before = conditions
        edit(&conditions)
        guard conditions != before else { return }
        UIScreen.main.device = conditions.device
        window.softwareKeyboardHeight = conditions.device.keyboardHeight
        if conditions.device != before.device { window.show(conditions.device) }
        let traitsChanged = setOverrides(from: before)
        // Fonts of a document are chosen when it is loaded, as at the start of an app.
        if traitsChanged && source.makesAnew { remake() }
        setKeyboard(changed: conditions.showsKeyboard != before.showsKeyboard || conditions.device != before.device)
        window.layoutIfNeeded()
        changed()
        say(conditions.text)
    }

    @discardableResult
    private func setOverrides(from before: PreviewConditions? = nil) -> Bool {
        func differs<Value: Equatable>(_ path: KeyPath<PreviewConditions, Value>) -> Bool {
            before.map { $0[keyPath: path] != conditions[keyPath: path] } ?? true
        }
        guard differs(\.contentSizeCategory) || differs(\.isRightToLeft) || differs(\.isDark) else { return false }
        var overrides = window.traitOverrides
        overrides.preferredContentSizeCategory = conditions.contentSizeCategory
        overrides.layoutDirection = conditions.isRightToLeft ? .rightToLeft : .leftToRight
        overrides.userInterfaceStyle = conditions.isDark ? .dark : .light
        window.traitOverrides = overrides
        return true
    }

    private func setKeyboard(changed: Bool) {
        guard changed else { return }
        if conditions.showsKeyboard { window.showKeyboard(height: conditions.device.keyboardHeight) } else { window.hideKeyboard() }
    }

    // MARK: Scenes

    /// Shows the next scene, or the one before.
    func changeScene(by step: Int) {
        let count = source.scenes.count
        guard count > 1 else { return say("There is one scene only.") }
        sceneIndex = (sceneIndex + step + count) % count
        show(source.makeController(ofScene: sceneIndex))
        say("\(source.scenes[sceneIndex]) (\(sceneIndex + 1) of \(count))")
    }

    /// Reads a changed document again, keeps the place where it was scrolled to, and says what the change did to the frames.
    func refresh() {
        guard source.refresh() else { return }
        if let problem = source.problem { return say(problem) }
        let before = FrameRecord(window)
        sceneIndex = min(sceneIndex, source.scenes.count - 1)
        remake()
        say(FrameRecord(window).changes(since: before))
    }

    /// Makes the scene anew, scrolled to where it was.
    func remake() {
        let offsets = window.scrollViews.map(\.contentOffset)
        show(source.makeController(ofScene: sceneIndex))
        let views = window.scrollViews
        if views.count == offsets.count {
            for (view, offset) in zip(views, offsets) { view.contentOffset = view.clamped(offset) }
        }
        window.layoutIfNeeded()
    }

    private func show(_ made: @autoclosure () -> UIViewController?) {
        touch = nil
        (inspected, accounts) = (nil, nil)
        var controller: UIViewController?
        window.traitCollection.performAsCurrent { controller = made() }
        window.rootViewController = controller ?? UIViewController()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        changed()
        if controller == nil { say(source.problem ?? "The scene can't be made.") }
    }

    // MARK: Touches

    /// A finger comes down.
    func touchDown(at point: CGPoint) {
        touch = StageTouch(in: window, at: point, time: time, taps: taps)
        changed()
    }

    /// The finger moves.
    func touchMoved(to point: CGPoint) {
        guard touch != nil else { return }
        touch?.move(to: point, time: time)
        changed()
    }

    /// The finger leaves.
    func touchUp(at point: CGPoint) {
        touch?.end(at: point, time: time)
        touch = nil
        window.layoutIfNeeded()
        changed()
    }

    /// A wheel turns or two fingers slide on a trackpad: by points, positive towards the end of the content.
    func scroll(at point: CGPoint, by delta: CGVector, isPrecise: Bool) {
        wheel.turn(in: window, at: point, by: delta, isPrecise: isPrecise, time: time)
        changed()
    }

    /// Two fingers part or close about a point: by a factor.
    func pinch(at point: CGPoint, by factor: CGFloat) {
        if pinchRecognizer(at: point, by: factor) { return changed() }
        guard let view = window.scrollViews(at: point).first(where: { $0.minimumZoomScale < $0.maximumZoomScale }) else {
            return say("Nothing here zooms.")
        }
        let place = view.superview?.convert(point, from: nil) ?? point
        view.pinchBegan(at: place)
        view.pinchMoved(scale: factor, at: place)
        view.pinchEnded(at: place, time: time)
        changed()
    }

    /// Hands a pinch to the first recogniser under the point that stands before a view that zooms. - Returns: whether there is one.
    private func pinchRecognizer(at point: CGPoint, by factor: CGFloat) -> Bool {
        let views = sequence(first: window.hitTest(point, with: nil), next: { $0?.superview }).prefix { $0 != nil }.compactMap { $0 }
        for view in views {
            if let scrolling = view as? UIScrollView, scrolling.minimumZoomScale < scrolling.maximumZoomScale { return false }
            let found = (view.gestureRecognizers ?? []).compactMap { $0 as? UIPinchGestureRecognizer }.first(where: \.isEnabled)
            guard let pinch = found, pinch.mayBegin else { continue }
            (pinch.place, pinch.scale, pinch.speed) = (point, 1, (factor - 1) * 60)
            pinch.state = .began
            pinch.scale *= factor
            for state in [UIGestureRecognizer.State.changed, .ended, .possible] { pinch.state = state }
            window.layoutIfNeeded()
            return true
        }
        return false
    }

    /// Text from the keyboard, for the field that has it; an empty string takes the last letter away.
    func type(_ text: String) {
        guard let field = UIResponder.firstResponder as? any TypedText else { return }
        field.take(text)
        window.layoutIfNeeded()
        changed()
    }

    /// Whether keys are for a text field.
    var isTyping: Bool { (UIResponder.firstResponder as? UIView).map { $0.window === window && $0 is any TypedText } ?? false }

    /// The field that takes text gives it up.
    func endTyping() {
        _ = window.endEditing(true)
        window.hideKeyboard()
        changed()
    }

    // MARK: Looking

    /// Tells the inspector about the view under a point; nil about none.
    func inspect(at point: CGPoint?) {
        let found = point.flatMap { window.frontmostView(at: $0) }
        guard found !== inspected else { return }
        inspected = found
        changed()
    }

    /// The constraints on the inspected view as sentences. Their names need the whole tree, so it is read for another view and twice a second at most.
    func constraintTexts(of view: UIView, _ read: () -> [String]) -> [String] {
        if let known = accounts, known.view === view, time - known.time < 0.5 { return known.texts }
        let texts = read()
        accounts = (view, time, texts)
        return texts
    }
    private var accounts: (view: UIView, time: TimeInterval, texts: [String])?

    /// Shows a sentence for a few seconds.
    func say(_ text: String) {
        notice = Notice(text: text, end: time + 3)
        changed()
    }

    private func changed() { changes += 1 }

    // MARK: The clock

    /// Moves everything to where it is at a time. - Returns: whether anything goes on moving.
    @discardableResult
    func step(to time: TimeInterval) -> Bool {
        self.time = time
        if let notice, notice.end <= time {
            self.notice = nil
            changed()
        }
        var isMoving = false
        for view in UIScrollView.movingViews where view.window === window && view.step(to: time) { isMoving = true }
        if taps.step(to: time) {
            window.layoutIfNeeded()
            changed()
        }
        touch?.wait(until: time)
        if isMoving || touch != nil {
            window.layoutIfNeeded()
            changed()
        }
        return isMoving
    }
}

import Foundation

/// Recognises a gesture on a view and tells its targets.
///
/// Without a screen no touch arrives by itself; a program moves a recogniser on by setting its `state`, which tells the targets as on iOS.
/// Apple: https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// How far recognition has come. Raw values are Apple's.
    public enum State: Int, Sendable {
        /// Nothing recognised yet.
        case possible = 0
        /// A continuous gesture began.
        case began = 1
        /// A continuous gesture went on.
        case changed = 2
        /// The gesture is complete; for discrete gestures the same as recognised.
        case ended = 3
        /// The gesture was broken off.
        case cancelled = 4
        /// The touches are no such gesture.
        case failed = 5

        /// A discrete gesture was recognised.
        public static var recognized: State { .ended }
    }

    private struct Target {
        weak var object: AnyObject?
        var action: Selector
    }

    /// How far recognition has come. Setting it to began, changed, ended or cancelled tells the targets.
    open var state: State = .possible {
        didSet { if state != .possible && state != .failed { tellTargets() } }
    }
    /// Whether the recogniser looks at touches.
    open var isEnabled = true
    /// The view the recogniser belongs to.
    open internal(set) weak var view: UIView?
    /// Whether touches of a recognised gesture are taken from the view.
    open var cancelsTouchesInView = true
    /// Whether touches reach the view only after recognition failed.
    open var delaysTouchesBegan = false
    /// Whether the end of touches reaches the view only after recognition failed.
    open var delaysTouchesEnded = true
    /// A name for debugging.
    open var name: String?
    /// The object that is asked about simultaneous recognition and more.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The Interface Builder object id, where the recogniser came from a document.
    package var documentID: String?

    private var targets: [Target] = []
    /// What a document has the recogniser do besides: it begins segues.
    var documentActions: [(UIGestureRecognizer) -> Void] = []

    /// Makes a recogniser with one target, or none.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recogniser without a target.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recogniser that a document describes.
    public required init?(coder: NSCoder) {
        super.init()
        IBCoder.decode(self, from: coder)
    }

    /// Called after the recogniser was made from a document and connected.
    open func awakeFromNib() {}

    /// Adds a target, held weakly, and the message it gets.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(object: target as AnyObject, action: action))
    }

    /// Removes targets; nil stands for any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { held in
            (target == nil || held.object === target as AnyObject) && (action == nil || held.action == action)
        }
    }

    /// The place of the gesture in a view's coordinates, in points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
    /// The place of one of its fingers in a view's coordinates, in points.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    /// The fingers of the gesture.
    open var numberOfTouches: Int { state == .possible || state == .failed ? 0 : 1 }
    /// The place of the gesture in the window, in points. A preview sets it.
    package var place: CGPoint = .zero
    /// The recognisers that have to fail before this one begins.
    package private(set) var required: [UIGestureRecognizer] = []
    /// Begins only after another recogniser has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { required.append(otherGestureRecognizer) }
    /// The kinds of touch that count, by number; kept.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Whether fingers of one kind only count; kept.
    open var requiresExclusiveTouchType = true

    /// Fingers came down: for subclasses that recognise by themselves.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers left.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Goes back to the beginning.
    open func reset() {}
    /// Whether this one keeps another from beginning: yes.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another keeps this one from beginning: yes.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    private func tellTargets() {
        for target in targets {
            if let object = target.object { MessageDelivery.require(target.action, of: object, with: [self]) }
        }
        if state == .ended { for action in documentActions { action(self) } }
    }
}

/// What a gesture recogniser asks its delegate.
///
/// Apple: https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether the recogniser may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether the recogniser looks at a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether the recogniser waits until another has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether another waits until the recogniser has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether two recognisers may work at once.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Yes, unless a delegate says otherwise.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Yes, unless a delegate says otherwise.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    /// No, unless a delegate says otherwise.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// No, unless a delegate says otherwise.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// No, unless a delegate says otherwise.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

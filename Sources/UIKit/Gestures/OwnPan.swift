import Foundation

// Recognisers that UIKit's own views put on themselves. They are moved on like an app's: by fingers, or by a program that sets their state.

/// A drag that a view of UIKit's follows itself.
final class OwnPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private let begins: (OwnPan) -> Bool
    private let moves: (OwnPan) -> Void

    init(begins: @escaping (OwnPan) -> Bool, moves: @escaping (OwnPan) -> Void) {
        (self.begins, self.moves) = (begins, moves)
        super.init(target: nil, action: nil)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override var state: State { didSet { if state != .possible && state != .failed { moves(self) } } }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(self) }
}

/// A long press that a view of UIKit's answers itself.
final class OwnLongPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private let begins: (OwnLongPress) -> Bool
    private let pressed: (OwnLongPress) -> Void

    init(begins: @escaping (OwnLongPress) -> Bool, pressed: @escaping (OwnLongPress) -> Void) {
        (self.begins, self.pressed) = (begins, pressed)
        super.init(target: nil, action: nil)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override var state: State { didSet { if state == .began { pressed(self) } } }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(self) }
}

/// A tap that a view of UIKit's answers itself.
final class OwnTap: UITapGestureRecognizer {
    private let tapped: (OwnTap) -> Void

    init(tapped: @escaping (OwnTap) -> Void) {
        self.tapped = tapped
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var state: State { didSet { if state == .ended { tapped(self) } } }
}

/// A drag from an edge that a controller of UIKit's follows itself: from the left, or from the right where text runs that way.
final class OwnEdgePan: UIScreenEdgePanGestureRecognizer {
    private let moves: (OwnEdgePan) -> Void

    init(moves: @escaping (OwnEdgePan) -> Void) {
        self.moves = moves
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var edges: UIRectEdge {
        get { view?.isRightToLeft == true ? .right : .left }
        set {}
    }

    override var state: State { didSet { if state != .possible && state != .failed { moves(self) } } }
}

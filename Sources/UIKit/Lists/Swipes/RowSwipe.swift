import CoreGraphics
import Foundation

/// A list whose rows offer something when they are swiped.
@MainActor protocol SwipeableList: UIScrollView {
    /// The row at a point of the content.
    func swipeRow(at point: CGPoint) -> IndexPath?
    /// The rectangle of a row in sight, as it rests.
    func swipeFrame(of path: IndexPath) -> CGRect?
    /// What a swipe uncovers at a row's leading or trailing side.
    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
    /// Called when a row begins to be moved, and when it is back.
    func swipeChanged(at path: IndexPath, isOpen: Bool)
    /// Puts the rows where they are now.
    func placeSwipedRows()
}

/// The row of a list that is swiped: moved aside by a horizontal drag, with the buttons that the drag uncovers.
@MainActor final class RowSwipe {
    private unowned let list: any SwipeableList
    private struct Open {
        let path: IndexPath
        let isAtLeft: Bool
        let configuration: UISwipeActionsConfiguration
        let buttons: SwipeActionsView
        /// How far the row stands from its place, in points.
        var pulled: CGFloat = 0
        /// How far it stood when the drag began.
        var start: CGFloat = 0
    }
    private var open: Open?

    /// The part of the row's width from which on a swipe does the first action by itself.
    private static let fullSwipe: CGFloat = 0.6

    init(of list: any SwipeableList) {
        self.list = list
        let pan = OwnPan(begins: { [weak self] in self?.mayBegin($0) ?? false }, moves: { [weak self] in self?.follow($0) })
        list.addGestureRecognizer(pan)
    }

    /// The row that is moved aside, or nil.
    var openPath: IndexPath? { open?.path }

    /// How far a row's left edge is from its place now, in points.
    func offset(of path: IndexPath) -> CGFloat {
        guard let open, open.path == path else { return 0 }
        return open.isAtLeft ? open.pulled : -open.pulled
    }

    /// Puts the buttons beside their row.
    func placeButtons(rowFrame: CGRect) {
        guard let open else { return }
        open.buttons.frame = CGRect(
            x: open.isAtLeft ? rowFrame.minX : rowFrame.maxX - open.pulled, y: rowFrame.minY, width: open.pulled, height: rowFrame.height)
    }

    /// Puts the row back. - Returns: whether one was open.
    @discardableResult
    func close() -> Bool {
        guard let open else { return false }
        self.open = nil
        open.buttons.removeFromSuperview()
        list.placeSwipedRows()
        list.swipeChanged(at: open.path, isOpen: false)
        return true
    }

    // MARK: The drag

    private func mayBegin(_ pan: OwnPan) -> Bool {
        let moved = pan.translation(in: list)
        guard abs(moved.x) > abs(moved.y) else { return false }
        let now = pan.location(in: list)
        guard let path = list.swipeRow(at: CGPoint(x: now.x - moved.x, y: now.y - moved.y)) else { return close() }
        if let open, open.path == path { return true }
        return configuration(at: path, isAtLeft: moved.x > 0) != nil
    }

    private func configuration(at path: IndexPath, isAtLeft: Bool) -> UISwipeActionsConfiguration? {
        let found = list.swipeActions(at: path, isLeading: isAtLeft != list.isRightToLeft)
        return found?.actions.isEmpty == false ? found : nil
    }

    private func follow(_ pan: OwnPan) {
        let moved = pan.translation(in: list)
        switch pan.state {
        case .began:
            let now = pan.location(in: list)
            begin(at: CGPoint(x: now.x - moved.x, y: now.y - moved.y), isAtLeft: moved.x > 0)
            pull(by: moved.x)
        case .changed: pull(by: moved.x)
        case .ended:
            pull(by: moved.x)
            settle(speed: pan.velocity(in: list).x)
        default: settle(speed: 0)
        }
    }

    private func begin(at point: CGPoint, isAtLeft: Bool) {
        guard let path = list.swipeRow(at: point), let frame = list.swipeFrame(of: path) else { return }
        if var open, open.path == path {
            open.start = open.pulled
            self.open = open
            return
        }
        close()
        guard let configuration = configuration(at: path, isAtLeft: isAtLeft) else { return }
        open(configuration, at: path, rowHeight: frame.height, isAtLeft: isAtLeft)
    }

    /// Uncovers buttons at a row's trailing side without a drag.
    func uncover(_ configuration: UISwipeActionsConfiguration, at path: IndexPath) {
        guard let row = list.swipeFrame(of: path) else { return }
        close()
        open(configuration, at: path, rowHeight: row.height, isAtLeft: list.isRightToLeft)
        if let full = open?.buttons.fullWidth { open?.pulled = full }
        list.placeSwipedRows()
    }

    private func open(_ configuration: UISwipeActionsConfiguration, at path: IndexPath, rowHeight: CGFloat, isAtLeft: Bool) {
        let buttons = SwipeActionsView(configuration.actions, isAtLeft: isAtLeft, rowHeight: rowHeight) { [weak self] in
            self?.perform($0, $1)
        }
        list.addSubview(buttons)
        open = Open(path: path, isAtLeft: isAtLeft, configuration: configuration, buttons: buttons)
        list.swipeChanged(at: path, isOpen: true)
    }

    private func pull(by distance: CGFloat) {
        guard var open else { return }
        open.pulled = min(max(0, open.start + (open.isAtLeft ? distance : -distance)), list.bounds.width)
        self.open = open
        list.placeSwipedRows()
    }

    /// The finger left: the row springs open or back, or a long swipe does the first action.
    private func settle(speed: CGFloat) {
        guard var open else { return }
        let full = open.buttons.fullWidth
        if open.pulled > max(full, list.bounds.width * Self.fullSwipe), open.configuration.performsFirstActionWithFullSwipe,
            let first = open.configuration.actions.first
        {
            return perform(first, open.buttons)
        }
        let outward = open.isAtLeft ? speed : -speed
        guard outward > 300 || (open.pulled > full / 2 && outward > -300) else {
            close()
            return
        }
        (open.pulled, open.start) = (full, full)
        self.open = open
        list.placeSwipedRows()
    }

    private func perform(_ action: UIContextualAction, _ source: UIView) {
        let path = open?.path
        action.handler(action, source) { [weak self] _ in
            if let self, let path, self.open?.path == path { self.close() }
        }
    }
}

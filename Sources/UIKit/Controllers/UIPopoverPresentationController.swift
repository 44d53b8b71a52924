import Foundation

/// Where a popover points, and where it may stand.
///
/// On a pad a controller of the popover style stands beside its source, as large as its `preferredContentSize`; on a phone it comes as a sheet.
/// Apple: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open weak var sourceView: UIView?
    /// The rectangle in that view; the whole view where it is null.
    open var sourceRect: CGRect = .null
    /// The bar's item that the popover points at, in place of a view; here it only says that there is a source.
    open weak var barButtonItem: UIBarButtonItem?
    /// The sides of the source where the popover may stand, as the direction in which its arrow points.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// How far the popover stays from the window's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The views on which a touch doesn't end the popover; kept, touches outside end nothing.
    open var passthroughViews: [UIView]?
    /// The popover's ground.
    open var backgroundColor: UIColor?
    /// Whether the popover may stand over its source.
    open var canOverlapSourceViewRect = false
    /// The sides where the arrow stands.
    open var arrowDirection: UIPopoverArrowDirection { permittedArrowDirections }
    /// What the popover points at, in place of a view.
    open var sourceItem: AnyObject? {
        get { sourceView ?? barButtonItem }
        set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
    }

    /// The height of the arrow, in points.
    private static let arrow: CGFloat = 13

    /// The popover's rectangle in a window: below its source, else above, right or left of it, on the first side that has the room; nil without a source.
    func frame(of size: CGSize, in window: UIWindow) -> CGRect? {
        guard let sourceView, sourceView.window === window else { return nil }
        let source = sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil)
        let room = window.bounds.inset(by: window.safeAreaInsets).inset(by: popoverLayoutMargins)
        let places: [(UIPopoverArrowDirection, CGPoint)] = [
            (.up, CGPoint(x: source.midX - size.width / 2, y: source.maxY + Self.arrow)),
            (.down, CGPoint(x: source.midX - size.width / 2, y: source.minY - Self.arrow - size.height)),
            (.left, CGPoint(x: source.maxX + Self.arrow, y: source.midY - size.height / 2)),
            (.right, CGPoint(x: source.minX - Self.arrow - size.width, y: source.midY - size.height / 2)),
        ]
        let allowed = places.filter { permittedArrowDirections.contains($0.0) }.map { CGRect(origin: $0.1, size: size) }
        let fitting = zip(places.filter { permittedArrowDirections.contains($0.0) }, allowed).first { place, rect in
            place.0 == .up || place.0 == .down
                ? rect.minY >= room.minY && rect.maxY <= room.maxY : rect.minX >= room.minX && rect.maxX <= room.maxX
        }
        guard let rect = fitting?.1 ?? allowed.first else { return nil }
        return CGRect(
            x: min(max(rect.minX, room.minX), max(room.minX, room.maxX - size.width)),
            y: min(max(rect.minY, room.minY), max(room.minY, room.maxY - size.height)), width: size.width, height: size.height)
    }
}

/// The direction in which a popover's arrow points. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
    /// One bit for each direction.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up: the popover stands below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down: the popover stands above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left: the popover stands right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right: the popover stands left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIViewController {
    /// What shapes the controller's popover, for the popover style and action sheets; made when it is first asked for.
    public var popoverPresentationController: UIPopoverPresentationController? {
        let isActionSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
        guard modalPresentationStyle == .popover || isActionSheet else { return nil }
        if let storedPopover { return storedPopover }
        let made = UIPopoverPresentationController(presentedViewController: self, presenting: directPresenter)
        storedPopover = made
        return made
    }
}

/// What a popover asks and tells.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to show.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

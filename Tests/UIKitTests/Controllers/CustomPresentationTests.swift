import Foundation
import Testing
import UIKit

// Apple: UIPresentationController, UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate

/// A card over the lower half of its container, as apps write it.
private final class HalfCard: UIPresentationController {
    let dim = UIView()
    var calls: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
        calls.append("begin")
        dim.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(dim, at: 0)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("end") }
    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    override func dismissalTransitionWillBegin() { calls.append("leave") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("left") }
}

private final class Cards: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var card: HalfCard?
    var animations = 0

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    {
        card = HalfCard(presentedViewController: presented, presenting: presenting)
        return card
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        animations += 1
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }, completion: { context.completeTransition($0) })
    }
}

@MainActor @Test func `an app's own object says where a controller is presented, and hears of it`() {
    let window = UIWindow(device: .iPhone15)
    let (root, sheet, cards) = (UIViewController(), UIViewController(), Cards())
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = cards
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(cards.card?.calls == ["begin", "end"] && cards.animations == 1 && cards.card?.dim.window === window)
    root.dismiss(animated: true)
    #expect(cards.card?.calls == ["begin", "end", "leave", "left"] && sheet.view.window == nil)
    #expect(window.subviews == [root.view])
}

private final class KeepsPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { .none }
}

@MainActor @Test func `a popover stays one on a phone when its delegate says so`() {
    let window = UIWindow(device: .iPhone15)
    let (root, menu, delegate) = (UIViewController(), UIViewController(), KeepsPopover())
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let source = UIView(frame: CGRect(x: 150, y: 200, width: 50, height: 20))
    root.view.addSubview(source)
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 120)
    menu.popoverPresentationController?.sourceView = source
    menu.popoverPresentationController?.delegate = delegate
    root.present(menu, animated: false)
    window.layoutIfNeeded()
    // Below the source by the arrow's 13 points, in its middle.
    #expect(menu.view.frame == CGRect(x: 75, y: 233, width: 200, height: 120))
}

@MainActor @Test func `a presentation that ended leaves nothing behind`() {
    weak var gone: UIViewController?
    let window = UIWindow(device: .iPhone15)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    do {
        let sheet = UIViewController()
        gone = sheet
        sheet.presentationController?.delegate = nil
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        root.dismiss(animated: false)
    }
    window.layoutIfNeeded()
    #expect(gone == nil)
}

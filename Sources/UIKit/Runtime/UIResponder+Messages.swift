import Foundation

extension UIResponder {
    /// The messages that UIKit's own classes answer and programs send by selector: `endEditing:`, `resignFirstResponder` and the like.
    func answerOwnMessage(_ selector: String) -> NamedAnswer {
        switch (selector, self) {
        case ("becomeFirstResponder", _): .answered(becomeFirstResponder())
        case ("resignFirstResponder", _): .answered(resignFirstResponder())
        case ("endEditing:", let view as UIView): .answered(view.endEditing(true))
        case ("setNeedsLayout", let view as UIView): .answered(view.setNeedsLayout())
        case ("layoutIfNeeded", let view as UIView): .answered(view.layoutIfNeeded())
        case ("setNeedsUpdateConstraints", let view as UIView): .answered(view.setNeedsUpdateConstraints())
        case ("removeFromSuperview", let view as UIView): .answered(view.removeFromSuperview())
        case ("popViewControllerAnimated:", let controller as UINavigationController):
            .answered(controller.popViewController(animated: true))
        default: .unknown
        }
    }
}

import Foundation

extension UIView {
    /// Ends editing in this view or below it: the first responder there gives up its place.
    ///
    /// - Parameter force: whether the first responder isn't asked.
    /// - Returns: whether there was a first responder, and it gave way.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let view = UIResponder.firstResponder as? UIView, view.isDescendant(of: self) else { return false }
        if view.resignFirstResponder() { return true }
        guard force else { return false }
        UIResponder.firstResponder = nil
        view.window?.hideKeyboard()
        return true
    }

    /// The debugger's texts by the names under which code reads them without naming a private method: `recursiveDescription`, `_autolayoutTrace` and
    /// `description`.
    ///
    /// There is no key-value coding on Linux; another key stops the process as on iOS (`NSUnknownKeyException`).
    public func value(forKey key: String) -> Any? {
        switch key {
        case "recursiveDescription": return recursiveDescription()
        case "_autolayoutTrace", "autolayoutTrace": return _autolayoutTrace()
        case "description": return description
        default:
            raise(
                "NSUnknownKeyException",
                "[<\(className(of: self)) \(addressText(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            )
        }
    }
}

/// An object that sets its properties by their names: what key-value coding does on iOS.
///
/// Interface Builder documents set outlets, outlet collections and user defined runtime attributes through it. An object that doesn't adopt
/// it has its stored properties set by reflection, where no property observer runs.
@preconcurrency @MainActor public protocol KeyValueResponder: AnyObject {
    /// Sets a property.
    ///
    /// - Parameters:
    ///   - value: What the document names: an object, an array of objects for a collection, or the value of an attribute (`String`, `CGFloat`,
    ///     `Bool`, `UIColor`, `UIImage`, `CGSize`, `CGPoint`, `CGRect`, `NSRange`); nil clears the property.
    ///   - key: The property's name.
    /// - Returns: Whether the object has a property of that name and the value fits it.
    func setValue(_ value: Any?, forKey key: String) -> Bool
}

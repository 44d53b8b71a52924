import Foundation
import IBDocuments

/// What reads the attributes of an element into an object.
@preconcurrency @MainActor protocol IBElementDecoding: AnyObject {
    func decode(_ object: NSObject, from element: IBElement)
}

/// The coder that `init(coder:)` of views and controllers gets when an Interface Builder document makes them.
///
/// UIKit's own classes read their element through it: the root classes (`UIView`, `UIViewController`, `UIBarItem`...) call
/// `IBCoder.decode(self, from: coder)` at the end of `init(coder:)`, when the whole object is initialised. An app's class that asks for keyed
/// values finds none: documents hold elements, not archives.
final class IBCoder: NSCoder {
    let element: IBElement
    let decoder: any IBElementDecoding

    init(element: IBElement, decoder: any IBElementDecoding) {
        self.element = element
        self.decoder = decoder
    }

    /// Reads the object's attributes if it comes from a document; does nothing for any other coder.
    @MainActor static func decode(_ object: NSObject, from coder: NSCoder) {
        guard let coder = coder as? IBCoder else { return }
        coder.decoder.decode(object, from: coder.element)
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject() -> Any? { nil }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

import Foundation

/// Sets a stored property of a Swift object by its name, as key-value coding would on iOS.
///
/// It goes through the entry points of the standard library's reflection (what `Mirror` stands on): they tell a property's name, type and
/// offset. Tried with Swift 6.3 on x86_64 Linux in debug and release builds: private, implicitly unwrapped, strong, weak, inherited and
/// array properties work; property observers don't run; a weak property of protocol type can't be set this way.
enum OutletStorage {
    /// Why a property couldn't be set.
    enum Failure: Error {
        case noSuchProperty
        case otherType(String)
    }

    /// Sets the property; the last one of that name wins, as a subclass's does.
    static func set(_ value: DocumentValue, as name: String, of object: AnyObject) throws(Failure) {
        guard let field = field(named: name, of: object) else { throw .noSuchProperty }
        let place = Unmanaged.passUnretained(object).toOpaque() + field.offset
        let isSet = field.isStrong ? setStrong(value, field.type, place) : setWeak(value, field.type, place)
        if !isSet { throw .otherType("\(field.type)") }
    }

    /// The value of an outlet collection, if there is one already.
    static func array(named name: String, of object: AnyObject) -> [AnyObject]? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name }) {
                return child.value as? [AnyObject]
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// The object that a property holds, nil within when it holds none now; nil when there is no such property.
    static func object(named name: String, of object: AnyObject) -> AnyObject?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name }) {
                // Optional in whatever way it was declared.
                let unwrapped = Mirror(reflecting: child.value)
                let value: Any? = unwrapped.displayStyle == .optional ? unwrapped.children.first?.value : child.value
                guard let value else { return .some(nil) }
                return Mirror(reflecting: value).displayStyle == .class ? value as AnyObject : nil
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    private struct Field {
        let type: Any.Type
        let offset: Int
        let isStrong: Bool
    }

    private static func field(named name: String, of object: AnyObject) -> Field? {
        let type: Any.Type = Swift.type(of: object)
        for index in (0..<childCount(type)).reversed() {
            var metadata = FieldMetadata()
            let childType = childMetadata(type, index: index, fieldMetadata: &metadata)
            defer { metadata.freeName?(metadata.name) }
            guard let label = metadata.name, String(cString: label) == name else { continue }
            return Field(type: childType, offset: childOffset(type, index: index), isStrong: metadata.isStrong)
        }
        return nil
    }

    private static func setStrong(_ value: DocumentValue, _ type: Any.Type, _ place: UnsafeMutableRawPointer) -> Bool {
        func assign<Value>(_: Value.Type) -> Bool {
            guard let fitting = value.cast(to: Value.self) else { return false }
            place.assumingMemoryBound(to: Value.self).pointee = fitting
            return true
        }
        return _openExistential(type, do: assign)
    }

    /// A weak reference to an object of a class: one word, whatever the class.
    private struct WeakReference {
        weak var object: AnyObject?
    }

    private static func setWeak(_ value: DocumentValue, _ type: Any.Type, _ place: UnsafeMutableRawPointer) -> Bool {
        func fits<Value>(_: Value.Type) -> Bool {
            value.cast(to: Value.self) != nil && MemoryLayout<Value>.size == MemoryLayout<AnyObject?>.size
        }
        guard _openExistential(type, do: fits) else { return false }
        place.assumingMemoryBound(to: WeakReference.self).pointee.object = value.plain as AnyObject?
        return true
    }
}

// MARK: The standard library's reflection

/// What the runtime tells about a stored property.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func childCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(_: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_: Any.Type, index: Int) -> Int

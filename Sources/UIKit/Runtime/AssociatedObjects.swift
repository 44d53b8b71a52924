import Foundation

/// How an associated value is held. Raw values are the Objective-C runtime's.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly (the runtime's name says "assign"; a dead value reads as nil here instead of crashing).
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// As a copy of a value that is `NSCopying`, strongly otherwise.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strongly, from any thread.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// As a copy, from any thread.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value associated with an object under a key, or nil.
///
/// The runtime that offers this on iOS isn't on Linux; layout libraries lean on it, so it is kept here in a table beside the objects.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(of: object as AnyObject, key: key)
}

/// Associates a value with an object under a key; nil removes it.
///
/// Values of an object that is gone are released when the table is next swept, at the latest when it has doubled.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociationTable.shared.set(value, of: object as AnyObject, key: key, policy: policy)
}

/// Removes every association of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// Associated values by the identity of their object. An identity may be used again once its object is gone, so each entry holds its
/// object weakly and counts only while that is the one asked about.
private final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private enum Value {
        case strong(Any)
        case weak(WeakBox)

        var current: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let box): box.object
            }
        }
    }

    private final class WeakBox {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
        lock.lock()
        defer { lock.unlock() }
        guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
        return entry.values[key]?.current
    }

    func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
        let held = value.map { hold($0, policy) }
        // What is replaced is released outside the lock: its deinit may well come back here.
        var released: [Entry] = []
        lock.lock()
        let id = ObjectIdentifier(object)
        var entry = entries[id] ?? Entry(owner: object)
        if entry.owner !== object {
            released.append(entry)
            entry = Entry(owner: object)
        }
        if let old = entry.values[key] { released.append(Entry(owner: nil, values: [key: old])) }
        entry.values[key] = held
        entries[id] = entry.values.isEmpty ? nil : entry
        if entries.count >= sweepAt { released += sweep() }
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    func removeAll(of object: AnyObject) {
        lock.lock()
        let released = entries.removeValue(forKey: ObjectIdentifier(object))
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    private func hold(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakBox(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .strong((value as? NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
        }
    }

    /// Takes out the entries whose object is gone.
    private func sweep() -> [Entry] {
        let dead = entries.filter { $0.value.owner == nil }
        for id in dead.keys { entries[id] = nil }
        sweepAt = max(64, entries.count * 2)
        return Array(dead.values)
    }
}

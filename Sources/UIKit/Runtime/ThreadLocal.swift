import Foundation

/// Objects of which each thread has its own.
enum ThreadLocal {
    /// The thread's object of a key, made when it is first asked for.
    static func object<Object: AnyObject>(_ key: String, _ make: () -> Object) -> Object {
        if let known = Thread.current.threadDictionary[key] as? Object { return known }
        let made = make()
        Thread.current.threadDictionary[key] = made
        return made
    }
}

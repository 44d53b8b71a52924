import Foundation

/// What a module's extensions of other modules' classes let be reached by name. The plugin `IOSSources` writes subclasses.
open class NamedMembersOfExtensions {
    /// Sets a property of an extension that fits the object.
    @MainActor open class func setNamedMember(_ name: String, of object: AnyObject, to value: Any?) -> NamedAssignment { .unknown }

    /// Calls a function of an extension that fits the object.
    @MainActor open class func answerMessage(_ selector: String, of object: AnyObject, with arguments: [Any?]?) -> NamedAnswer { .unknown }
}

/// The list of what a module's extensions let be reached by name; UIKit finds it as `NamedMembersList` of the module of an object's class.
open class NamedMembersOfModule {
    /// The module's tables.
    open class var tables: [NamedMembersOfExtensions.Type] { [] }
}

/// Reaches objects by names: messages, outlets and attributes.
@MainActor enum MessageDelivery {
    private static var tablesOfModules: [String: [NamedMembersOfExtensions.Type]] = [:]

    /// Sends a message to an object, or asks whether it answers it when the arguments are nil.
    ///
    /// - Returns: what became of it; `.unknown` when nothing in the program answers it for this object.
    static func send(_ selector: Selector, to object: AnyObject, with arguments: [Any?]?) -> NamedAnswer {
        if let members = object as? any NamedMembers {
            let answer = members.answerMessage(selector.description, with: arguments)
            if !answer.isUnknown { return answer }
        }
        if let arguments, let responder = object as? any SelectorResponder, responder.respond(to: selector, sender: arguments.first ?? nil)
        {
            return .answered(nil)
        }
        for table in tables(for: object) {
            let answer = table.answerMessage(selector.description, of: object, with: arguments)
            if !answer.isUnknown { return answer }
        }
        return .unknown
    }

    /// Whether an object answers a message, as far as it says.
    static func isAnswered(_ selector: Selector, by object: AnyObject) -> Bool {
        if let responder = object as? any SelectorResponder, responder.responds(to: selector) { return true }
        return !send(selector, to: object, with: nil).isUnknown
    }

    /// Sends a message that has to be answered, and stops with the exception that UIKit stops with when it isn't.
    ///
    /// - Returns: what the function returned.
    @discardableResult
    static func require(_ selector: Selector, of object: AnyObject, with arguments: [Any?]) -> Any? {
        switch send(selector, to: object, with: arguments) {
        case .answered(let result): return result
        case .unknown:
            raise(
                "NSInvalidArgumentException",
                "-[\(String(reflecting: type(of: object))) \(selector)]: unrecognized selector sent to instance")
        case .unsuitable(let expected):
            raise(
                "NSInvalidArgumentException",
                "-[\(String(reflecting: Swift.type(of: object))) \(selector)]: an argument isn't a \(expected): \(arguments.map { $0.map { "\(Swift.type(of: $0))" } ?? "nil" })"
            )
        }
    }

    /// Sets a property of an object by its name.
    static func set(_ name: String, of object: AnyObject, to value: Any?) -> NamedAssignment {
        if let members = object as? any NamedMembers {
            let outcome = members.setNamedMember(name, to: value)
            if !outcome.isUnknown { return outcome }
        }
        for table in tables(for: object) {
            let outcome = table.setNamedMember(name, of: object, to: value)
            if !outcome.isUnknown { return outcome }
        }
        return .unknown
    }

    /// The tables of the program's module, of the modules of an object's class and superclasses, and those that selectors named.
    private static func tables(for object: AnyObject) -> [NamedMembersOfExtensions.Type] {
        var modules = [IBClassTable.programModule].compactMap { $0 }
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            let module = String(String(reflecting: current).prefix { $0 != "." })
            if !modules.contains(module) { modules.append(module) }
            type = _getSuperclass(current)
        }
        let own = modules.flatMap { tables(ofModule: $0) }
        return own + SelectorTables.all.filter { table in !own.contains { $0 == table } }
    }

    private static func tables(ofModule module: String) -> [NamedMembersOfExtensions.Type] {
        if let known = tablesOfModules[module] { return known }
        let tables = (NSClassFromString("\(module).NamedMembersList") as? NamedMembersOfModule.Type)?.tables ?? []
        tablesOfModules[module] = tables
        return tables
    }
}

/// The tables that selectors named so far: whoever makes such a selector may send it by its name later.
enum SelectorTables {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var tables: [NamedMembersOfExtensions.Type] = []

    /// Remembers a table.
    static func register(_ table: NamedMembersOfExtensions.Type) {
        lock.withLock {
            if !tables.contains(where: { $0 == table }) { tables.append(table) }
        }
    }

    /// The tables in the order of their first selectors.
    static var all: [NamedMembersOfExtensions.Type] { lock.withLock { tables } }
}

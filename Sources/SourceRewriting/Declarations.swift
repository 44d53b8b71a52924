/// A type's body or an extension of one, with what the rewriter needs of it.
final class TypeDeclaration {
    enum Kind: Equatable {
        case `class`
        case `extension`
        case `protocol`
        case other
    }

    let kind: Kind
    /// The name with the names of the types around it: `Outer.Inner`. For an extension, the extended type's as it is written.
    let path: String
    /// The names after the colon, without their generic arguments.
    let inherited: [String]
    /// The access level that an overriding member has to repeat: `open`, `public`, `package` or nothing.
    let access: String
    /// Whether every member is open to messages: `@objcMembers class`, `@objc extension`, `@objc protocol`.
    let exposesMembers: Bool
    /// The conditions of the `#if` lines around it.
    let conditions: [String]
    /// Where the keyword stands.
    let offset: Int
    /// Where an inheritance clause ends, or would stand.
    let headerEnd: Int
    /// Where the closing brace stands.
    var bodyEnd = 0
    var members: [Member] = []
    /// The index of its file in the target.
    var file = 0

    init(
        kind: Kind, path: String, inherited: [String], access: String, exposesMembers: Bool, conditions: [String], offset: Int,
        headerEnd: Int
    ) {
        self.kind = kind
        self.path = path
        self.inherited = inherited
        self.access = access
        self.exposesMembers = exposesMembers
        self.conditions = conditions
        self.offset = offset
        self.headerEnd = headerEnd
    }

    /// The properties that can be set by name.
    var properties: [Member] { members.filter { $0.function == nil } }

    /// The functions that answer messages.
    var messages: [Member] { members.filter { $0.function?.isReachable == true && $0.isExposed } }
}

/// A property or function of a type.
struct Member {
    /// The name as code writes it, with backticks if it has them.
    let name: String
    let offset: Int
    let conditions: [String]
    /// Whether the Objective-C runtime would know it.
    var isExposed: Bool
    /// Whether `private` or `@nonobjc` keeps it from being exposed with all others of its type.
    var isHidden = false
    /// What is known of a function; nil for a property.
    var function: Function?
}

/// What is known of a function.
struct Function: Equatable {
    /// The argument labels; nil for `_`.
    var labels: [String?]
    /// The name in parentheses after `@objc`.
    var givenSelector: String?
    var isStatic: Bool
    var isOverride: Bool
    /// Whether a message can be delivered to it: it takes plain arguments and returns at once.
    var isDeliverable: Bool

    /// Whether an instance answers messages with it.
    var isReachable: Bool { isDeliverable && !isStatic }
}

/// A `#selector(...)` or `#keyPath(...)`.
struct PoundExpression {
    /// From `#` to the closing parenthesis.
    let range: Range<Int>
    let isSelector: Bool
    let content: [Token]
    /// The path of the innermost type around it.
    let context: String?
    let conditions: [String]
}

/// What was read of a file.
struct Declarations {
    var types: [TypeDeclaration] = []
    /// Where attributes stand that Linux doesn't know, and the names of submodules.
    var attributes: [Range<Int>] = []
    var expressions: [PoundExpression] = []
    var notes: [String] = []
    var importsUIKit = false
}

/// The first word of an object that stands as a value in attributed strings.
///
/// Foundation on Linux compares attribute dictionaries in CoreFoundation, which takes the first word after an object's header for its own type number
/// and stops the process when that number is 0 (seen with Swift 6.3.1: `append` of two strings whose attributes hold an `NSObject` subclass
/// whose first stored property is 0). Any other number makes it ask the object's own `isEqual`.
struct CoreFoundationMark: Sendable {
    private let word: UInt = 0x700
}

import Foundation
import Testing
import UIKit

@Suite struct AssociatedObjectTests {
    private final class Owner {}
    private final class Value {}

    private static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 8)! }
    private static var other: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 16)! }

    @Test func valuesAreKeptByObjectAndKey() {
        let owner = Owner()
        objc_setAssociatedObject(owner, Self.key, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, Self.key) as? Int == 7)
        #expect(objc_getAssociatedObject(owner, Self.other) == nil)
        #expect(objc_getAssociatedObject(Owner(), Self.key) == nil)
        objc_setAssociatedObject(owner, Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, Self.key) == nil)
    }

    @Test func anAssignedValueIsHeldWeakly() {
        let owner = Owner()
        var value: Value? = Value()
        objc_setAssociatedObject(owner, Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, Self.key) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, Self.key) == nil)
    }

    @Test func valuesOfObjectsThatAreGoneAreReleased() {
        weak var value: Value?
        do {
            let owner = Owner(), strong = Value()
            value = strong
            objc_setAssociatedObject(owner, Self.key, strong, .OBJC_ASSOCIATION_RETAIN)
        }
        let others = (0..<10_000).map { _ in Owner() }
        for other in others { objc_setAssociatedObject(other, Self.key, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(value == nil)
    }
}

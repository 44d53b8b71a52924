import Foundation
import LayoutEngine

extension NSLayoutConstraint.Attribute {
    var engineAttribute: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }
}

extension NSLayoutConstraint {
    /// UIKit's checks on a constraint as it is made, with its texts (facts 6.7, from public crash logs).
    func checkPairing() {
        guard let first = firstEnd else {
            raise("NSInvalidArgumentException", "NSLayoutConstraint for (null): Constraint must contain a first layout item")
        }
        for end in [first, secondEnd].compactMap({ $0 }) where !(end is UIView || end is UILayoutGuide) {
            raise("NSInvalidArgumentException", "NSLayoutConstraint for \(end): Constraint items must each be a view or layout guide.")
        }
        checkFinite(constant, "constant")
        checkFinite(multiplier, "multiplier")
        // Distances between anchors are lengths, whatever their anchors lie on; the typed anchors keep other mixtures out.
        if firstOrigin != nil || secondOrigin != nil { return }
        if let problem = Self.pairingProblem(
            firstPart.engineAttribute, secondEnd == nil ? nil : secondPart.engineAttribute, multiplier: multiplier)
        {
            raise("NSInvalidArgumentException", "NSLayoutConstraint for \(first): \(problem)")
        }
    }

    /// What UIKit says of a pair of attributes that can't be related, or nil where they can.
    package static func pairingProblem(_ first: LayoutAttribute, _ second: LayoutAttribute?, multiplier: CGFloat) -> String? {
        let isConstant = second == nil || second == .notAnAttribute || multiplier == 0
        if isConstant && !first.isLength {
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint "
                + "of a location equal to a constant. Location attributes must be specified in pairs."
        }
        guard let second, second != .notAnAttribute else { return nil }
        // A place across may be tied to a place down (public suites that pass on iOS do), a place never to a length.
        if first.isLength != second.isLength {
            return "Invalid pairing of layout attributes."
        }
        if first.followsDirection && second.isAbsoluteSide || first.isAbsoluteSide && second.followsDirection {
            return
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
        }
        return nil
    }

    func checkFinite(_ value: CGFloat, _ name: String) {
        guard !value.isFinite else { return }
        raise(
            "NSInvalidArgumentException",
            "NSLayoutConstraint for \(self.firstEnd.map { "\($0)" } ?? "(null)"): The \(name) \(value) is not a finite number.")
    }

    func checkPriority(_ new: UILayoutPriority) {
        if !(new.rawValue > 0 && new.rawValue <= 1000) {
            raise(
                "NSInvalidArgumentException",
                "It's illegal to set priority:\(new.rawValue). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
            )
        }
    }
}

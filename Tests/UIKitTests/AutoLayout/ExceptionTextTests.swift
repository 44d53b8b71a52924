import Foundation
import Testing
import UIKit

// Facts 6.7: Apple's texts, as public crash logs quote them; addresses differ from run to run and are left out here.

/// What the process printed as it stopped, without addresses.
private func words(_ result: ExitTest.Result?) -> String {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
}

@Test func `a constraint between two hierarchies stops with both anchors`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
            let (first, second) = (UIView(), UIView())
            withExtendedLifetime((first, second)) { first.widthAnchor.constraint(equalTo: second.heightAnchor).isActive = true }
        }
    }
    let text =
        "Unable to activate constraint with anchors <NSLayoutDimension:0x \"UIView:0x.width\"> and <NSLayoutDimension:0x \"UIView:0x.height\"> "
        + "because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal."
    #expect(words(result).contains("uncaught exception 'NSGenericException', reason: '\(text)'"))
}

@Test func `a place isn't equal to a constant`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 5)
        }
    }
    let text =
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location "
        + "equal to a constant. Location attributes must be specified in pairs."
    #expect(words(result).contains("'NSInvalidArgumentException', reason: 'NSLayoutConstraint for <UIView: 0x; frame = (0 0; 0 0)"))
    #expect(words(result).contains(text))
}

@Test func `a length isn't paired with a place`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1, constant: 0)
        }
    }
    #expect(words(result).contains("Invalid pairing of layout attributes."))
}

@Test func `leading isn't paired with left`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1, constant: 0)
        }
    }
    #expect(words(result).contains("leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."))
}

@Test func `an item is a view or a guide`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
            _ = NSLayoutConstraint(
                item: NSString(string: "x"), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 5)
        }
    }
    #expect(words(result).contains("NSLayoutConstraint for x: Constraint items must each be a view or layout guide."))
}

@Test func `a priority is above 0 and at most 1000`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
            let view = UIView()
            withExtendedLifetime(view) { view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001) }
        }
    }
    #expect(words(result).contains("It's illegal to set priority:1001"))
}

@Test func `a format names only views it is given`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a]", options: [], metrics: nil, views: [:]) }
    }
    #expect(words(result).contains("Unable to parse constraint format: \na is not a key in the views dictionary. \nH:[a] \n   ^"))
}

@Test func `a view isn't its own subview`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
            let view = UIView()
            view.addSubview(view)
        }
    }
    #expect(words(result).contains("'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
}

import Testing
import UIKit

/// Which required constraint is given up, as measured on iOS 26.1 (facts 6.2, 6.13): in a 300 x 300 container, whatever the order of activation.
@MainActor @Suite struct BreakingRuleTests {
    @MainActor private struct Scene {
        let container = root(300, 300)
        let v = Block()

        init() {
            LayoutDiagnostics.conflictHandler = { _ in }
            container.addSubview(v)
            NSLayoutConstraint.activate([
                v.topAnchor.constraint(equalTo: container.topAnchor, constant: 10), v.heightAnchor.constraint(equalToConstant: 20),
            ])
        }

        /// Activates in the given order and answers the frame and the index (before ordering) of the broken constraint.
        func solve(_ constraints: [NSLayoutConstraint], order: [Int]) -> (CGRect, Int?) {
            for index in order { constraints[index].isActive = true }
            container.layoutIfNeeded()
            guard let conflict = container.layoutConflicts.first, case .constraint(let broken) = conflict.broken else {
                return (v.frame, nil)
            }
            return (v.frame, constraints.firstIndex { $0 === broken })
        }
    }

    nonisolated static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

    // family F1width
    @Test(arguments: orders) func ofTwoWidthsTheLargerBreaks(order: [Int]) {
        let scene = Scene()
        let constraints = [
            scene.v.widthAnchor.constraint(equalToConstant: 100), scene.v.widthAnchor.constraint(equalToConstant: 200),
            scene.v.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor),
        ]
        let (frame, broken) = scene.solve(constraints, order: order)
        #expect(frame == CGRect(x: 0, y: 10, width: 100, height: 20))
        #expect(broken == 1)
    }

    // family F2tri
    @Test(arguments: orders) func ofTwoEdgesAndAWidthTheWidthBreaks(order: [Int]) {
        let scene = Scene()
        let constraints = [
            scene.v.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor, constant: 10),
            scene.v.trailingAnchor.constraint(equalTo: scene.container.leadingAnchor, constant: 110),
            scene.v.widthAnchor.constraint(equalToConstant: 50),
        ]
        let (frame, broken) = scene.solve(constraints, order: order)
        #expect(frame == CGRect(x: 10, y: 10, width: 100, height: 20))
        #expect(broken == 2)
    }

    // family F3center
    @Test(arguments: orders) func ofTwoEdgesAndACentreTheCentreBreaks(order: [Int]) {
        let scene = Scene()
        let constraints = [
            scene.v.trailingAnchor.constraint(equalTo: scene.container.trailingAnchor),
            scene.v.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor, constant: 30),
            scene.v.centerXAnchor.constraint(equalTo: scene.container.centerXAnchor),
            scene.v.widthAnchor.constraint(greaterThanOrEqualToConstant: 1),
        ]
        let (frame, broken) = scene.solve(constraints, order: order)
        #expect(frame == CGRect(x: 30, y: 10, width: 270, height: 20))
        #expect(broken == 2)
    }

    // family F4ineq
    @Test(arguments: orders) func anInequalityBreaksBeforeAnEquality(order: [Int]) {
        let scene = Scene()
        scene.v.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor).isActive = true
        let constraints = [
            scene.v.widthAnchor.constraint(equalToConstant: 100), scene.v.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
            scene.v.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        ]
        let (frame, broken) = scene.solve(constraints, order: order)
        #expect(frame == CGRect(x: 0, y: 10, width: 100, height: 20))
        #expect(broken == 1)
    }

    // facts 6.2: a broken constraint is honoured as far as possible and comes back once the others let it
    @Test func aBrokenConstraintHoldsAgainWhenTheOtherGoes() {
        let scene = Scene()
        let narrow = scene.v.widthAnchor.constraint(equalToConstant: 100)
        let wide = scene.v.widthAnchor.constraint(equalToConstant: 200)
        _ = scene.solve([narrow, wide, scene.v.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor)], order: [0, 1, 2])
        narrow.isActive = false
        scene.container.layoutIfNeeded()
        #expect(scene.v.frame.width == 200)
        #expect(scene.container.layoutConflicts.isEmpty)
    }

    // facts 6.1, I1-I3: a content size at priority 1000 loses to a required constraint without a conflict
    @Test func contentSizeAtPriority1000IsNotRequired() {
        let container = root(300, 300), block = Block(100, 20)
        container.addSubview(block)
        block.setContentHuggingPriority(.required, for: .horizontal)
        block.setContentCompressionResistancePriority(.required, for: .horizontal)
        let optional = block.widthAnchor.constraint(equalToConstant: 60)
        optional.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            optional, block.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            block.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(block.frame.width == 100)
        block.widthAnchor.constraint(equalToConstant: 40).isActive = true
        container.layoutIfNeeded()
        #expect(block.frame.width == 40)
        #expect(container.layoutConflicts.isEmpty)
    }
}

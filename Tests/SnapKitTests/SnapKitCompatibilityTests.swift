import Testing
import UIKit

@testable import SnapKit

/// Corners of SnapKit's public face that its own suite and older code use. Expected: that suite, and the library's documentation.
@MainActor @Suite struct SnapKitCompatibilityTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let child = UIView()

    init() { parent.addSubview(child) }

    private var made: [LayoutConstraint] { parent.constraints.compactMap { $0 as? LayoutConstraint }.filter(\.isActive) }

    @Test func aPlaceAcrossMayBeTiedToAPlaceDown() {
        let other = UIView()
        parent.addSubview(other)
        other.snp.makeConstraints {
            $0.top.equalTo(30); $0.left.equalTo(0); $0.size.equalTo(10)
        }
        child.snp.makeConstraints { make in
            make.top.equalTo(other.snp.top).offset(50)
            make.left.equalTo(other.snp.top).offset(50)
            make.size.equalTo(20)
        }
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 80, y: 80, width: 20, height: 20))
    }

    @Test func closuresPickWhatIsTheSuperviews() {
        parent.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        child.snp.makeConstraints { make in
            make.edges.equalToSuperview { $0.layoutMarginsGuide }
        }
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 20, y: 10, width: 260, height: 440))
        child.snp.remakeConstraints { make in
            make.top.greaterThanOrEqualToSuperviewSafeAreaLayoutGuide { $0.snp.top }
            make.bottom.lessThanOrEqualToSuperview { $0.snp.bottomMargin }
        }
        #expect(made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    }

    @Test func aClosureValueCanBePassedToUpdate() {
        child.snp.makeConstraints { $0.top.equalToSuperview().offset(5) }
        let update: (ConstraintMaker) -> Void = { $0.top.equalToSuperview().offset(9) }
        child.snp.updateConstraints(update)
        #expect(made.map(\.constant) == [9])
    }

    @Test func aConstraintIsActiveWhileOneOfItsPartsIs() {
        let constraint = child.snp.prepareConstraints { $0.edges.equalToSuperview() }[0]
        constraint.activate()
        constraint.layoutConstraints[0].isActive = false
        #expect(constraint.isActive)
        constraint.deactivate()
        #expect(!constraint.isActive && made.isEmpty)
    }

    @Test func attributesAndPrioritiesHaveTheLibrarysShortNames() {
        child.snp.makeConstraints { $0.margins.equalTo(parent.snp.edges).priority(LayoutPriority.defaultLow) }
        #expect(Set(made.map(\.firstAttribute)) == Set<LayoutAttribute>([.topMargin, .leftMargin, .bottomMargin, .rightMargin]))
        #expect(Set(made.map(\.secondAttribute)) == Set<LayoutAttribute>([.top, .left, .bottom, .right]))
        #expect(made.allSatisfy { $0.priority == .defaultLow })
    }

    @Test func aDescriptionCanBeOverridden() {
        final class Named: LayoutConstraint {
            override var description: String { "named" }
        }
        #expect("\(Named())" == "named")
    }
}

import SnapKit
import Testing
import UIKit

/// The same chains as an iOS developer writes; expected frames are arithmetic on Apple's attributes and SnapKit's documentation (https://snapkit.github.io/SnapKit/docs/).
@MainActor @Suite struct SnapKitTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let child = UIView()

    init() { parent.addSubview(child) }

    private func frame() -> CGRect {
        parent.layoutIfNeeded()
        return child.frame
    }

    @Test func edgesInsetByANumberOrByInsets() {
        child.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
        #expect(frame() == CGRect(x: 10, y: 10, width: 300, height: 460))
        child.snp.remakeConstraints { $0.edges.equalTo(parent).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
        #expect(frame() == CGRect(x: 2, y: 1, width: 314, height: 476))
        child.snp.remakeConstraints {
            $0.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        #expect(frame() == CGRect(x: 2, y: 1, width: 314, height: 476))
        #expect(!child.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func sizesCentresAndChains() {
        child.snp.makeConstraints { make in
            make.size.equalTo(CGSize(width: 50, height: 60))
            make.center.equalToSuperview().offset(CGPoint(x: 5, y: -5))
        }
        #expect(frame() == CGRect(x: 140, y: 205, width: 50, height: 60))
        child.snp.remakeConstraints { make in
            make.width.height.equalTo(40)
            make.top.left.equalTo(8)
        }
        #expect(frame() == CGRect(x: 8, y: 8, width: 40, height: 40))
    }

    @Test func multipliersRelationsAndPriorities() {
        child.snp.makeConstraints { make in
            make.width.equalTo(parent).multipliedBy(0.5).offset(-10)
            make.height.equalTo(parent.snp.width).dividedBy(4)
            make.top.greaterThanOrEqualToSuperview().offset(30)
            make.top.equalToSuperview().priority(.low)
            make.leading.equalTo(parent.snp.leading).offset(3).labeled("near")
        }
        #expect(frame() == CGRect(x: 3, y: 30, width: 150, height: 80))
        #expect(parent.constraints.contains { $0.identifier == "near" })
    }

    @Test func marginsAreTiedSideBySide() {
        parent.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        child.snp.makeConstraints { $0.edges.equalTo(parent.snp.margins) }
        #expect(frame() == CGRect(x: 6, y: 5, width: 306, height: 468))
    }

    @Test func updateChangesConstantsAndKeepsTheConstraints() {
        child.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(10)
            make.size.equalTo(20)
        }
        _ = frame()
        let before = parent.constraints.count + child.constraints.count
        child.snp.updateConstraints { $0.top.leading.equalToSuperview().inset(30) }
        #expect(frame() == CGRect(x: 30, y: 30, width: 20, height: 20))
        #expect(parent.constraints.count + child.constraints.count == before)
    }

    @Test func aConstraintCanBeKeptChangedAndTakenBack() {
        var width: Constraint?
        child.snp.makeConstraints { make in
            make.top.leading.equalToSuperview()
            make.height.equalTo(10)
            width = make.width.equalTo(100).constraint
        }
        #expect(frame().width == 100)
        width?.update(offset: 70)
        #expect(frame().width == 70)
        width?.deactivate()
        #expect(frame().width == 0)
        #expect(width?.isActive == false)
        width?.activate()
        #expect(frame().width == 70)
        child.snp.removeConstraints()
        #expect(parent.constraints.isEmpty && child.constraints.isEmpty)
    }

    @Test func guidesAndPreparedConstraints() {
        let guide = UILayoutGuide()
        parent.addLayoutGuide(guide)
        guide.snp.makeConstraints { make in
            make.top.bottom.centerX.equalToSuperview()
            make.width.equalTo(100)
        }
        let prepared = child.snp.prepareConstraints { $0.edges.equalTo(guide) }
        #expect(prepared.allSatisfy { !$0.isActive })
        prepared.forEach { $0.activate() }
        #expect(frame() == CGRect(x: 110, y: 0, width: 100, height: 480))
        child.snp.contentHuggingHorizontalPriority = 300
        #expect(child.contentHuggingPriority(for: .horizontal).rawValue == 300)
    }
}

import Foundation
import Testing
import UIKit

/// An owner with outlets for a nib.
final class NibOwner: UIResponder {
    var badge: UIView?
}

/// Objects made from a xib. Expected behaviour: Apple's page on UINib.
@MainActor @Suite struct NibTests {
    private let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner"><connections>
        <outlet property="badge" destination="b" id="o"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        <stackView axis="vertical" spacing="3" id="s"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <subviews><view id="b"/><view id="c"/></subviews></stackView>
        </objects></document>
        """

    @Test func answersTheTopLevelObjectsInOrderAndConnectsTheOwner() throws {
        let owner = NibOwner()
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
        #expect(objects.count == 2)
        let stack = try #require(objects.last as? UIStackView)
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 3)
        #expect(stack.arrangedSubviews.count == 2)
        #expect(owner.badge === stack.arrangedSubviews.first)
    }

    @Test func makesFreshObjectsEachTime() throws {
        let nib = UINib(data: Data(text.utf8), bundle: nil)
        let first = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        let second = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        #expect(first !== second)
    }
}

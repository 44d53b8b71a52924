import Foundation
import Testing
import UIKit

/// Values that fit no attribute: each is one finding with file, line and id, and the class's default holds.
@MainActor @Suite struct BadValueTests {
    private func decode(_ body: String) throws -> (view: UIView, messages: [String]) {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><objects>
            \(body)
            </objects></document>
            """
        let nib = UINib(data: Data(text.utf8), bundle: nil)
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        let findings = nib.findings.filter { $0.kind == "ib.bad-value" }
        #expect(findings.allSatisfy { $0.severity == .warning && $0.location?.line == 2 && $0.location?.objectID != nil })
        return (view, findings.map(\.message))
    }

    @Test(arguments: [
        ("stackView spacing=\"nan\"", "The spacing \"nan\" of <stackView> isn't a finite number; the default is used."),
        ("stackView axis=\"diagonal\"", "The axis \"diagonal\" of <stackView> isn't one of horizontal, vertical; the default is used."),
        (
            "stackView distribution=\"even\"",
            "The distribution \"even\" of <stackView> isn't one of equalCentering, equalSpacing, fill, fillEqually, fillProportionally; the default is used."
        ),
        ("label numberOfLines=\"-3\"", "The numberOfLines \"-3\" of <label> isn't a whole number from 0; the default is used."),
        ("label hidden=\"maybe\"", "The hidden \"maybe\" of <label> isn't YES or NO; the default is used."),
        ("slider value=\"nan\"", "The value \"nan\" of <slider> isn't a finite number; the default is used."),
        ("stepper stepValue=\"\"", "The stepValue \"\" of <stepper> isn't a finite number; the default is used."),
        ("view alpha=\"2\"", "The alpha \"2\" of <view> isn't a number from 0.0 to 1.0; the default is used."),
        ("view tag=\"99999999999999999999\"", "The tag \"99999999999999999999\" of <view> isn't a whole number; the default is used."),
        (
            "pageControl numberOfPages=\"-1\"",
            "The numberOfPages \"-1\" of <pageControl> isn't a whole number from 0 to 10000; the default is used."
        ),
        ("progressView progress=\"1.5\"", "The progress \"1.5\" of <progressView> isn't a number from 0 to 1; it is held at 1."),
        (
            "slider minValue=\"5\" maxValue=\"2\"",
            "The minValue \"5\" of <slider> isn't at most the maxValue, 2; nothing lies between them."
        ),
        ("slider maxValue=\"-1\"", "The maxValue \"-1\" of <slider> isn't at least the minValue, 0; nothing lies between them."),
        ("slider value=\"3\"", "The value \"3\" of <slider> isn't a number from 0 to 1; it is held at 1."),
        (
            "stepper minimumValue=\"9\" maximumValue=\"1\"",
            "The minimumValue \"9\" of <stepper> isn't at most the maximumValue, 1; nothing lies between them."
        ),
        ("stepper value=\"-4\"", "The value \"-4\" of <stepper> isn't a number from 0 to 100; it is held at 0."),
        (
            "pageControl numberOfPages=\"3\" currentPage=\"3\"",
            "The currentPage \"3\" of <pageControl> isn't below the numberOfPages, 3; the last page is shown."
        ),
        (
            "scrollView minimumZoomScale=\"3\" maximumZoomScale=\"2\"",
            "The minimumZoomScale \"3\" of <scrollView> isn't at most the maximumZoomScale, 2; nothing lies between them."
        ),
        ("tableView style=\"round\"", "The style \"round\" of <tableView> isn't one of grouped, insetGrouped, plain; the default is used."),
    ])
    func aValueThatDoesNotFitIsSaidOnce(tag: String, message: String) throws {
        let name = tag.prefix { $0 != " " }
        #expect(try decode("<\(tag) id=\"x\"></\(name)>").messages == [message])
    }

    @Test func aValueOfAVariationIsSaidAtItsPlace() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><objects>
            <stackView axis="vertical" id="x">
            <variation key="default" axis="diagonal"/>
            </stackView></objects></document>
            """
        let nib = UINib(data: Data(text.utf8), bundle: nil)
        _ = nib.instantiate(withOwner: nil)
        #expect(nib.findings.map(\.message) == ["The axis \"diagonal\" of <stackView> isn't one of horizontal, vertical."])
        #expect(nib.findings.first?.location?.line == 3)
    }

    @Test func theDefaultHolds() throws {
        let stack = try #require(try decode("<stackView spacing=\"nan\" axis=\"up\" alignment=\"?\" id=\"x\"/>").view as? UIStackView)
        #expect(stack.spacing == 0 && stack.axis == .horizontal && stack.alignment == .fill)
    }

    @Test func aFontThatIsNotKnownIsSaid() throws {
        let body =
            "<label id=\"x\"><fontDescription key=\"fontDescription\" type=\"system\" weight=\"massive\" pointSize=\"12\" id=\"f\"/></label>"
        let decoded = try decode(body)
        #expect(
            decoded.messages.count == 1
                && decoded.messages[0].hasPrefix("The weight \"massive\" of <fontDescription> isn't one of black, bold"))
        #expect((decoded.view as? UILabel)?.font.pointSize == 12)
    }

    @Test func whatInterfaceBuilderWritesIsNoFault() throws {
        let body = """
            <view placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="30" alpha="0.5" tag="-1" contentMode="center" id="x"></view>
            """
        #expect(try decode(body).messages.isEmpty)
    }
}

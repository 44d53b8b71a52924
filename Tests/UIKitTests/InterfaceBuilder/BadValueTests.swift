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
        ("tableView style=\"round\"", "The style \"round\" of <tableView> isn't one of grouped, insetGrouped, plain; the default is used."),
    ])
    func aValueThatDoesNotFitIsSaidOnce(tag: String, message: String) throws {
        let name = tag.prefix { $0 != " " }
        #expect(try decode("<\(tag) id=\"x\"></\(name)>").messages == [message])
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

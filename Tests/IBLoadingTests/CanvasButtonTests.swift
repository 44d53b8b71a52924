import IBDocuments
import IBLoading
import Testing
import UIKit

/// What documents say of buttons with a configuration. Sizes follow from insets of 7 and 12 points (large: 15 and 20, mini: 5 and 10) and the
/// pictures' stored sizes.
@MainActor @Suite struct CanvasButtonTests {
    /// The button that a document describes, with its natural size.
    private func button(_ inside: String, resources: String = "", tools: String = "21701") throws -> UIButton {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
            <device id="retina6_1" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">\(inside)</button></subviews><constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/></constraints></view>
            </objects><resources><image name="big" width="40" height="40"/>\(resources)</resources></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "button.xib"), options: CanvasOptions())
        #expect(laidOut.findings.isEmpty, "\(laidOut.findings)")
        return try #require(laidOut.trees.first?.views.last?.view as? UIButton)
    }

    /// A public document has a picture of 40 x 40 in 64 x 54 points, and the state's title "Button" from before.
    @Test func theStatesTitleIsLeftOverWhereAConfigurationHasNone() throws {
        let button = try button(
            #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" image="big"/>"#)
        #expect(button.frame.size == CGSize(width: 64, height: 54))
        #expect(button.currentTitle == nil)
    }

    @Test(arguments: [
        ("", CGSize(width: 64, height: 54)), (#"buttonSize="large""#, CGSize(width: 80, height: 70)),
        (#"buttonSize="mini""#, CGSize(width: 60, height: 50)), (#"imagePlacement="top""#, CGSize(width: 64, height: 54)),
    ])
    func aButtonIsAsLargeAsItsConfigurationSays(attributes: String, size: CGSize) throws {
        let button = try button(#"<buttonConfiguration key="configuration" style="filled" image="big" \#(attributes)/>"#)
        #expect(button.frame.size == size)
    }

    /// The picture above the title adds its height and the padding: 40 + 6 + a line of 20.5 points + 14.
    @Test func aPictureAboveTheTitleAddsItsHeight() throws {
        let button = try button(
            """
            <buttonConfiguration key="configuration" style="tinted" image="big" title="Go" imagePlacement="top" imagePadding="6"/>
            """)
        #expect(button.frame.height == 80.5)
    }

    /// API-Examples, PrecallTest and LiveStreaming: 40.5; VoiceChanger: 34.5; the Mobile Ads examples, where text is measured at 1x: 35.
    @Test(arguments: [("22154", 34.5), ("22155", 40.5), ("22505", 40.5), ("23089", 35), ("23504", 41), ("23727", 35)])
    func someToolsRaiseTheLinesOfTitles(_ tools: String, _ height: Double) throws {
        let plain = #"<buttonConfiguration key="configuration" style="plain" title="Go"/>"#
        #expect(try button(plain, tools: tools).frame.height == CGFloat(height))
        let own = """
            <buttonConfiguration key="configuration" style="plain" title="Go">
            <fontDescription key="titleFontDescription" type="system" pointSize="17"/></buttonConfiguration>
            """
        #expect(try button(own, tools: tools).frame.height < 36)
    }

    @Test func looksAndFontsAreTaken() throws {
        let button = try button(
            """
            <buttonConfiguration key="configuration" style="gray" title="Go" subtitle="now" cornerStyle="capsule" titleAlignment="center" \
            showsActivityIndicator="YES"><fontDescription key="titleFontDescription" type="system" pointSize="30"/>
            <fontDescription key="subtitleFontDescription" type="system" pointSize="20"/>
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <backgroundConfiguration key="background" cornerRadius="5" strokeWidth="2"/>
            <color key="baseForegroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </buttonConfiguration>
            """)
        let configuration = try #require(button.configuration)
        #expect(configuration.cornerStyle == .capsule)
        #expect(configuration.titleAlignment == .center)
        #expect(configuration.showsActivityIndicator)
        #expect(configuration.background.cornerRadius == 5)
        #expect(configuration.background.strokeWidth == 2)
        #expect(configuration.baseForegroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        // Lines of 30 and 20 points (36 and 24), 1 between them, 4 of insets.
        #expect(button.frame.height == 65)
    }

    @Test func aSymbolHasTheSizeThatItsConfigurationAsksFor() throws {
        let symbol = #"<image name="star" catalog="system" width="128" height="128"/>"#
        let button = try button(
            """
            <buttonConfiguration key="configuration" style="plain" image="star" catalog="system"><preferredSymbolConfiguration \
            key="preferredSymbolConfigurationForImage" configurationType="pointSize" pointSize="34"/></buttonConfiguration>
            """, resources: symbol)
        #expect(button.frame.size == CGSize(width: 64, height: 54))
    }

    // An image with a scale or a rendering of its own is an element: public documents of Xcode 11 to 13, in which `symbolScale` is `large` and
    // `renderingMode` is `template`. The scale 1.28 is that of symbol configurations, 20 points times it rounded to half points.
    @Test(arguments: [
        ("", 20.0), (#"symbolScale="large""#, 25.5), (#"symbolScale="default""#, 20), (#"renderingMode="template""#, 20),
    ])
    func anImageIsReferredToWhereItHasAScaleOfItsOwn(attributes: String, side: CGFloat) throws {
        let symbol = #"<image name="star" catalog="system" width="128" height="128"/>"#
        let reference = #"<imageReference key="image" image="star" catalog="system" \#(attributes)/>"#
        let image = try #require(button(#"<state key="normal">\#(reference)</state>"#, resources: symbol).currentImage)
        #expect(image.size == CGSize(width: side, height: side))
        #expect(image.renderingMode == (attributes.hasPrefix("rendering") ? .alwaysTemplate : .automatic))
        let configured = try button(
            #"<buttonConfiguration key="configuration" style="plain">\#(reference)</buttonConfiguration>"#, resources: symbol)
        #expect(configured.configuration?.image?.size == CGSize(width: side, height: side))
        let ground = #"<imageReference key="backgroundImage" image="big" \#(attributes)/>"#
        #expect(try button(#"<state key="normal">\#(ground)</state>"#).currentBackgroundImage?.size == CGSize(width: 40, height: 40))
    }
}

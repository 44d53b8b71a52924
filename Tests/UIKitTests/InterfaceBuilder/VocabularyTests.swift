import Foundation
import IBDocuments
import Testing

@testable import UIKit

/// Words of documents and what they set. The words: public documents (`../shared/corpus`) and Xcode's inspectors.
@MainActor @Suite struct VocabularyTests {
    /// The object of the element with the id `x`, made as for a canvas.
    private func made<Object: NSObject>(_ element: String, _ extra: String = "", strings: String = "") throws -> Object {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects>\(element)</objects>\(extra)</document>
            """
        let document = try IBDocument.read(text: text, path: "a.xib")
        let decoder = IBDecoder(document: document, classes: .any, purpose: .canvas)
        decoder.strings = StringsTable(text: strings)
        let object = decoder.makeObject(try #require(document.topLevelObjects.first))
        decoder.finish()
        #expect(document.findings.isEmpty && decoder.findings.isEmpty)
        return try #require((decoder.objects["x"] ?? object) as? Object)
    }

    @Test func aTextFieldsKeyboard() throws {
        let field: UITextField = try made(
            """
            <textField text="abc" clearButtonMode="always" minimumFontSize="12" adjustsFontSizeToFit="YES" id="x">
            <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" spellCheckingType="no" \
            keyboardType="emailAddress" returnKeyType="next" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="email"/>
            </textField>
            """)
        #expect(field.keyboardType == .emailAddress && field.returnKeyType == .next && field.textContentType == .emailAddress)
        #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no && field.spellCheckingType == .no)
        #expect(field.isSecureTextEntry && field.enablesReturnKeyAutomatically)
        #expect(field.clearButtonMode == .always && field.minimumFontSize == 12 && field.adjustsFontSizeToFitWidth)
    }

    @Test func `a paragraph's style`() throws {
        let label: UILabel = try made(
            """
            <label id="x"><attributedString key="attributedText"><fragment content="Text"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="charWrapping" hyphenationFactor="0.5" \
            allowsDefaultTighteningForTruncation="YES"/></attributes></fragment></attributedString></label>
            """)
        let style = try #require(label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        #expect(style.alignment == .right && style.lineBreakMode == .byCharWrapping)
        #expect(style.hyphenationFactor == 0.5 && style.allowsDefaultTighteningForTruncation)
    }

    @Test func aTextFieldWithoutWordsCapitalizesNothing() throws {
        let field: UITextField = try made("<textField id=\"x\"><textInputTraits key=\"textInputTraits\"/></textField>")
        #expect(field.autocapitalizationType == .none && field.keyboardType == .default)
    }

    @Test func whatAssistiveTechnologyReadsIsTranslated() throws {
        let button: UIButton = try made(
            """
            <button id="x"><accessibility key="accessibilityConfiguration" identifier="reset" label="Reset" hint="Starts anew">
            <accessibilityTraits key="traits" button="YES" image="YES"/><bool key="isElement" value="YES"/></accessibility></button>
            """, strings: "\"x.accessibilityLabel\" = \"Neu\";")
        #expect(button.accessibilityIdentifier == "reset" && button.accessibilityLabel == "Neu")
        #expect(button.accessibilityHint == "Starts anew" && button.accessibilityTraits == [.button, .image])
        #expect(button.isAccessibilityElement)
    }

    @Test func aNavigationBarsTitles() throws {
        let bar: UINavigationBar = try made(
            """
            <navigationBar id="x"><textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="16"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></textAttributes>
            <navigationBarAppearance key="standardAppearance">
            <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </navigationBarAppearance></navigationBar>
            """)
        #expect((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize == 16)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(bar.barTintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test func aConfiguredButtonsLook() throws {
        let button: UIButton = try made(
            """
            <button id="x"><buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule" buttonSize="large" imagePlacement="top">
            <backgroundConfiguration key="background" cornerRadius="5" strokeWidth="2"/>
            <color key="baseForegroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </buttonConfiguration></button>
            """)
        let configuration = try #require(button.configuration)
        #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large && configuration.imagePlacement == .top)
        #expect(configuration.background.cornerRadius == 5 && configuration.background.strokeWidth == 2)
        #expect(configuration.baseForegroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func aSearchBarsScopes() throws {
        let bar: UISearchBar = try made(
            "<searchBar showsScopeBar=\"YES\" id=\"x\"><scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles></searchBar>",
            strings: "\"x.scopeButtonTitles[1]\" = \"Manche\";")
        #expect(bar.scopeButtonTitles == ["All", "Manche"])
    }

    @Test(
        arguments: [
            ("<blurEffect style=\"dark\"/>", true), ("<blurEffect style=\"extraLight\"/>", false), ("<blurEffect style=\"regular\"/>", nil),
            ("<vibrancyEffect><blurEffect style=\"systemMaterialDark\"/></vibrancyEffect>", true),
        ] as [(String, Bool?)])
    func aBlursMaterial(_ effect: String, _ isDark: Bool?) throws {
        let view: UIVisualEffectView = try made(
            "<visualEffectView id=\"x\"><view key=\"contentView\" id=\"c\"/>\(effect)</visualEffectView>")
        #expect(view.effect != nil && view.effect?.isDark == isDark)
    }

    /// Before iOS 6 a label's least size was that of the font.
    @Test func aLabelsLeastSizeIsAShareOfItsFont() throws {
        let label: UILabel = try made(
            """
            <label text="a" adjustsFontSizeToFit="YES" minimumFontSize="10" id="x"><fontDescription key="fontDescription" type="system" pointSize="20"/>
            <size key="shadowOffset" width="1" height="2"/></label>
            """)
        #expect(label.minimumScaleFactor == 0.5 && label.shadowOffset == CGSize(width: 1, height: 2))
    }

    /// Interface Builder writes what differs from its own defaults: a limit without the word means that text shrinks (254 labels and 384 fields of public
    /// documents have it so, 2,822 labels say NO).
    @Test func textThatHasALimitShrinksUnlessTheDocumentSaysNo() throws {
        let says = { (attributes: String) in
            let label: UILabel = try self.made("<label text=\"a\" \(attributes) id=\"x\"/>")
            return label.adjustsFontSizeToFitWidth
        }
        #expect(try says("minimumFontSize=\"10\"") && says("minimumScaleFactor=\"0.5\""))
        #expect(try !says("") && !says("minimumFontSize=\"10\" adjustsFontSizeToFit=\"NO\""))
        let field: UITextField = try made("<textField minimumFontSize=\"17\" id=\"x\"/>")
        #expect(field.adjustsFontSizeToFitWidth)
    }

    /// Xcode 7 and 8 wrote the frames of some cells' parts so.
    @Test func aFrameMayBeAnInset() throws {
        let view: UIView = try made("<view id=\"x\"><frame key=\"frameInset\" minX=\"15\" width=\"325\" height=\"63\"/></view>")
        #expect(view.frame == CGRect(x: 15, y: 0, width: 325, height: 63))
    }

    /// The readable width: 672 points at the default text size (facts 6.9), here of 1000: 164 at each side.
    @Test func marginsMayFollowTheReadableWidth() throws {
        let view: UIView = try made(
            "<view layoutMarginsFollowReadableWidth=\"YES\" id=\"x\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1000\" height=\"100\"/></view>"
        )
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 164, bottom: 8, right: 164))
        view.frame.size.width = 300
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func aPageControllersWay() throws {
        let pages: UIPageViewController = try made(
            "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"vertical\" id=\"x\"/>")
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    }
}

import CoreGraphics
import Foundation
import Testing
import Typography
import UIKit

@Suite struct UIFontTests {
    /// Printed by iOS at 17 pt (facts 3.2).
    @Test func `the system font's measures are those that iOS prints`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(font.leading == 0)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.capHeight == 11.97802734375)
        #expect(font.xHeight == 8.9482421875)
        #expect(font.fontName == ".SFUI-Regular")
        #expect(font.familyName == ".AppleSystemUIFont")
    }

    /// iOS 26 simulator: 1078/2048 up to 17 pt, 1040/2048 from 28 pt, bold 1101/2048 up to 17 pt.
    @Test func `the x height falls with the display design and rises with weight`() {
        #expect(abs(UIFont.systemFont(ofSize: 28).xHeight - 28 * 1040 / 2048) < 1e-9)
        #expect(abs(UIFont.systemFont(ofSize: 17, weight: .bold).xHeight - 17 * 1101 / 2048) < 1e-9)
    }

    /// iOS 26.1: the headline is semibold and its descriptor has the bold trait; the sizes at Large are Apple's.
    @Test func `text styles have Apple's sizes and weights`() {
        let sizes = [
            UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2,
        ]
        .map { UIFont.preferredFont(forTextStyle: $0).pointSize }
        #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        #expect(headline.fontName == ".SFUI-Semibold")
        #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func `a descriptor with a trait makes the emphasised font`() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold.pointSize == 17)
        #expect(bold.fontName == ".SFUI-Semibold")
        #expect(bold.leading == body.leading)
    }

    /// Apple: fonts scale to whole point sizes; body at the smallest size turns 17 into 15 (iOS 26.1).
    @Test func `metrics scale a font and a length`() {
        let traits = UITraitCollection { traits in
            traits.preferredContentSizeCategory = .extraSmall
            traits.displayScale = 3
        }
        let metrics = UIFontMetrics.default
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits).pointSize == 15)
        #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits) - 44.0 / 3) < 1e-9)
    }

    @Test func `a name that no font has makes none`() {
        #expect(UIFont(name: "No Such Font Anywhere", size: 17) == nil)
    }

    @Test func `a category knows its place`() {
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.small < .large)
    }
}

/// A font file registered in this process. The file is the bundled monospaced face, found under its own name: 1266/2048 em wide.
@MainActor @Suite struct RegisteredFontTests {
    private var fontFile: String {
        URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/CTypography/Fonts/TrellisMono-Regular.otf")
            .standardizedFileURL.path
    }

    @Test func `a registered file is found by its PostScript name and measured by its own table`() throws {
        #expect(FontLibrary.shared.register(fileAt: fontFile))
        let font = try #require(UIFont(name: "TrellisMono-Regular", size: 20))
        #expect(abs(font.lineHeight - 20 * 2444 / 2048) < 1e-6)
        #expect(abs(measureText("abcd", font: font).size.width - 4 * 20 * 1266 / 2048) < 1e-6)
    }

    @Test func `a file that is no font is not registered`() {
        #expect(!FontLibrary.shared.register(fileAt: #filePath))
        #expect(!FontLibrary.shared.register(fileAt: "/no/such/file.ttf"))
    }

    /// Since iOS 13 CoreText answers them with Times New Roman.
    @Test func `the system font can't be had by its own names`() throws {
        let font = try #require(UIFont(name: ".SFUIText-Semibold", size: 17))
        #expect(font.familyName == "Times New Roman")
    }

    @Test func `a font of iOS that isn't installed has its own names and lines`() throws {
        let font = try #require(UIFont(name: "AvenirNext-DemiBold", size: 20))
        #expect(font.familyName == "Avenir Next")
        #expect(font.fontDescription.weight == .semibold)
        #expect(abs(font.lineHeight - 27.32) < 1e-9)
        #expect(UIFont(name: "NoSuchFont-Bold", size: 20) == nil)
    }

    /// Labels of 22 pt Avenir Next are 31 points tall in documents of Xcode 8; 30.05 is 30.5 in half points.
    @Test @MainActor func `Xcode 8 rounds text in fonts of a name up to whole points`() {
        let outer = InterfaceGeneration.current
        defer { InterfaceGeneration.current = outer }
        func height(toolsVersion: Double) -> CGFloat {
            InterfaceGeneration.current = .canvas(toolsVersion: toolsVersion, device: .main)
            let label = UILabel()
            label.font = UIFont(name: "AvenirNext-Regular", size: 22)
            label.text = "AWAKE"
            return label.intrinsicContentSize.height
        }
        #expect(height(toolsVersion: 11_762) == 31)
        #expect(height(toolsVersion: 14_490) == 30.5)
    }

    @Test func `the system font has a name that gives it back`() {
        #expect(UIFont(name: ".AppleSystemUIFont", size: 17) == UIFont.systemFont(ofSize: 17))
    }

    /// Their widths aren't known: no font is given out for them, by name or by design.
    @Test(arguments: [".AppleSystemUIFontRounded-Bold", ".NewYork-Regular"])
    func `designs that aren't here are no fonts`(name: String) {
        #expect(UIFont(name: name, size: 17) == nil)
        #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded) == nil)
        #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.serif) == nil)
    }
}

@Suite struct FontNamesTests {
    /// The bundled faces are not registered by name: only the program sees them. Whatever is installed is listed in order, each once.
    @Test func `families are listed once and in order`() {
        let names = UIFont.familyNames
        #expect(names == Array(Set(names)).sorted())
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }

    @Test func `designs that aren't known make no font`() {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
        #expect(descriptor.withDesign(.rounded) == nil)
        #expect(descriptor.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace) == true)
    }
}

/// Descriptors made of attributes, with the names that Apple documents.
@Suite struct FontAttributeTests {
    @Test func `attributes without a name describe the system font`() {
        let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.size: 15]), size: 0)
        #expect(font == UIFont.systemFont(ofSize: 15))
        let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.heavy]
        #expect(
            UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: 0) == .systemFont(ofSize: 15, weight: .heavy))
        let bits = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
        let slanted = font.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: bits]])
        #expect(UIFont(descriptor: slanted, size: 0) == .italicSystemFont(ofSize: 15))
    }

    @Test func `a descriptor is made again from its attributes`() {
        for font in [UIFont.systemFont(ofSize: 13, weight: .semibold), .preferredFont(forTextStyle: .headline)] {
            let again = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
            #expect(again == font.fontDescriptor && UIFont(descriptor: again, size: 0) == font)
        }
        #expect(UIFont.systemFont(ofSize: 13).fontDescriptor.object(forKey: .size) as? CGFloat == 13)
    }

    @Test func `a family and a face that can't be had leave the font as it is`() {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
        #expect(descriptor.withFamily("No Such Family") == descriptor)
        #expect(descriptor.withFace("Bold Italic").symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont.TextStyle.title1.metrics.scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20)
    }
}

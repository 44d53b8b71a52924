import CoreGraphics
import Foundation
import Testing
import Typography

/// Numbers printed by iOS 26.1 at 3x (facts 3.4).
@Suite struct DynamicTypeTests {
    @Test(arguments: [
        (DynamicTextStyle.body, TextSizeCategory.extraSmall, 17.0, 14.667), (.largeTitle, .extraSmall, 34, 31.667),
        (.body, .accessibilityExtraExtraExtraLarge, 17, 48), (.caption2, .accessibilityExtraExtraExtraLarge, 8, 29.667),
        (.subheadline, .accessibilityExtraExtraExtraLarge, 8, 23.333),
    ])
    func `a length grows with the line distance of its style`(
        style: DynamicTextStyle, category: TextSizeCategory, value: Double, expected: Double
    ) {
        let scaled = DynamicType.scaledValue(value, style, category, scale: PixelScale(3))
        #expect(abs(scaled - expected) < 0.001)
    }

    @Test(arguments: [
        (DynamicTextStyle.body, TextSizeCategory.extraSmall, 17.0, 15.0), (.body, .extraSmall, 11, 10), (.body, .extraSmall, 12, 10),
        (.body, .extraSmall, 40, 35), (.body, .accessibilityExtraExtraExtraLarge, 17, 48),
        (.body, .accessibilityExtraExtraExtraLarge, 8, 23),
        (.caption2, .accessibilityExtraExtraExtraLarge, 17, 63),
    ])
    func `a font gets a whole point size`(style: DynamicTextStyle, category: TextSizeCategory, size: Double, expected: Double) {
        #expect(DynamicType.scaledPointSize(CGFloat(size), style, category) == CGFloat(expected))
    }

    /// Facts F9: 22 - 20.287, 21 - 19.094, 41 - 40.574.
    @Test(arguments: [(DynamicTextStyle.body, 1.71), (.callout, 1.91), (.largeTitle, 0.43), (.footnote, 2.49), (.caption2, -0.13)])
    func `the leading of a preferred font is what its line lacks`(style: DynamicTextStyle, leading: Double) {
        #expect(abs(DynamicType.font(style, .large).leading - leading) < 0.005)
    }

    /// Two labels of documents of Xcode 10 and 11.0 are 31.5 points high, a line of 26 points; their author's label of body text beside one has 17 points.
    /// A second title of another author's, of Xcode 10.1, is 24 points high, a line of 20; a third title is 24 high as well.
    @Test func `first and second titles were small in the time of iOS 12`() {
        #expect(DynamicType.font(.title1, .large, .iOS12).size == 26)
        #expect(DynamicType.font(.title2, .large, .iOS12).size == 20 && DynamicType.font(.title2, .large, .iOS13).size == 22)
        #expect(DynamicType.font(.title3, .large, .iOS12).size == 20)
        #expect(DynamicType.font(.title1, .large, .iOS13).size == 28)
        #expect(DynamicType.font(.title1, .extraLarge, .iOS12).size == DynamicType.font(.title1, .extraLarge).size)
        #expect(DynamicType.font(.body, .large, .iOS12).size == 17)
    }
}

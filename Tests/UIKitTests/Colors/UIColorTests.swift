import Testing

@testable import UIKit

/// Values of Apple's Human Interface Guidelines.
@MainActor @Suite struct UIColorTests {
    private func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
        let c = color.rgba(for: UITraitCollection(userInterfaceStyle: style))
        return [c.red, c.green, c.blue].map { Int(($0 * 255).rounded()) }
    }

    @Test func systemColorsFollowTheStyle() {
        #expect(bytes(.systemBlue, .light) == [0, 122, 255])
        #expect(bytes(.systemBlue, .dark) == [10, 132, 255])
        #expect(bytes(.systemBackground, .light) == [255, 255, 255])
        #expect(bytes(.systemBackground, .dark) == [0, 0, 0])
        #expect(UIColor.secondaryLabel.rgba(for: UITraitCollection()).alpha == 0.6)
    }

    @Test func documentsNamesAreKnown() {
        #expect(UIColor.systemColor(named: "systemBackgroundColor") == .systemBackground)
        #expect(UIColor.systemColor(named: "tintColor") == .tintColor)
        #expect(UIColor.systemColor(named: "darkTextColor") == .darkText)
        #expect(UIColor.systemColor(named: "noSuchColor") == nil)
    }

    @Test func componentsComeBack() {
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(red: 0.5, green: 0.25, blue: 0.25, alpha: 0.5).getHue(&h, saturation: &s, brightness: &b, alpha: &a)
        #expect([h, s, b, a] == [0, 0.5, 0.5, 0.5])
        let green = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).components
        #expect(abs(green.green - 1) < 1e-9 && abs(green.red) < 1e-9 && abs(green.blue) < 1e-9)
        #expect(UIColor.systemRed.withAlphaComponent(0.5).rgba(for: UITraitCollection()).alpha == 0.5)
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func aProviderChooses() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    }
}

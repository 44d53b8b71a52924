import Foundation
import Testing
import UIKit

@MainActor @Suite struct GeometryTextTests {
    // Apple: NSCoder.string(for:); the form "{{x, y}, {w, h}}"
    @Test func geometryIsWrittenAndReadBack() {
        let rect = CGRect(x: 0, y: 20.5, width: 320, height: 480)
        #expect(NSCoder.string(for: rect) == "{{0, 20.5}, {320, 480}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSStringFromCGPoint(CGPoint(x: 1, y: -2)) == "{1, -2}" && CGPointFromString("{1,-2}") == CGPoint(x: 1, y: -2))
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(
            NSDirectionalEdgeInsetsFromString("{1, 2, 3, 4}") == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.cgAffineTransform(for: "[2, 0, 0, 2, 5, 6]") == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
        #expect(NSCoder.uiOffset(for: "{3, 4}") == UIOffset(horizontal: 3, vertical: 4))
    }

    @Test(arguments: ["", "{", "{1}", "{a, b}", "nan, nan"]) func whatIsNoGeometryIsZero(text: String) {
        #expect(NSCoder.cgRect(for: text) == .zero && NSCoder.cgSize(for: text) == .zero && NSCoder.uiEdgeInsets(for: text) == .zero)
    }

    // arithmetic of the two standards' primaries: P3's red is sRGB (1.0930, -0.2267, -0.1501)
    @Test func wideColoursLieBeyondSRGB() {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a)
        #expect(abs(r - 1.0930) < 1e-3 && abs(g + 0.2267) < 1e-3 && abs(b + 0.1501) < 1e-3 && a == 0.5)
        UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getRed(&r, green: &g, blue: &b, alpha: &a)
        #expect(abs(r - 0.5) < 1e-4 && abs(g - 0.5) < 1e-4 && abs(b - 0.5) < 1e-4)
    }

    // Apple: UISlider's rectangles; 31 points of knob at both ends of a track that begins 2 points inside
    @Test func aSlidersKnobRunsAlongItsTrack() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 13, width: 200, height: 4))
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 2)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 202)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).midX == 102)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).minX == 2)
    }
}

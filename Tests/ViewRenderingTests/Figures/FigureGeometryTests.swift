import Foundation
import Testing

@testable import ViewRendering

private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)

@Test func `a picture keeps its shape when it is fitted or fills`() {
    // 10 x 20 in 100 x 50: fitted by the height (x 2.5), filling by the width (x 10).
    let size = CGSize(width: 10, height: 20)
    #expect(ImagePlacement.rect(of: size, in: bounds, .scaleAspectFit) == CGRect(x: 37.5, y: 0, width: 25, height: 50))
    #expect(ImagePlacement.rect(of: size, in: bounds, .scaleAspectFill) == CGRect(x: 0, y: -75, width: 100, height: 200))
    #expect(ImagePlacement.rect(of: size, in: bounds, .scaleToFill) == bounds)
}

@Test func `a picture that isn't stretched stands at its edge or corner`() {
    let size = CGSize(width: 10, height: 20)
    #expect(ImagePlacement.rect(of: size, in: bounds, .center).origin == CGPoint(x: 45, y: 15))
    #expect(ImagePlacement.rect(of: size, in: bounds, .topLeft).origin == CGPoint(x: 0, y: 0))
    #expect(ImagePlacement.rect(of: size, in: bounds, .bottomRight).origin == CGPoint(x: 90, y: 30))
    #expect(ImagePlacement.rect(of: size, in: bounds, .right).origin == CGPoint(x: 90, y: 15))
}

@Test func `a picture without a size takes no room`() {
    #expect(ImagePlacement.rect(of: .zero, in: bounds, .scaleAspectFit).size == .zero)
}

@Test func `the knob of a switch lies at its on end, mirrored from right to left`() {
    let bounds = CGRect(x: 0, y: 0, width: 51, height: 31)
    // iOS 7 to 18: a 27 pt knob, 2 pt from the edge: at 22 when on.
    #expect(SwitchFigure.knob(in: bounds, isOn: true, rightToLeft: false) == CGRect(x: 22, y: 2, width: 27, height: 27))
    #expect(SwitchFigure.knob(in: bounds, isOn: false, rightToLeft: false) == CGRect(x: 2, y: 2, width: 27, height: 27))
    #expect(SwitchFigure.knob(in: bounds, isOn: true, rightToLeft: true).minX == 2)
}

@Test func `a slider's knob stays inside its track and survives a value that is no number`() {
    let track = CGRect(x: 0, y: 14, width: 128, height: 4)
    #expect(SliderFigure.knob(in: track, fraction: 0).minX == 0)
    #expect(SliderFigure.knob(in: track, fraction: 1).maxX == 128)
    #expect(SliderFigure.knob(in: track, fraction: 0.5).midX == 64)
    #expect(SliderFigure.knob(in: track, fraction: .nan).minX == 0)
    #expect(SliderFigure.knob(in: track, fraction: 7).maxX == 128)
}

@Test func `segments stand side by side in reading order, a point apart`() {
    let bounds = CGRect(x: 0, y: 0, width: 201, height: 32)
    #expect(SegmentedControlFigure.equalWidths(2, in: bounds) == [100, 100])
    #expect(SegmentedControlFigure.segments(in: bounds, widths: [100, 100]).map(\.minX) == [0, 101])
    #expect(SegmentedControlFigure.segments(in: bounds, widths: [50, 150], rightToLeft: true).map(\.minX) == [151, 0])
}

@Test func `dots stand 18 points apart about the middle`() {
    // Four pages in 92 points: the first dot's centre 19 in (measured on iOS: 10 wide images, pitch 18, the first 14 in).
    let dots = PageControlFigure.dots(in: CGRect(x: 0, y: 0, width: 92, height: 26), pages: 4)
    #expect(dots.map(\.midX) == [19, 37, 55, 73])
    #expect(PageControlFigure.dots(in: CGRect(x: 0, y: 0, width: 50, height: 26), pages: 1000).count == 3)
    #expect(PageControlFigure.dots(in: bounds, pages: -1).isEmpty)
}

@Test func `a scroll indicator is as long as the part that is seen and runs to both ends`() throws {
    // 100 of 400 points seen along a 206 point edge: room 200, length 50.
    let top = try #require(ScrollIndicatorFigure.bar(track: 206, visible: 100, content: 400, offset: 0))
    #expect(top.start == 3 && top.length == 50)
    let bottom = try #require(ScrollIndicatorFigure.bar(track: 206, visible: 100, content: 400, offset: 300))
    #expect(bottom.start + bottom.length == 203)
    #expect(ScrollIndicatorFigure.bar(track: 206, visible: 400, content: 400, offset: 0) == nil)
    let long = try #require(ScrollIndicatorFigure.bar(track: 206, visible: 100, content: 1e6, offset: 0))
    #expect(long.length == 36)
}

@Test func `a legend breaks its line where the next name doesn't fit`() {
    let one = LegendLayout(textWidths: [30, 30], width: 300)
    #expect(one.origins.map(\.y) == [8, 8])
    #expect(one.height == 34)
    let two = LegendLayout(textWidths: [30, 30], width: 90)
    #expect(two.origins.map(\.y) == [8, 26])
    #expect(LegendLayout(textWidths: [], width: 90).height == 0)
}

@Test func `a placeholder too small for text goes without`() {
    #expect(PlaceholderFigure.strip(in: CGRect(x: 0, y: 0, width: 20, height: 20), textWidth: 50, lineHeight: 14) == nil)
    let strip = PlaceholderFigure.strip(in: CGRect(x: 0, y: 0, width: 200, height: 100), textWidth: 50, lineHeight: 14)
    #expect(strip == CGRect(x: 69, y: 41, width: 62, height: 18))
}

import Foundation
import Testing
import Typography
import UIKit

@testable import ViewRendering

struct VectorImageTests {
    private let svg = Data(
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="10" height="20" fill="#00ff00"/></svg>"##.utf8)

    /// The smallest page that says what it has to: a box of 30 by 40 points.
    private let pdf = Data(
        "%PDF-1.1\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 30 40]>>endobj\ntrailer<</Root 1 0 R>>"
            .utf8)

    @Test func sizesAreReadWithoutDrawing() throws {
        let size = try #require(VectorSize.ofSVG(svg))
        #expect(size.width == 10 && size.height == 20)
        let box = try #require(VectorSize.ofPDF(pdf))
        #expect(box.width == 30 && box.height == 40)
        let viewBox = try #require(VectorSize.ofSVG(Data(#"<svg viewBox="0 0 24 12" width="100%">"#.utf8)))
        #expect(viewBox.width == 24 && viewBox.height == 12)
        #expect(VectorSize.ofSVG(Data("<svg>".utf8)) == nil)
    }

    @Test func anSVGIsDrawnOrTheMissingLibraryIsNamed() throws {
        switch Pixels.decode(svg) {
        case .success(let pixels):
            // Three pixels a point, all green.
            #expect(pixels.width == 30 && pixels.height == 60)
            #expect(pixels[15, 30] == RGBA(0, 1, 0))
        case .failure(let unreadable): #expect(unreadable.reason == "librsvg isn't installed")
        }
    }

    @Test func aDamagedPictureIsSaidToBeSo() {
        guard case .failure(let unreadable) = Pixels.decode(Data("<svg <<<".utf8)) else {
            Issue.record("it was drawn")
            return
        }
        #expect(["SVG not readable", "librsvg isn't installed"].contains(unreadable.reason))
        guard case .failure = Pixels.decode(Data("%PDF-1.4 nothing".utf8)) else {
            Issue.record("it was drawn")
            return
        }
    }
}

@MainActor struct GradientLayerTests {
    @Test func aGradientGoesFromTheStartPointToTheEndPoint() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [CGColor.black, CGColor.white]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        view.layer.addSublayer(gradient)
        let picture = try Pixels(png: ViewRenderer(RenderOptions(scale: 1)).data(of: view, as: .png))
        let (left, middle, right) = (try #require(picture[1, 10]), try #require(picture[50, 10]), try #require(picture[98, 10]))
        #expect(left.red < 0.05 && abs(middle.red - 0.5) < 0.03 && right.red > 0.95)
    }

    @Test func aLayerThatIsTakenOffIsNotDrawn() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = CALayer()
        layer.frame = view.bounds
        layer.backgroundColor = .black
        view.layer.addSublayer(layer)
        layer.removeFromSuperlayer()
        #expect(view.layer.sublayers == nil && layer.superlayer == nil)
        let picture = try Pixels(png: ViewRenderer(RenderOptions(scale: 1)).data(of: view, as: .png))
        #expect(picture[5, 5] == .clear)
    }
}

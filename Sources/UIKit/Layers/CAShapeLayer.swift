import CoreGraphics
import Foundation

/// How a shape's inside is told from its outside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name.
    public let rawValue: String
    /// Makes a rule of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Inside is what the outline goes round a number of times other than 0.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside is what the outline goes round an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape's lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The end's name.
    public let rawValue: String
    /// Makes an end of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With a half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The corner's name.
    public let rawValue: String
    /// Makes a corner of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path: added to another, as a view's own, or as a mask.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
    /// The path in the layer's coordinates.
    open var path: CGPath?
    /// The colour of the inside: opaque black at first.
    open var fillColor: CGColor? = .black
    /// How the inside is told from the outside.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The colour of the line; nil draws none.
    open var strokeColor: CGColor?
    /// Where the line starts, from 0 to 1 of the path's length.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, from 0 to 1 of the path's length.
    open var strokeEnd: CGFloat = 1
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// How far a pointed corner may reach, in widths of the line; kept, drawn with 10.
    open var miterLimit: CGFloat = 10
    /// How the line ends.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// How lines meet.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// Where in the pattern of dashes the line starts, in points.
    open var lineDashPhase: CGFloat = 0
    /// What is drawn and left out in turn, in points.
    open var lineDashPattern: [NSNumber]?

    /// How the line is drawn.
    package var line: DrawnLine {
        var line = DrawnLine()
        line.width = lineWidth
        line.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        line.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        line.dash = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        line.phase = lineDashPhase
        return line
    }
}

import CoreGraphics
import Foundation

// Geometry as text, in the form that UIKit has written since its first release: "{{0, 0}, {320, 480}}". What can't be read is zero, as on iOS.

extension NSCoder {
    /// `{x, y}`.
    public class func string(for point: CGPoint) -> String { GeometryText.write([point.x, point.y]) }
    /// `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { GeometryText.write([vector.dx, vector.dy]) }
    /// `{width, height}`.
    public class func string(for size: CGSize) -> String { GeometryText.write([size.width, size.height]) }
    /// `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(GeometryText.number).joined(separator: ", ") + "]"
    }
    /// `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.write([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.write([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { GeometryText.write([offset.horizontal, offset.vertical]) }

    /// The point of a text.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.read(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The vector of a text.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.read(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector()
    }
    /// The size of a text.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.read(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The rectangle of a text.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.read(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// The transform of a text; the identity where it can't be read.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.read(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }
    /// The insets of a text.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.read(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The directional insets of a text.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText.read(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }
    /// The offset of a text.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.read(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}

/// `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// `{dx, dy}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
/// `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
/// `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
/// `{top, leading, bottom, trailing}`.
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String { NSCoder.string(for: insets) }
/// `{horizontal, vertical}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }
/// The point of a text.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// The vector of a text.
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }
/// The size of a text.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// The rectangle of a text.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// The transform of a text.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: string) }
/// The insets of a text.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }
/// The directional insets of a text.
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets { NSCoder.nsDirectionalEdgeInsets(for: string) }
/// The offset of a text.
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }

/// Numbers in braces.
private enum GeometryText {
    static func write(_ numbers: [CGFloat]) -> String { "{" + numbers.map(number).joined(separator: ", ") + "}" }

    /// As many digits as tell the number, up to seventeen.
    static func number(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

    /// So many numbers, whatever stands between them; nil where there are fewer.
    static func read(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], \t\n".contains($0) }
        guard parts.count >= count else { return nil }
        let numbers = parts.prefix(count).compactMap { Double($0) }.filter(\.isFinite)
        return numbers.count == count ? numbers.map { CGFloat($0) } : nil
    }
}

import CoreGraphics
import Foundation
import UIKit

extension Path {
    /// A path of CoreGraphics'.
    init(_ path: CGPath) {
        self.init()
        var (at, start) = (CGPoint.zero, CGPoint.zero)
        for step in path.steps {
            switch step {
            case .move(let point):
                move(point.x, point.y)
                start = point
            case .line(let point): line(point.x, point.y)
            case .quad(let end, let control):
                let (first, second) = CGPath.cubicControls(from: at, control: control, to: end)
                curve(end, first, second)
            case .curve(let end, let first, let second): curve(end, first, second)
            case .close: close()
            }
            at = step.end ?? start
        }
    }

    /// The part of the path between two shares of its length, as straight lines.
    func trimmed(from start: Double, to end: Double) -> Path {
        guard start > 0 || end < 1 else { return self }
        let lines = flattened
        let total = lines.reduce(0) { sum, line in sum + zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
        var rest = (skip: max(0, start) * total, keep: (min(1, end) - max(0, start)) * total)
        var result = Path()
        for line in lines {
            var isOpen = false
            for (from, to) in zip(line, line.dropFirst()) where rest.keep > 0 {
                let length = from.distance(to: to)
                guard length > rest.skip else {
                    rest.skip -= length
                    continue
                }
                let (first, last) = (rest.skip, min(length, rest.skip + rest.keep))
                func at(_ part: Double) -> CGPoint {
                    CGPoint(x: from.x + (to.x - from.x) * part / length, y: from.y + (to.y - from.y) * part / length)
                }
                if !isOpen { result.move(at(first).x, at(first).y) }
                isOpen = true
                result.line(at(last).x, at(last).y)
                rest = (0, rest.keep - (last - first))
            }
        }
        return result
    }

    /// The path's corners, curves cut into 24 lines each, one list for each piece between moves.
    private var flattened: [[CGPoint]] {
        var result: [[CGPoint]] = []
        for step in steps {
            switch step {
            case .move(let point): result.append([point])
            case .line(let point): result[max(0, result.count - 1)].append(point)
            case .curve(let end, let first, let second):
                let from = result.last?.last ?? .zero
                for part in 1...24 {
                    let t = Double(part) / 24
                    let u = 1 - t
                    let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    result[max(0, result.count - 1)].append(
                        CGPoint(
                            x: wa * from.x + wb * first.x + wc * second.x + wd * end.x,
                            y: wa * from.y + wb * first.y + wc * second.y + wd * end.y))
                }
            case .close: if let first = result.last?.first { result[result.count - 1].append(first) }
            }
        }
        return result
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> Double { hypot(other.x - x, other.y - y) }
}

extension Pen {
    /// Draws what a program drew, in the current coordinates.
    func replay(_ steps: [DrawnStep]) {
        var states = 0
        var layers = 0
        for step in steps {
            switch step {
            case .save:
                canvas.save()
                states += 1
            case .restore where states > 0:
                canvas.restore()
                states -= 1
            case .restore: break
            case .concat(let transform): canvas.concat(transform)
            case .clip(let path, let evenOdd): canvas.clip(to: Path(path), evenOdd: evenOdd)
            case .fill(let path, let color, evenOdd: false): canvas.fill(Path(path), RGBA(color))
            case .fill(let path, let color, evenOdd: true): canvas.fillEvenOdd(Path(path), RGBA(color))
            case .stroke(let path, let color, let line): stroke(Path(path), color, line)
            case .shadow(let path, let offset, let blur, let color):
                let form = Path(path)
                // The blur of a context is twice the deviation of the shadow's edge.
                canvas.shadow(of: form.bounds, blur: Double(blur) / 2, offset: offset, color: RGBA(color)) {
                    $0.fill(form, RGBA(0, 0, 0, 1))
                }
            case .linearGradient(let gradient, let start, let end):
                canvas.fill(.rect(canvas.clipBounds), stops: Self.stops(gradient), from: start, to: end)
            case .radialGradient(let gradient, let center, let radius):
                canvas.fill(
                    .rect(canvas.clipBounds), stops: Self.stops(gradient), around: center, radius: CGSize(width: radius, height: radius))
            case .image(let picture, let rect, let alpha):
                canvas.group(alpha: Double(alpha)) { draw(picture, in: rect) }
            case .text(let text, let rect, let options): draw(text, in: rect, NSStringDrawingOptions(rawValue: options))
            case .lines(let lines): (lines as? DrawnLines).map { draw($0) }
            case .erase(let path): canvas.erase(Path(path))
            case .beginLayer:
                canvas.beginGroup()
                layers += 1
            case .endLayer(let alpha) where layers > 0:
                canvas.endGroup(alpha: Double(alpha))
                layers -= 1
            case .endLayer: break
            }
        }
        for _ in 0..<layers { canvas.endGroup(alpha: 1) }
        for _ in 0..<states { canvas.restore() }
    }

    /// Draws an image, a view or a layer that a program drew, stretched over a rectangle.
    private func draw(_ picture: AnyObject, in rect: CGRect) {
        if let image = picture as? UIImage { return self.image(image, in: rect) }
        let bounds = (picture as? UIView)?.bounds ?? (picture as? CALayer)?.bounds ?? .zero
        guard bounds.width > 0, bounds.height > 0 else { return }
        canvas.withState {
            canvas.translate(rect.minX, rect.minY)
            canvas.concat(a: rect.width / bounds.width, b: 0, c: 0, d: rect.height / bounds.height, tx: 0, ty: 0)
            canvas.translate(-bounds.minX, -bounds.minY)
            if let view = picture as? UIView {
                paintTree(view)
            } else if let layer = picture as? CALayer {
                LayerPainter(pen: self).paintContent(layer)
            }
        }
    }

    /// Draws what a view draws by itself, within its bounds.
    func ownDrawing(of view: UIView) {
        let steps = view.drawnContent(under: traits)
        guard !steps.isEmpty else { return }
        canvas.withState {
            canvas.clip(to: .rect(view.bounds))
            replay(steps)
        }
    }

    func stroke(_ path: Path, _ color: CGColor, _ line: DrawnLine) {
        let caps: [CGLineCap: Canvas.Cap] = [.butt: .butt, .round: .round, .square: .square]
        let joins: [CGLineJoin: Canvas.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
        // Cairo refuses a pattern without a length.
        let dash = line.dash.contains { $0 > 0 } ? line.dash.map { Double(max(0, $0)) } : []
        canvas.stroke(
            path, RGBA(color), width: Double(line.width), cap: caps[line.cap] ?? .butt, dash: dash, phase: Double(line.phase),
            join: joins[line.join])
    }

    private static func stops(_ gradient: CGGradient) -> [Canvas.Stop] {
        gradient.stops.map { Canvas.Stop(location: Double($0.location), color: RGBA($0.color)) }
    }

    private func draw(_ text: NSAttributedString, in rect: CGRect, _ options: NSStringDrawingOptions) {
        let layout = text.lines(in: rect.size, options: options, isRightToLeft: rightToLeft)
        // Without the option the rectangle's origin is that of the first baseline.
        let above = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline
        draw(layout, of: text, at: CGPoint(x: rect.minX, y: rect.minY - above), color: .init(0, 0, 0, 1))
    }

    private func draw(_ lines: DrawnLines) {
        let (text, ground) = (lines.text, lines.part == .background)
        canvas.draw(text.layout, at: text.origin) { run in
            var look = look(of: run, in: text.attributedText, color: color(text.color))
            if ground { return Canvas.TextLook(color: .clear, background: look.background) }
            look.background = .clear
            return look
        }
        if !ground { drawAttachments(of: text.layout, in: text.attributedText, at: text.origin) }
    }
}

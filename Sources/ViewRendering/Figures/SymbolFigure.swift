import Foundation

/// A symbol by name: a neutral sign of the same meaning, or nothing when no sign is known for it.
struct SymbolFigure: Equatable {
    /// What is drawn round the sign, taken from the end of its name (`plus.circle`).
    enum Enclosure: String {
        case circle
        case square
        case triangle
    }

    let sketch: GlyphSketch
    let enclosure: Enclosure?
    let isFilled: Bool

    /// Nil when the table has no sign for the name.
    init?(name: String) {
        var words = name.split(separator: ".").map(String.init)
        isFilled = words.contains("fill")
        words.removeAll { $0 == "fill" }
        if let sketch = Self.sketch(named: words.joined(separator: ".")) {
            self.sketch = sketch
            enclosure = nil
            return
        }
        guard words.count > 1, let last = words.last, let enclosure = Enclosure(rawValue: last) else { return nil }
        guard let sketch = Self.sketch(named: words.dropLast().joined(separator: ".")) else { return nil }
        self.sketch = sketch
        self.enclosure = enclosure
    }

    private static func sketch(named name: String) -> GlyphSketch? {
        let known = GlyphSketch.synonyms[name] ?? name
        return GlyphSketch.table[known].flatMap { GlyphSketch($0) }
    }

    /// The sign inside the largest square in the middle of `rect`.
    /// - Parameter weight: Width of the lines as a share of the box; 0.075 looks like regular text.
    func marks(in rect: CGRect, color: RGBA, weight: Double = 0.075) -> [Mark] {
        let side = min(rect.width, rect.height)
        guard side > 0 else { return [] }
        let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        guard let enclosure else { return sign(in: box, color: color, width: side * weight, filled: isFilled) }
        let width = side * weight * 0.85
        let hull = hull(enclosure, in: box.insetBy(dx: width / 2, dy: width / 2))
        let inner = box.insetBy(dx: side * 0.24, dy: side * 0.24).offsetBy(dx: 0, dy: enclosure == .triangle ? side * 0.1 : 0)
        guard isFilled else {
            return [.stroke(hull, color, width: width, round: true)] + sign(in: inner, color: color, width: width, filled: false)
        }
        return [.fill(hull, color)] + sign(in: inner, color: Self.paper(under: color), width: width, filled: false)
    }

    private func hull(_ enclosure: Enclosure, in box: CGRect) -> Path {
        switch enclosure {
        case .circle: .capsule(box)
        case .square: .roundedRect(box, radius: box.width * 0.2)
        case .triangle:
            .polyline(
                [
                    CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY - box.height * 0.08),
                    CGPoint(x: box.minX, y: box.maxY - box.height * 0.08),
                ], closed: true)
        }
    }

    private func sign(in box: CGRect, color: RGBA, width: Double, filled: Bool) -> [Mark] {
        let factor = box.width / GlyphSketch.box
        let lines = sketch.lines.scaled(factor).offset(dx: box.minX, dy: box.minY)
        let solids = sketch.solids.scaled(factor).offset(dx: box.minX, dy: box.minY)
        var marks: [Mark] = []
        if !lines.isEmpty {
            marks += filled ? filling(lines, color: color, width: width) : [.stroke(lines, color, width: width, round: true)]
        }
        if !solids.isEmpty { marks.append(.fill(solids, color)) }
        return marks
    }

    /// The closed outlines filled, one inside another as a hole; open lines inside the first outline cut out of it, others as they are.
    private func filling(_ lines: Path, color: RGBA, width: Double) -> [Mark] {
        let pieces = lines.subpaths
        var (closed, inside, outside) = (Path(), Path(), Path())
        let hull = pieces.first(where: \.isClosed)?.bounds ?? .null
        for piece in pieces {
            if piece.isClosed {
                closed.append(piece)
                // A hole keeps its size; every other outline grows by half a line, as its unfilled twin has it.
                if piece.bounds == hull || !Self.encloses(hull, piece.bounds) { outside.append(piece) }
            } else if Self.encloses(hull, piece.bounds) {
                inside.append(piece)
            } else {
                outside.append(piece)
            }
        }
        var marks: [Mark] = []
        if !closed.isEmpty { marks += [.fillEvenOdd(closed, color)] }
        if !outside.isEmpty { marks.append(.stroke(outside, color, width: width, round: true)) }
        if !inside.isEmpty { marks.append(.stroke(inside, Self.paper(under: color), width: width, round: true)) }
        return marks
    }

    /// Not `CGRect.contains`: Foundation's compares a union, in which rounding makes two equal edges differ.
    private static func encloses(_ outer: CGRect, _ inner: CGRect) -> Bool {
        guard !outer.isNull, !inner.isNull else { return false }
        return outer.minX <= inner.minX && outer.minY <= inner.minY && outer.maxX >= inner.maxX && outer.maxY >= inner.maxY
    }

    /// What is cut out of a filled sign is drawn in the colour that the ground most likely has.
    private static func paper(under color: RGBA) -> RGBA { color.luminance > 0.65 ? .black : .white }
}

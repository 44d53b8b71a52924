import CoreGraphics
import Foundation

/// Takes down what a canvas is asked to draw. Transforms are worked into the coordinates; clips and groups become nested marks.
final class MarkRecorder {
    /// What was opened and not closed yet.
    private enum Level {
        case state(CGAffineTransform)
        case clip(RecordedPath)
        case group
    }

    private var transform = CGAffineTransform.identity
    private var levels: [Level] = []
    private var lists: [[SceneMark]] = [[]]

    /// What was drawn since the recorder was made or emptied.
    var marks: [SceneMark] { lists[0] }

    /// Empties the recorder; everything opened must be closed.
    func takeMarks() -> [SceneMark] {
        defer { lists = [[]] }
        return lists[0]
    }

    // MARK: State

    func save() { levels.append(.state(transform)) }

    func restore() {
        while let level = levels.popLast() {
            switch level {
            case .state(let earlier):
                transform = earlier
                return
            case .clip(let path): close { .clipped(path, $0) }
            // Cairo too ends a sheet that was begun inside the state.
            case .group: close { .faded(1, $0) }
            }
        }
    }

    func concat(_ change: CGAffineTransform) { transform = change.concatenating(transform) }

    func clip(to path: Path) {
        levels.append(.clip(recorded(path)))
        lists.append([])
    }

    func beginGroup() {
        save()
        levels.append(.group)
        lists.append([])
    }

    func endGroup(alpha: Double) {
        while let level = levels.popLast() {
            switch level {
            case .clip(let path): close { .clipped(path, $0) }
            case .state: continue
            case .group:
                close { .faded(alpha, $0) }
                restore()
                return
            }
        }
    }

    private func close(_ make: ([SceneMark]) -> SceneMark) {
        let inner = lists.removeLast()
        if !inner.isEmpty { add(make(inner)) }
    }

    private func add(_ mark: SceneMark) { lists[lists.count - 1].append(mark) }

    // MARK: Marks

    func fill(_ path: Path, _ color: RGBA, evenOdd: Bool) { add(.fill(recorded(path), RecordedColor(color), evenOdd: evenOdd)) }

    func stroke(_ path: Path, _ color: RGBA, width: Double, round: Bool, dash: [Double]) {
        add(.stroke(recorded(path), RecordedColor(color), width: width, round: round, dash: dash))
    }

    func gradient(_ path: Path, stops: [Canvas.Stop], from start: CGPoint, to end: CGPoint) {
        let stops = stops.map { RecordedStop(location: $0.location, color: RecordedColor($0.color)) }
        add(.gradient(recorded(path), stops, from: start.applying(transform), to: end.applying(transform)))
    }

    func radialGradient(_ path: Path, stops: [Canvas.Stop], center: CGPoint, radius: CGSize) {
        let stops = stops.map { RecordedStop(location: $0.location, color: RecordedColor($0.color)) }
        let size = CGSize(width: radius.width * transform.a, height: radius.height * transform.d)
        add(.radialGradient(recorded(path), stops, center: center.applying(transform), radius: size))
    }

    func glyphs(_ glyphs: RecordedGlyphs, _ color: RGBA) {
        let origin = CGPoint(x: 0, y: glyphs.baseline).applying(transform)
        let moved = RecordedGlyphs(
            face: glyphs.face, size: glyphs.size * Double(transform.d), baseline: Double(origin.y),
            glyphs: glyphs.glyphs.map { (id: $0.id, x: $0.x * Double(transform.a) + Double(origin.x), rise: $0.rise, stretch: $0.stretch) })
        add(.glyphs(moved, RecordedColor(color)))
    }

    func image(_ pixels: Pixels, in rect: CGRect, tint: RGBA?) {
        guard let source = pixels.source else { return }
        let image = RecordedImage(source: source, width: pixels.width, height: pixels.height)
        add(.image(image, rect.applying(transform), tint: tint.map { RecordedColor($0) }))
    }

    func shadow(blur: Double, offset: CGSize, color: RGBA, _ body: (Canvas) -> Void) {
        let inner = MarkRecorder()
        inner.transform = transform
        body(Canvas(recorder: inner))
        for case .fill(let path, _, _) in inner.marks { add(.shadow(path, RecordedColor(color), blur: blur, offset: offset)) }
    }

    func hatch(_ rect: CGRect, radius: Double, _ color: RGBA, spacing: Double) {
        add(.hatch(rect.applying(transform), radius: radius, RecordedColor(color), spacing: spacing))
    }

    private func recorded(_ path: Path) -> RecordedPath {
        RecordedPath(transform.isIdentity ? path : path.mapped { $0.applying(transform) })
    }
}

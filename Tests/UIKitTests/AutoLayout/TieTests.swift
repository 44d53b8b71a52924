import Testing

@testable import UIKit

/// Who takes the slack and who gives way among equals: the 20 rows measured on iOS 26.1, iPhone 16 at 3x (facts 6.3, 6.14, layout_tiebreak_ios26.tsv).
///
/// A row is 393 x 72 points; A and B stand for labels with the measured natural sizes, which are whole pixels. `late` marks text that may wrap (numberOfLines 0).
@MainActor @Suite struct TieTests {
    /// A label's stand-in.
    private final class Label: UIView {
        let natural: CGSize
        let late: Bool
        init(_ width: CGFloat, _ height: CGFloat, late: Bool = false, hugging: Float = 250, resistance: Float = 750) {
            (natural, self.late) = (CGSize(width: width, height: height), late)
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
            setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
            setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { natural }
        override var entersIntrinsicSizeLate: Bool { late }
    }

    private func row() -> UIView {
        let row = root(393, 72)
        row.traitOverride = UITraitCollection(displayScale: 3)
        return row
    }

    /// The five constraints of the measured scenes, activated in order or in reverse.
    private func layOut(_ a: UIView, _ b: UIView, reversedConstraints: Bool = false, reversedSubviews: Bool = false, app: Bool = false)
        -> [CGRect]
    {
        let row = row()
        for view in reversedSubviews ? [b, a] : [a, b] { row.addSubview(view) }
        var constraints = [
            a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20), a.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            b.centerYAnchor.constraint(equalTo: row.centerYAnchor), a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
            row.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20),
        ]
        if app {
            for view in [a, b] {
                constraints += [
                    view.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 8),
                    view.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -8),
                ]
            }
        }
        NSLayoutConstraint.activate(reversedConstraints ? constraints.reversed() : constraints)
        row.layoutIfNeeded()
        return [a.frame, b.frame]
    }

    private func expect(_ frames: [CGRect], _ expected: [[Double]], _ name: Comment) {
        for (frame, want) in zip(frames, expected) {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
            #expect(zip(numbers, want).allSatisfy { abs($0 - $1) < 0.01 }, "\(name.rawValue): \(frame), measured \(want)")
        }
    }

    private let firstStretches = [[20, 25.333, 252.667, 21.667], [296.667, 26.333, 76.333, 19.333]]
    private let secondStretches = [[20, 25.333, 83.667, 21.667], [127.667, 26.333, 245.333, 19.333]]

    @Test func theFirstMentionedStretches() {
        expect(layOut(Label(251.0 / 3, 65.0 / 3), Label(229.0 / 3, 58.0 / 3)), firstStretches, "two_labels_app_order")
        expect(
            layOut(Label(251.0 / 3, 65.0 / 3), Label(229.0 / 3, 58.0 / 3), reversedSubviews: true), firstStretches,
            "two_labels_reverse_subviews")
        expect(
            layOut(Label(251.0 / 3, 65.0 / 3), Label(229.0 / 3, 58.0 / 3), reversedConstraints: true), secondStretches,
            "two_labels_reverse_constraints")
        expect(
            layOut(Label(251.0 / 3, 65.0 / 3), Label(253.0 / 3, 65.0 / 3)),
            [[20, 25.333, 244.667, 21.667], [288.667, 25.333, 84.333, 21.667]],
            "two_labels_same_font")
    }

    @Test func prioritiesBreakTheTie() {
        expect(layOut(Label(251.0 / 3, 65.0 / 3, hugging: 251), Label(229.0 / 3, 58.0 / 3)), secondStretches, "two_labels_a_hugs_251")
        expect(layOut(Label(251.0 / 3, 65.0 / 3), Label(229.0 / 3, 58.0 / 3, hugging: 251)), firstStretches, "two_labels_b_hugs_251")
    }

    @Test func inAShortageTheFirstMentionedKeepsItsSize() {
        expect(
            layOut(Label(767.0 / 3, 65.0 / 3), Label(586.0 / 3, 58.0 / 3)),
            [[20, 25.333, 255.667, 21.667], [299.667, 26.333, 73.333, 19.333]],
            "two_labels_compression_tie")
    }

    @Test func aRowWithCompressionPrioritiesStretchesItsFirst() {
        expect(
            layOut(Label(251.0 / 3, 65.0 / 3, resistance: 751), Label(229.0 / 3, 58.0 / 3, resistance: 749)), firstStretches,
            "two_labels_app_priorities")
        expect(
            layOut(Label(251.0 / 3, 65.0 / 3, resistance: 751), Label(229.0 / 3, 58.0 / 3, resistance: 749), app: true), firstStretches,
            "approw_attached, approw_detached, in_stack")
    }

    @Test func textThatMayWrapEntersTheTieLate() {
        func pair(_ aLate: Bool, _ bLate: Bool) -> [CGRect] {
            layOut(
                Label(251.0 / 3, 65.0 / 3, late: aLate, resistance: 751), Label(229.0 / 3, 58.0 / 3, late: bLate, resistance: 749),
                app: true)
        }
        expect(pair(true, true), secondStretches, "approw_lines0_both")
        expect(pair(true, false), firstStretches, "approw_lines0_a")
        expect(pair(false, true), secondStretches, "approw_lines0_b")
    }

    @Test func ofThreeOnlyTheFirstStretches() {
        let row = row(), labels = [Label(103.0 / 3, 65.0 / 3), Label(35, 65.0 / 3), Label(49, 65.0 / 3)]
        labels.forEach { row.addSubview($0) }
        NSLayoutConstraint.activate([
            labels[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
            labels[0].centerYAnchor.constraint(equalTo: row.centerYAnchor), labels[1].centerYAnchor.constraint(equalTo: row.centerYAnchor),
            labels[2].centerYAnchor.constraint(equalTo: row.centerYAnchor),
            labels[0].trailingAnchor.constraint(equalTo: labels[1].leadingAnchor, constant: -24),
            labels[1].trailingAnchor.constraint(equalTo: labels[2].leadingAnchor, constant: -24),
            row.trailingAnchor.constraint(equalTo: labels[2].trailingAnchor, constant: 20),
        ])
        row.layoutIfNeeded()
        expect(
            labels.map(\.frame), [[20, 25.333, 221, 21.667], [265, 25.333, 35, 21.667], [324, 25.333, 49, 21.667]], "three_labels")
    }

    @Test func theSameHoldsUpAndDown() {
        let row = row(), a = Label(31, 65.0 / 3), b = Label(167.0 / 3, 58.0 / 3)
        row.addSubview(a)
        row.addSubview(b)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
            a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
            b.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
            a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -4),
            row.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 4),
        ])
        row.layoutIfNeeded()
        expect([a.frame, b.frame], [[20, 4, 31, 40.667], [20, 48.667, 55.667, 19.333]], "two_labels_vertical")
    }

    @Test func optionalWidthsTieLikeNaturalOnes() {
        let row = row(), a = Block(), b = Block()
        row.addSubview(a)
        row.addSubview(b)
        let widths = [a, b].map { view in
            let width = view.widthAnchor.constraint(equalToConstant: 50)
            width.priority = .defaultLow
            return width
        }
        NSLayoutConstraint.activate(
            widths + [
                a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
                a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
                row.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20), a.topAnchor.constraint(equalTo: row.topAnchor),
                a.bottomAnchor.constraint(equalTo: row.bottomAnchor), b.topAnchor.constraint(equalTo: row.topAnchor),
                b.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            ])
        row.layoutIfNeeded()
        expect([a.frame, b.frame], [[20, 0, 279, 72], [323, 0, 50, 72]], "two_views_width_preference_tie")
    }
}

import Foundation
import UIKit

/// Expects views to have certain frames, in points, after layout. For Swift Testing.
///
/// ```swift
/// expectFrames([
///     page.title: CGRect(x: 16, y: 75, width: 361, height: 41),
///     page.picture: CGRect(x: 16, y: 128, width: 361, height: 240),
/// ], in: window)
/// ```
/// A failure names each view that stands elsewhere and shows the expected and the actual tree.
/// - Parameters:
///   - expected: the views and their frames.
///   - space: the view whose coordinates the frames are in; nil means each view's superview, as in `frame`.
///   - tolerance: by how many points each coordinate may differ.
///   - fileID: where the call stands; leave it out, as the next three.
///   - filePath: the path of the call's file.
///   - line: the call's line.
///   - column: the call's column.
@MainActor public func expectFrames(
    _ expected: KeyValuePairs<UIView, CGRect>, in space: UIView? = nil, tolerance: CGFloat = 0.01, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if let message = FrameExpectation(expected: expected, space: space, tolerance: tolerance).failure { site.record(message) }
}

/// Asserts that views have certain frames, in points, after layout. For XCTest; see `expectFrames(_:in:tolerance:)`.
@MainActor public func assertFrames(
    _ expected: KeyValuePairs<UIView, CGRect>, in space: UIView? = nil, tolerance: CGFloat = 0.01, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectFrames(expected, in: space, tolerance: tolerance, fileID: fileID, filePath: file, line: line, column: column)
}

/// Compares frames.
@MainActor struct FrameExpectation {
    let expected: KeyValuePairs<UIView, CGRect>
    let space: UIView?
    let tolerance: CGFloat

    /// What to say when a frame is wrong; nil when all are right.
    var failure: String? {
        guard let first = expected.first?.key else { return nil }
        let root = root(of: first)
        root.layoutIfNeeded()
        let wrong = expected.filter { view, frame in !isNear(actual(view), frame) }
        guard !wrong.isEmpty else { return nil }
        let sentences = wrong.map { view, frame in
            "\(noun(view)) stands at \(text(actual(view))), not at \(text(frame))."
        }
        let places = Dictionary(wrong.map { (ObjectIdentifier($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        return (sentences + [LineDifference.text(expected: tree(root, places), actual: tree(root, [:]))]).joined(separator: "\n")
    }

    private func root(of view: UIView) -> UIView {
        var root = view
        while let superview = root.superview { root = superview }
        return root
    }

    private func actual(_ view: UIView) -> CGRect {
        guard let space else { return view.frame }
        return view.convert(view.bounds, to: space)
    }

    private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
        [left.minX - right.minX, left.minY - right.minY, left.width - right.width, left.height - right.height].allSatisfy {
            abs($0) <= tolerance
        }
    }

    /// The tree with its frames, in the coordinates of `space` or of each superview; those in `places` as they should be.
    private func tree(_ view: UIView, _ places: [ObjectIdentifier: CGRect], depth: Int = 0) -> String {
        let frame = places[ObjectIdentifier(view)] ?? actual(view)
        let line = String(repeating: "  ", count: depth) + noun(view) + " " + text(frame)
        return ([line] + view.subviews.map { tree($0, places, depth: depth + 1) }).joined(separator: "\n")
    }

    private func noun(_ view: UIView) -> String {
        let name = view.accessibilityIdentifier ?? (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal)
        return "\(type(of: view))" + (name.map { " \"\($0)\"" } ?? "")
    }

    private func text(_ rect: CGRect) -> String {
        "(\(number(rect.minX)), \(number(rect.minY)), \(number(rect.width)) x \(number(rect.height)))"
    }

    private func number(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}

import Foundation

@testable import UIKit

/// A view with the natural size, the baseline and the safe area that a case gives it.
final class CaseView: UIView {
    private var natural: CGSize
    private let baseline: CGFloat?
    private let wrap: CaseSystem.Wrap?
    /// The safe area, where the case gives one: there is no window to come by it.
    var safeEdges: UIEdgeInsets?

    init(frame: CGRect, description: CaseSystem.View) {
        let size = description.intrinsic ?? []
        func length(_ index: Int) -> CGFloat {
            size.indices.contains(index) ? size[index] ?? Self.noIntrinsicMetric : Self.noIntrinsicMetric
        }
        natural = CGSize(width: length(0), height: length(1))
        baseline = description.fb
        wrap = description.wrap
        if let wrap = description.wrap { natural = CGSize(width: wrap.oneLineW, height: wrap.lineH) }
        safeEdges = description.safe.map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { natural }

    override var safeAreaInsets: UIEdgeInsets { safeEdges ?? super.safeAreaInsets }

    override var firstBaselineOffsetFromTop: CGFloat { baseline ?? super.firstBaselineOffsetFromTop }

    override func remeasure(forWidth width: CGFloat) -> Bool {
        guard let wrap, width > 0 else { return false }
        let lines = max(1, (wrap.oneLineW / width).rounded(.up))
        let height = wrap.lineH * lines
        defer { natural.height = height }
        return natural.height != height
    }
}

import Foundation

@testable import UIKit

/// A view with the natural size and the baseline that a case gives it.
final class CaseView: UIView {
    private var natural: CGSize
    private let baseline: CGFloat?
    private let wrap: CaseSystem.Wrap?

    init(frame: CGRect, description: CaseSystem.View) {
        let size = description.intrinsic ?? []
        func length(_ index: Int) -> CGFloat {
            size.indices.contains(index) ? size[index] ?? Self.noIntrinsicMetric : Self.noIntrinsicMetric
        }
        natural = CGSize(width: length(0), height: length(1))
        baseline = description.fb.map { CGFloat($0) }
        wrap = description.wrap
        if let wrap = description.wrap { natural = CGSize(width: wrap.oneLineW, height: wrap.lineH) }
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { natural }

    override var firstBaselineOffsetFromTop: CGFloat { baseline ?? super.firstBaselineOffsetFromTop }

    override var entersIntrinsicSizeLate: Bool { wrap != nil }

    override func remeasure(forWidth width: CGFloat) -> Bool {
        guard let wrap, width > 0 else { return false }
        let lines = max(1, (wrap.oneLineW / width).rounded(.up))
        let height = wrap.lineH * lines
        defer { natural.height = height }
        return natural.height != height
    }
}

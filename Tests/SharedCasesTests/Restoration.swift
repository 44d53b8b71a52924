import Foundation

@testable import UIKit

/// The cases state everything in plain views and constraints: an autoresizing mask is `ar: h.height == 45`, a row's imposed height `enc`, a
/// margins guide a view `mg`. The doctor looks at what UIKit made of these in the report, so it is put back here.
@MainActor struct Restoration {
    /// Which view's guide a plain view of the case stands for.
    struct Guide {
        let view: String
        var isSafeArea = false
    }

    /// Views that stand for guides.
    private(set) var guides: [String: Guide] = [:]
    /// The identifiers that UIKit gives the constraints which it makes itself.
    private(set) var systemNames: [String: String] = [:]
    /// Constraints that state an autoresizing mask, or the insets of a guide.
    private var frames: Set<String> = []
    private var insets: Set<String> = []
    private let id: String

    init(_ layoutCase: LayoutCase) {
        id = layoutCase.id
        systemNames = Self.names(of: layoutCase)
        if layoutCase.doctorKinds.contains("unsat.autoresizing-mask") { frames = ["ar"] }
        switch id {
        case "UN-16": (guides, insets) = (["mg": Guide(view: "v")], ["bm"])
        case "UN-15": (guides, insets) = (["mg": Guide(view: "K")], ["lm", "rm"])
        case "UN-25": (guides, insets) = (["sg": Guide(view: "w", isSafeArea: true)], ["sa"])
        case "SV-15": frames = ["mask"]
        case "DT-03": frames = ["fitw"]
        default: break
        }
    }

    private static func names(of layoutCase: LayoutCase) -> [String: String] {
        let isWidth = layoutCase.doctorKinds.contains("unsat.encapsulated-width") || layoutCase.doctorKinds.contains("unsat.temporary-pass")
        var names = [
            "enc": isWidth ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height",
            "ew": "UIView-Encapsulated-Layout-Width", "eh": "UIView-Encapsulated-Layout-Height", "tmp": "_UITemporaryLayoutWidth",
            "hide": "UISV-hiding", "dis": "UISV-text-width-disambiguation",
        ]
        if layoutCase.doctorKinds.contains("unsat.stack-alignment") {
            for name in ["ab", "ai", "tb", "ti"] { names[name] = "UISV-alignment" }
        }
        return names
    }

    /// The view of the report: labels are labels, and a plain view can be seen.
    func makeView(_ description: CaseSystem.View) -> UIView? {
        if id == "SV-17", description.cls == "UIScrollView" { return UITextView(frame: .zero) }
        if id == "PG-01", description.cls == "UIScrollView" {
            let pages = UIScrollView(frame: .zero)
            pages.isPagingEnabled = true
            return pages
        }
        guard description.stack == nil, description.cls != "UIScrollView", description.safe == nil, description.margins == nil else {
            return nil
        }
        if description.cls == "UILabel", description.fb == nil { return CaseLabel(description) }
        let view = CaseView(frame: .zero, description: description)
        view.backgroundColor = .gray
        return view
    }

    /// Whether a constraint stands for a mask or for insets, which are set instead.
    func takes(_ constraint: CaseConstraint, _ built: BuiltSystem) -> Bool {
        if frames.contains(constraint.name), let view = built.views[constraint.first.item] {
            view.translatesAutoresizingMaskIntoConstraints = true
            // `mask: nib.height == S.height - 386` is a mask of flexible height in a view that was 386 high.
            if constraint.second != nil {
                view.superview?.bounds.size.height = -constraint.constant
                view.autoresizingMask = [.flexibleHeight]
            } else if constraint.first.attribute == "width" {
                view.frame.size.width = constraint.constant
            } else {
                view.frame.size.height = constraint.constant
            }
            return true
        }
        guard insets.contains(constraint.name), let owner = constraint.second.flatMap({ built.views[$0.item] }) else { return false }
        let distance = abs(constraint.constant)
        let edges = UIEdgeInsets(
            top: 0, left: constraint.first.attribute == "left" ? distance : owner.layoutMargins.left,
            bottom: constraint.first.attribute == "bottom" ? distance : owner.layoutMargins.bottom,
            right: constraint.first.attribute == "right" ? distance : owner.layoutMargins.right)
        if guides.values.contains(where: \.isSafeArea) {
            owner.givenSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: distance, right: 0)
        } else {
            owner.layoutMargins = edges
        }
        return true
    }

    /// Whether a view has the priorities that the case states: ST-11 says that all resist alike, and states the mended form.
    var takesPriorities: Bool { id != "ST-11" }

    /// What happened in the report after the layout.
    func finish(_ built: BuiltSystem) {
        switch id {
        case "PG-01": turn(built)
        case "SV-15": fill(built)
        case "DT-03": makeHeader(built)
        default: break
        }
    }

    /// A page was turned, and then the device.
    private func turn(_ built: BuiltSystem) {
        guard let pages = built.views["S"] as? UIScrollView else { return }
        built.layOut()
        pages.contentOffset.x = pages.bounds.width
        built.root.frame.size = CGSize(width: built.root.frame.height, height: built.root.frame.width)
    }

    /// A nib's view has content, which is tied to it.
    private func fill(_ built: BuiltSystem) {
        guard let nib = built.views["nib"] else { return }
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        nib.addSubview(inside)
        NSLayoutConstraint.activate([
            inside.topAnchor.constraint(equalTo: nib.topAnchor), inside.leadingAnchor.constraint(equalTo: nib.leadingAnchor),
        ])
    }

    /// The view is a table's header, with the frame it was made with.
    private func makeHeader(_ built: BuiltSystem) {
        guard let header = built.views["h"] else { return }
        header.removeFromSuperview()
        header.translatesAutoresizingMaskIntoConstraints = true
        header.frame = CGRect(x: 0, y: 0, width: built.root.bounds.width, height: 0)
        let table = UITableView(frame: built.root.bounds)
        built.root.addSubview(table)
        table.tableHeaderView = header
    }
}

/// A label with the natural size that a case gives it.
final class CaseLabel: UILabel {
    private let natural: CGSize
    private let wrap: CaseSystem.Wrap?

    init(_ description: CaseSystem.View) {
        let size = description.intrinsic ?? []
        func length(_ index: Int) -> CGFloat {
            size.indices.contains(index) ? size[index] ?? Self.noIntrinsicMetric : Self.noIntrinsicMetric
        }
        wrap = description.wrap
        natural = description.wrap.map { CGSize(width: $0.oneLineW, height: $0.lineH) } ?? CGSize(width: length(0), height: length(1))
        super.init(frame: .zero)
        text = description.id
        if wrap != nil { numberOfLines = 0 }
        // The classes of the cases hug as plain views do, where they say nothing.
        setContentHuggingPriority(.defaultLow, for: .horizontal)
        setContentHuggingPriority(.defaultLow, for: .vertical)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        guard let wrap, bounds.width > 0 else { return natural }
        return CGSize(width: wrap.oneLineW, height: sizeThatFits(bounds.size).height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let wrap, size.width > 0 else { return natural }
        let lines = max(1, (wrap.oneLineW / size.width).rounded(.up))
        return CGSize(width: min(size.width, wrap.oneLineW), height: lines * wrap.lineH)
    }
}

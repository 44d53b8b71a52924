import ConstraintSolver
import Foundation
import Testing

@testable import LayoutEngine
@testable import UIKit

/// A page described by values, so that it can be built from scratch at any time: stacks of all distributions, with margins, in scroll views with something that
/// floats over them, in stacks, with blocks as leaves.
/// Hugging and compression priorities all differ, so that no tie depends on the order of entry.
@MainActor private struct Page {
    struct Leaf {
        var size: CGSize
        var isHidden = false
        var rank: Float
        var minimum: CGFloat?
    }
    struct Stack {
        var axis = NSLayoutConstraint.Axis.vertical
        var spacing: CGFloat = 4
        var alignment = UIStackView.Alignment.fill
        var distribution = UIStackView.Distribution.fill
        var isRightToLeft = false
        /// The room around the arranged views; nil for a stack that takes no notice of its margins.
        var margin: CGFloat?
        /// The spacing after the first arranged view; nil for the common one.
        var firstSpacing: CGFloat?
        var children: [Node]

        @MainActor func apply(to stack: UIStackView) {
            (stack.axis, stack.spacing, stack.alignment, stack.distribution) = (axis, spacing, alignment, distribution)
            stack.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
            stack.isLayoutMarginsRelativeArrangement = margin != nil
            let side = margin ?? 0
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: side, leading: side / 2, bottom: side, trailing: side)
            if let first = stack.arrangedSubviews.first {
                stack.setCustomSpacing(firstSpacing ?? UIStackView.spacingUseDefault, after: first)
            }
        }
    }
    indirect enum Node {
        case leaf(Leaf)
        case stack(Stack)
        case scroll(isVertical: Bool, child: Node, offset: CGFloat)
    }

    var size: CGSize
    var root: Node

    // MARK: Making one at random

    init(using generator: inout SeededGenerator) {
        size = CGSize(
            width: CGFloat.random(in: 200...500, using: &generator).rounded(),
            height: CGFloat.random(in: 300...900, using: &generator).rounded())
        var rank: Float = 0
        let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in Page.node(depth: 0, &rank, &generator) }
        root = .stack(Stack(children: children))
    }

    private static func node(depth: Int, _ rank: inout Float, _ generator: inout SeededGenerator) -> Node {
        switch Int.random(in: 0..<(depth > 2 ? 4 : 8), using: &generator) {
        case 0..<4:
            rank += 1
            return .leaf(
                Leaf(
                    size: CGSize(width: Int.random(in: 10...120, using: &generator), height: Int.random(in: 10...60, using: &generator)),
                    rank: rank,
                    minimum: Bool.random(using: &generator) ? CGFloat(Int.random(in: 10...40, using: &generator)) : nil))
        case 4..<7:
            var stack = Stack(
                children: (0..<Int.random(in: 1...4, using: &generator)).map { _ in node(depth: depth + 1, &rank, &generator) })
            change(&stack, using: &generator)
            stack.axis = Bool.random(using: &generator) ? .vertical : .horizontal
            stack.alignment = [.fill, .center, .leading, .trailing].randomElement(using: &generator)!
            stack.distribution = [.fill, .fill, .fillEqually, .equalSpacing, .equalCentering].randomElement(using: &generator)!
            return .stack(stack)
        default:
            return .scroll(isVertical: Bool.random(using: &generator), child: node(depth: depth + 1, &rank, &generator), offset: 0)
        }
    }

    /// Changes what an app changes of a stack while it is seen.
    private static func change(_ stack: inout Stack, using generator: inout SeededGenerator) {
        stack.spacing = CGFloat(Int.random(in: 0...12, using: &generator))
        stack.isRightToLeft = Bool.random(using: &generator)
        stack.margin = Int.random(in: 0..<3, using: &generator) == 0 ? CGFloat(Int.random(in: 0...10, using: &generator)) : nil
        stack.firstSpacing = Int.random(in: 0..<3, using: &generator) == 0 ? CGFloat(Int.random(in: 0...20, using: &generator)) : nil
    }

    // MARK: Building it

    func build() -> (UIView, [UIView]) {
        let container = UIView(frame: CGRect(origin: .zero, size: size))
        var all: [UIView] = []
        let view = Page.view(for: root, &all)
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor),
        ])
        return (container, all)
    }

    private static func view(for node: Node, _ all: inout [UIView]) -> UIView {
        switch node {
        case .leaf(let leaf):
            let block = MutableBlock(leaf.size)
            // 25 leaves at most a level keep every priority distinct and below the others' meaning.
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                block.setContentHuggingPriority(UILayoutPriority(250 + leaf.rank), for: axis)
                block.setContentCompressionResistancePriority(UILayoutPriority(750 + leaf.rank), for: axis)
            }
            block.isHidden = leaf.isHidden
            if let minimum = leaf.minimum {
                let constraint = block.widthAnchor.constraint(greaterThanOrEqualToConstant: minimum)
                constraint.priority = UILayoutPriority(900 + leaf.rank / 10)
                constraint.isActive = true
            }
            all.append(block)
            return block
        case .stack(let description):
            let stack = UIStackView()
            stack.translatesAutoresizingMaskIntoConstraints = false
            all.append(stack)
            for child in description.children { stack.addArrangedSubview(view(for: child, &all)) }
            description.apply(to: stack)
            return stack
        case .scroll(let isVertical, let child, let offset):
            let scroll = UIScrollView()
            scroll.translatesAutoresizingMaskIntoConstraints = false
            all.append(scroll)
            let content = view(for: child, &all)
            scroll.addSubview(content)
            let guide = scroll.contentLayoutGuide
            NSLayoutConstraint.activate([
                content.leftAnchor.constraint(equalTo: guide.leftAnchor), content.rightAnchor.constraint(equalTo: guide.rightAnchor),
                content.topAnchor.constraint(equalTo: guide.topAnchor), content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                isVertical
                    ? content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
                    : content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
                isVertical ? scroll.heightAnchor.constraint(equalToConstant: 80) : scroll.widthAnchor.constraint(equalToConstant: 80),
            ])
            // Floats over the content, in the corner of what is seen.
            let badge = MutableBlock(CGSize(width: 12, height: 9))
            all.append(badge)
            scroll.addSubview(badge)
            NSLayoutConstraint.activate([
                badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -3),
                badge.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor, constant: -2),
            ])
            scroll.contentOffset = CGPoint(x: isVertical ? 0 : offset, y: isVertical ? offset : 0)
            return scroll
        }
    }

    // MARK: Changing both

    /// One random edit, made to the description and to the live views (in the order `build` lists them).
    mutating func edit(_ container: UIView, _ views: [UIView], using generator: inout SeededGenerator) {
        if Int.random(in: 0..<4, using: &generator) == 0 {
            size.width = CGFloat(Int.random(in: 200...500, using: &generator))
            container.frame.size = size
            return
        }
        let target = Int.random(in: 0..<views.count, using: &generator)
        var index = 0
        Page.change(&root, target, &index, views, &generator)
    }

    private static func change(_ node: inout Node, _ target: Int, _ index: inout Int, _ views: [UIView], _ generator: inout SeededGenerator)
    {
        let isTarget = index == target
        let view = views[index]
        index += 1
        switch node {
        case .leaf(var leaf):
            guard isTarget, let block = view as? MutableBlock else { return }
            if Bool.random(using: &generator) {
                leaf.isHidden.toggle()
                block.isHidden = leaf.isHidden
            } else {
                leaf.size.width = CGFloat(Int.random(in: 10...120, using: &generator))
                block.natural = leaf.size
            }
            node = .leaf(leaf)
        case .stack(var description):
            if isTarget, let stack = view as? UIStackView {
                change(&description, using: &generator)
                description.apply(to: stack)
            }
            for child in description.children.indices { change(&description.children[child], target, &index, views, &generator) }
            node = .stack(description)
        case .scroll(let isVertical, var child, var offset):
            if isTarget, let scroll = view as? UIScrollView {
                offset = CGFloat(Int.random(in: 0...50, using: &generator))
                scroll.contentOffset = CGPoint(x: isVertical ? 0 : offset, y: isVertical ? offset : 0)
            }
            change(&child, target, &index, views, &generator)
            // The badge.
            index += 1
            node = .scroll(isVertical: isVertical, child: child, offset: offset)
        }
    }
}

@MainActor private final class MutableBlock: UIView {
    var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ size: CGSize) {
        natural = size
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { natural }
}

@MainActor @Suite struct IncrementalLayoutTests {
    /// The pages that a run tries; TRELLIS_PAGES asks for others, as `825` or `825-1000` (seed 824 alone takes minutes: large conflicts).
    nonisolated static let pages: Range<UInt64> = {
        let bounds = (ProcessInfo.processInfo.environment["TRELLIS_PAGES"] ?? "").split(separator: "-").compactMap { UInt64($0) }
        guard let last = bounds.last else { return 0..<120 }
        return (bounds.count > 1 ? min(bounds[0], last) : 0)..<last
    }()

    // by definition: an edited page and the same page built from scratch are one system of constraints
    //
    // Only the order of their entry differs, which counts where impossible sets overlap (docs/solver.md): there the edited page is compared
    // with a solver that is told its rows at once.
    @Test func editedPagesLayOutAsIfBuiltFromScratch() {
        var inAnotherOrder: [UInt64] = []
        for seed in Self.pages where pageGivesUpOthersThanFresh(seed) { inAnotherOrder.append(seed) }
        #expect(inAnotherOrder.count <= Self.pages.count / 500, "seeds \(inAnotherOrder)")
    }

    /// Edits a page six times; whether it gave up other constraints than a fresh one. All else that differs is an issue.
    private func pageGivesUpOthersThanFresh(_ seed: UInt64) -> Bool {
        LayoutDiagnostics.conflictHandler = { _ in }
        var generator = SeededGenerator(seed: seed)
        var page = Page(using: &generator)
        let (container, views) = page.build()
        container.layoutIfNeeded()
        var givesUpOthers = false
        for step in 0..<6 {
            page.edit(container, views, using: &generator)
            container.layoutIfNeeded()
            let (fresh, freshViews) = page.build()
            fresh.layoutIfNeeded()
            guard let index = views.indices.first(where: { !close(views[$0].frame, freshViews[$0].frame) }) else { continue }
            if givenUp(container, views) != givenUp(fresh, freshViews), answersAsToldAtOnce(container) {
                givesUpOthers = true
                continue
            }
            let (edited, scratch) = (views[index], freshViews[index])
            Issue.record(
                "seed \(seed) step \(step) view \(index) \(type(of: edited)): edited \(edited.frame), from scratch \(scratch.frame)")
            return givesUpOthers
        }
        return givesUpOthers
    }

    /// The constraints that conflicts gave up, named by the places of their views.
    private func givenUp(_ container: UIView, _ views: [UIView]) -> Set<String> {
        func place(_ item: AnyObject?) -> String {
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return "\(view.flatMap { views.firstIndex(of: $0) } ?? -1) \((item as? UILayoutGuide)?.identifier ?? "")"
        }
        let host = container.engineHost
        return Set(
            host.engine.conflicts.map { conflict in
                guard case .constraint(let handle) = conflict.broken, let constraint = host.installed[handle] else {
                    return "\(conflict.broken)"
                }
                let attributes = "\(constraint.firstAttribute.rawValue) \(constraint.secondAttribute.rawValue)"
                return "\(place(constraint.firstItem)) \(place(constraint.secondItem)) \(attributes) \(constraint.relation.rawValue)"
            })
    }

    /// Whether a page's engine has the answer of a new solver that is told the same rows in the same order.
    private func answersAsToldAtOnce(_ container: UIView) -> Bool {
        let engine = container.engineHost.engine
        var solver = Solver()
        var copies: [Int32: Variable] = [:]
        for (variable, restsFirst) in engine.solver.variables { copies[variable.index] = solver.addVariable(restsFirst: restsFirst) }
        var originals: [ConstraintID: ConstraintID] = [:]
        for row in engine.solver.rows {
            let terms = row.expression.terms.compactMap { term in copies[term.variable.index].map { Term($0, term.coefficient) } }
            let copy = try? solver.add(
                LinearExpression(terms, constant: row.expression.constant), row.relation, priority: row.priority,
                entersLate: row.entersLate, entersFirst: row.entersFirst)
            guard let copy else { return false }
            originals[copy] = row.id
        }
        solver.solve(breaking: { core in
            let broken = engine.chooseBroken(of: core.compactMap { originals[$0] })
            return core.first { originals[$0] == broken } ?? core[0]
        })
        return engine.solver.variables.allSatisfy { variable, _ in
            copies[variable.index].map { abs(solver.value(of: $0) - engine.solver.value(of: variable)) < 1e-6 } ?? false
        }
    }

    private func close(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.6 && abs(a.minY - b.minY) < 0.6 && abs(a.width - b.width) < 0.6 && abs(a.height - b.height) < 0.6
    }
}

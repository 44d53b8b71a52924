import Foundation

/// Views that left sight, by name, and what makes new ones.
@MainActor struct ReusePool<View: UIView> {
    private enum Maker {
        case type(AnyClass)
        case nib(UINib)
    }

    private var makers: [String: Maker] = [:]
    private var waiting: [String: [View]] = [:]

    /// Says that a class makes views of a name; nil takes that back.
    mutating func register(_ type: AnyClass?, _ identifier: String) {
        makers[identifier] = type.map(Maker.type)
    }

    /// Says that a nib makes views of a name; nil takes that back.
    mutating func register(_ nib: UINib?, _ identifier: String) {
        makers[identifier] = nib.map(Maker.nib)
    }

    /// Whether something makes views of a name.
    func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

    /// Keeps a view for later.
    mutating func give(_ view: View, _ identifier: String) {
        waiting[identifier, default: []].append(view)
    }

    /// A view that waits, or nil.
    mutating func take(_ identifier: String) -> View? {
        waiting[identifier]?.popLast()
    }

    /// A new view by what was registered, or nil when nothing was or it makes something else.
    func make(_ identifier: String, _ instance: (AnyClass) -> View?) -> View? {
        switch makers[identifier] {
        case .type(let type): instance(type)
        case .nib(let nib): nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? View }.first
        case nil: nil
        }
    }
}

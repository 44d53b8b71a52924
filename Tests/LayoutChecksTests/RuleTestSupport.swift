import Findings
import LayoutChecks
import UIKit

/// A root view of an old iPhone's size.
@MainActor func makeRoot(width: CGFloat = 375, height: CGFloat = 667) -> UIView {
    LayoutDiagnostics.conflictHandler = { _ in }
    return UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// A view with a natural size.
final class SizedView: UIView {
    private let natural: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        natural = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { natural }
}

extension UIView {
    /// Adds a view that constraints place, under a name.
    @discardableResult func add<View: UIView>(_ view: View, _ name: String) -> View {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    /// Pins all four edges to those of another view.
    func fill(_ other: UIView) {
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor), leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor), bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ])
    }

    /// Fixes the place in the superview and the size.
    func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        guard let superview else { return }
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
            widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height),
        ])
    }
}

/// The kinds of the errors and warnings in a tree, sorted.
@MainActor func kinds(_ root: UIView) -> [String] {
    LayoutRules.findings(in: root).filter { $0.severity > .info }.map(\.kind).sorted()
}

/// The only finding of a kind.
@MainActor func finding(_ kind: String, in root: UIView) -> Finding? {
    let found = LayoutRules.findings(in: root).filter { $0.kind == kind }
    return found.count == 1 ? found[0] : nil
}

import Foundation

/// The state of a view that a configuration goes by.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiconfigurationstate
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// The traits.
    var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiviewconfigurationstate
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the view can't be used.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is chosen.
    public var isSelected = false

    /// Makes the state of a view at rest.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicellconfigurationstate
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell can't be used.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is chosen.
    public var isSelected = false
    /// Whether the cell shows its editing controls.
    public var isEditing = false

    /// Makes the state of a cell at rest.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a content view shows, as a value.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontentconfiguration
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Makes a view that shows this.
    func makeContentView() -> any UIView & UIContentView
    /// The same for another state of the view.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// The same for every state, unless a configuration says otherwise.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontentview
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether it is of the kind that the view shows already.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}

/// Puts what a configuration makes into a cell's content view, and uses the view again where it can show the next one.
@MainActor struct ContentHolder {
    private var view: (any UIView & UIContentView)?

    mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        for old in container.subviews { old.removeFromSuperview() }
        let made = configuration.makeContentView()
        made.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(made)
        NSLayoutConstraint.activate([
            made.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            made.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            made.topAnchor.constraint(equalTo: container.topAnchor), made.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        view = made
    }
}

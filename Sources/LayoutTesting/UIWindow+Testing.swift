import UIKit

extension UIWindow {
    /// Makes a window as a device shows it: its size, safe area and traits, held one way, with the settings of a person.
    ///
    /// ```swift
    /// let window = UIWindow(device: .iPhone15Pro, orientation: .landscape, contentSize: .accessibilityLarge, style: .dark)
    /// window.show(ProfileViewController())
    /// ```
    /// - Parameters:
    ///   - device: the device; `DeviceProfile` has names for the common ones.
    ///   - orientation: how it is held.
    ///   - contentSize: the text size a person chose.
    ///   - direction: which way the language reads.
    ///   - style: light or dark.
    public convenience init(
        device: DeviceProfile, orientation: DeviceProfile.Orientation, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, style: UIUserInterfaceStyle = .light
    ) {
        self.init(device: device.held(orientation))
        traitOverrides.preferredContentSizeCategory = contentSize
        traitOverrides.layoutDirection = direction
        traitOverrides.userInterfaceStyle = style
    }

    /// Makes a window as a device shows it, held upright; see `init(device:orientation:contentSize:direction:style:)`.
    public convenience init(
        device: DeviceProfile, contentSize: UIContentSizeCategory, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        style: UIUserInterfaceStyle = .light
    ) {
        self.init(device: device, orientation: .portrait, contentSize: contentSize, direction: direction, style: style)
    }

    /// Makes a window as a device shows it, held upright; see `init(device:orientation:contentSize:direction:style:)`.
    public convenience init(
        device: DeviceProfile, direction: UITraitEnvironmentLayoutDirection, style: UIUserInterfaceStyle = .light
    ) {
        self.init(device: device, orientation: .portrait, direction: direction, style: style)
    }

    /// Makes a window as a device shows it, held upright; see `init(device:orientation:contentSize:direction:style:)`.
    public convenience init(device: DeviceProfile, style: UIUserInterfaceStyle) {
        self.init(device: device, orientation: .portrait, style: style)
    }

    /// Shows a controller's view and lays it out, as the first turn of the run loop does on iOS.
    @discardableResult
    public func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
        rootViewController = controller
        makeKeyAndVisible()
        layoutIfNeeded()
        return controller
    }

    /// Shows a view that fills the safe area or, with `fills` off, keeps its own size at the safe area's leading top corner.
    @discardableResult
    public func show<View: UIView>(_ view: View, fills: Bool = true) -> View {
        let controller = UIViewController()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let area = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: area.topAnchor), view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        ])
        if fills {
            NSLayoutConstraint.activate([
                view.bottomAnchor.constraint(equalTo: area.bottomAnchor), view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            ])
        }
        show(controller)
        return view
    }
}

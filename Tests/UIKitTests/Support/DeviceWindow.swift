import UIKit

/// A visible window of a device with 2 pixels a point and no safe area but a 20-point status bar: the measured figures are of such a screen.
@MainActor func twoPixelWindow(width: CGFloat = 320, height: CGFloat = 568) -> UIWindow {
    let window = UIWindow(device: DeviceProfile.device(id: "iphone-5")!)
    window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    keptWindows.append(window)
    return window
}

/// A view holds its superview weakly; the windows of tests stay until the process ends.
@MainActor private var keptWindows: [UIWindow] = []

extension UIView {
    /// Adds a view at the top left with a length along one or both axes, and lays the hierarchy out.
    func hold(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
        addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: topAnchor).isActive = true
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        (window ?? self).layoutIfNeeded()
    }
}

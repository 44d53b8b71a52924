import UIKit

// An iPhone's screen, without a phone: 393 x 852 points, three pixels each.
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
let controller = ForecastViewController()
window.rootViewController = controller
window.makeKeyAndVisible()
window.layoutIfNeeded()

for view in controller.page.subviews {
    print(type(of: view), view.frame)
}
print("The page shows \(controller.page.bounds.size) of \(controller.page.contentSize).")

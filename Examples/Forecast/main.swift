import UIKit
import ViewRendering

// An iPhone's screen with its safe area, and no phone.
let window = UIWindow(device: UIScreen.main.device)
let controller = ForecastViewController()
window.rootViewController = controller
window.makeKeyAndVisible()
window.layoutIfNeeded()

let page = controller.page
for (name, view) in [("title", page.title), ("picture", page.picture), ("summary", page.summary), ("refresh", page.refresh)]
    as [(String, UIView)]
{
    print("\(name): x \(view.frame.minX), y \(view.frame.minY), \(view.frame.width) x \(view.frame.height)")
}
print("The page shows \(page.bounds.width) x \(page.bounds.height) points of \(page.contentSize.width) x \(page.contentSize.height).")

if CommandLine.arguments.count > 1 {
    try ViewRenderer(RenderOptions(scale: 3)).png(of: window, to: CommandLine.arguments[1])
}

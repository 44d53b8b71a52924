import Foundation
import UIKit

/// A window on an iPhone 15 Pro with the storyboard's first scene, laid out.
@MainActor func shelvesWindow() -> UIWindow {
    let window = UIWindow(device: .iPhone15Pro)
    window.rootViewController = UIStoryboard(name: "Shelves", bundle: .module).instantiateInitialViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
}

/// The controller that a window shows.
@MainActor func shelves(in window: UIWindow) -> ShelvesViewController {
    guard let controller = window.rootViewController as? ShelvesViewController else {
        preconditionFailure("The first scene of Shelves.storyboard isn't a ShelvesViewController.")
    }
    return controller
}

extension ShelvesViewController {
    /// The second scroll view: the outlet is private.
    var columnForPrinting: UIScrollView {
        let columns = view.subviews.compactMap { $0 as? ColumnScrollView }
        guard let column = columns.first else { preconditionFailure("There is no column.") }
        return column
    }
}

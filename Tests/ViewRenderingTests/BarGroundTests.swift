import Foundation
import Testing
import UIKit

@testable import ViewRendering

// Apple: UINavigationBar.scrollEdgeAppearance (iOS 15: without one a bar over the top of its content has no ground)

@MainActor private func corner(of navigation: UINavigationController) throws -> RGBA? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return try Pixels(png: ViewRenderer(RenderOptions(scale: 1)).data(of: window, as: .png))[3, 3]
}

@MainActor private func page(scrolledBy distance: CGFloat) -> (UINavigationController, UIScrollView) {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 100, height: 2000)
    scroll.backgroundColor = .red
    controller.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.loadViewIfNeeded()
    return (navigation, scroll)
}

@MainActor @Test func `a bar at its content's top has no ground, and the system's once the content scrolls under it`() throws {
    let (navigation, scroll) = page(scrolledBy: 0)
    let red = RGBA(1, 0, 0)
    #expect(try corner(of: navigation) == red)
    scroll.contentOffset.y += 100
    #expect(try corner(of: navigation) != red)
}

@MainActor @Test func `the look for the edge holds there, and the standard one elsewhere`() throws {
    let (navigation, scroll) = page(scrolledBy: 0)
    let (edge, standard) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    edge.configureWithOpaqueBackground()
    standard.configureWithOpaqueBackground()
    (edge.backgroundColor, standard.backgroundColor) = (.green, .blue)
    navigation.navigationBar.scrollEdgeAppearance = edge
    navigation.navigationBar.standardAppearance = standard
    #expect(try corner(of: navigation) == RGBA(0, 1, 0))
    scroll.contentOffset.y += 100
    #expect(try corner(of: navigation) == RGBA(0, 0, 1))
}

import Foundation
import Testing

@testable import UIKit

/// Menus of buttons and context menus: what they show, where, and what a choice does. Sizes are those of iOS 14 to 18 as they are known: 250 wide, rows of 44.
@MainActor @Suite struct MenuTests {
    private func window() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func shownCard(in window: UIWindow) -> MenuView? { window.subviews.last?.subviews.compactMap { $0 as? MenuView }.first }

    private func rows(_ card: MenuView) -> [UIControl] {
        card.layoutIfNeeded()
        return card.subviews.compactMap { $0 as? UIControl }.sorted { $0.frame.minY < $1.frame.minY }
    }

    private func title(_ row: UIControl) -> String? { row.subviews.compactMap { $0 as? UILabel }.first?.text }

    @Test func aButtonsMenuStandsBelowItAndAChoiceRunsTheAction() throws {
        let window = window(), button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 100, width: 100, height: 40)
        window.rootViewController?.view.addSubview(button)
        var chosen: [String] = []
        func action(_ name: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: name, attributes: attributes) { chosen.append($0.title) }
        }
        button.menu = UIMenu(children: [action("One"), action("Hidden", .hidden), action("Two", .disabled), action("Three")])
        #expect(!button.openMenuAsPrimaryAction())
        button.showsMenuAsPrimaryAction = true
        button.performPrimaryAction()
        let card = try #require(shownCard(in: window))
        #expect(card.frame == CGRect(x: 40, y: 148, width: 250, height: 132))
        #expect(rows(card).map { title($0) } == ["One", "Two", "Three"])
        #expect(rows(card).map(\.isEnabled) == [true, false, true])
        rows(card)[2].sendActions(for: .touchUpInside)
        #expect(chosen == ["Three"] && card.window == nil)
    }

    // by definition of displayInline and of nested menus
    @Test func inlineMenusAreGroupsAndOthersOpenInPlace() throws {
        let window = window(), button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 100, width: 100, height: 40)
        window.rootViewController?.view.addSubview(button)
        let group = UIMenu(options: .displayInline, children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
        let nested = UIMenu(title: "More", children: [UIAction(title: "C") { _ in }])
        button.menu = UIMenu(children: [group, nested])
        button.showsMenuAsPrimaryAction = true
        button.performPrimaryAction()
        let card = try #require(shownCard(in: window))
        #expect(rows(card).map(\.frame.minY) == [0, 44, 96])
        rows(card)[2].sendActions(for: .touchUpInside)
        #expect(rows(card).map { title($0) } == ["More", "C"] && card.frame.height == 88)
        rows(card)[0].sendActions(for: .touchUpInside)
        #expect(rows(card).map { title($0) } == ["A", "B", "More"])
    }

    // Apple: changesSelectionAsPrimaryAction, the button's title follows the element that is on
    @Test func aPopUpButtonShowsItsChoice() throws {
        let window = window(), button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 700, width: 100, height: 40)
        window.rootViewController?.view.addSubview(button)
        button.menu = UIMenu(options: .singleSelection, children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
        (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
        #expect(button.title(for: .normal) == "Small")
        button.performPrimaryAction()
        let card = try #require(shownCard(in: window))
        // above the button, as there is no room below
        #expect(card.frame.maxY == 700 - 8 || card.frame.minY == 748)
        rows(card)[1].sendActions(for: .touchUpInside)
        #expect(button.title(for: .normal) == "Large")
        #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    }

    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
            -> UIContextMenuConfiguration?
        {
            log.append("asked \(Int(location.x))")
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.log.append("copy") }])
            })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("shown") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("gone") }
    }

    @Test func aLongPressBringsUpTheContextMenu() throws {
        let window = window(), view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100)), owner = Owner()
        window.rootViewController?.view.addSubview(view)
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        let press = try #require(view.gestureRecognizers?.first as? OwnLongPress)
        press.place = CGPoint(x: 130, y: 250)
        #expect(press.delegate?.gestureRecognizerShouldBegin(press) == true)
        press.state = .began
        #expect(owner.log == ["asked 30", "shown"])
        let card = try #require(shownCard(in: window))
        #expect(card.frame == CGRect(x: 100, y: 308, width: 250, height: 44))
        rows(card)[0].sendActions(for: .touchUpInside)
        #expect(owner.log == ["asked 30", "shown", "gone", "copy"])
        view.removeInteraction(interaction)
        #expect(view.gestureRecognizers == nil)
    }
}

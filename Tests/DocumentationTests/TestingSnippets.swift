import LayoutTesting
import Testing
import UIKit
import XCTest

/// What the article on testing tests.
final class ProfileViewController: UIViewController {
    let avatar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        avatar.accessibilityIdentifier = "avatar"
        avatar.backgroundColor = .systemTeal
        avatar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(avatar)
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            avatar.widthAnchor.constraint(equalToConstant: 96), avatar.heightAnchor.constraint(equalToConstant: 96),
        ])
    }
}

// snippet: testing
@MainActor @Suite struct ProfileTests {
    @Test func theAvatarStaysRoundInLandscape() {
        let window = UIWindow(device: .iPhone15Pro, orientation: .landscape, contentSize: .accessibilityLarge)
        let profile = window.show(ProfileViewController())
        expectFrames([profile.avatar: CGRect(x: 75, y: 16, width: 96, height: 96)], in: window)
        expectNoFindings(in: window)
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func theAvatarStandsWhereReadingStarts(direction: UITraitEnvironmentLayoutDirection) {
        let window = UIWindow(device: .iPhoneSE, direction: direction)
        let profile = window.show(ProfileViewController())
        let isLeft = direction == .leftToRight
        expectFrames([profile.avatar: CGRect(x: isLeft ? 16 : 375 - 16 - 96, y: 36, width: 96, height: 96)], in: window)
    }
}
// end of snippet

@MainActor @Suite struct SnapshotSnippets {
    // snippet: snapshots
    @Test func theProfileLooksAsItDid() {
        let window = UIWindow(device: .iPhone15Pro, style: .dark)
        window.show(ProfileViewController())
        expectSnapshot(of: window)
        expectSnapshot(of: window, as: .png(scale: 1, tolerance: 0.02), named: "dark")
    }
    // end of snippet
}

// snippet: xctest
final class ProfileXCTests: XCTestCase {
    @MainActor func testAvatar() async {
        let window = UIWindow(device: .iPhoneSE)
        let profile = window.show(ProfileViewController())
        assertFrames([profile.avatar: CGRect(x: 16, y: 36, width: 96, height: 96)], in: window)
        assertNoFindings(in: window)
    }
}
// end of snippet

import Foundation
import Testing
import UIKit

// Expected values: what real simulators printed, `../shared/facts/device_dumps` beside the package (pointfreeco/swift-snapshot-testing, MIT). Skipped without it.

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../../../shared/facts/device_dumps"
)
.standardizedFileURL
private let dumps = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".txt") }.sorted()

/// A dump as frames with the text beside them.
private struct Dump {
    var frames: [(text: String, frame: CGRect)] = []

    init(_ name: String) throws {
        let lines = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
        for line in lines {
            guard let match = line.firstMatch(of: /frame = \((\S+) (\S+); (\S+) (\S+)\)/) else { continue }
            let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
            let text = line.firstMatch(of: /text = '(.*)'; user/).map { String($0.1) } ?? ""
            frames.append((text, CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
        }
    }
}

@MainActor @Suite(.enabled(if: !dumps.isEmpty, "needs ../shared/facts/device_dumps beside the package")) struct DeviceDumpTests {
    /// The configurations that the dumps were made with: safe areas of the devices, text size Medium on most phones and Large elsewhere; all on a screen of 3x.
    private func configuration(of name: String) -> (safeArea: UIEdgeInsets, category: UIContentSizeCategory) {
        let isNotched = ["iphone-x", "iphone-xr", "iphone-xs-max"].contains { name.contains($0 + ".") }
        let isPro11 = name.contains("ipad-pro-11")
        return (
            UIEdgeInsets(top: isNotched ? 44 : isPro11 ? 24 : 20, left: 0, bottom: isNotched ? 34 : isPro11 ? 20 : 0, right: 0),
            name.contains("iphone") && !name.contains("xs-max") ? .medium : .large
        )
    }

    private func window(_ size: CGSize, _ category: UIContentSizeCategory) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.traitOverrides.displayScale = 3
        window.traitOverrides.preferredContentSizeCategory = category
        window.isHidden = false
        return window
    }

    private final class Screen: UIViewController {
        let labels = ["What's", "the", "point", "?"].map { text in
            let label = UILabel()
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            return label
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            for label in labels { view.addSubview(label) }
            let safe = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                labels[0].topAnchor.constraint(equalTo: safe.topAnchor), labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
                labels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                labels[1].trailingAnchor.constraint(lessThanOrEqualTo: safe.centerXAnchor),
                labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
                labels[2].leadingAnchor.constraint(greaterThanOrEqualTo: safe.centerXAnchor),
                labels[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
                labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            ])
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            for (label, style) in zip(labels, [UIFont.TextStyle.headline, .body, .body, .subheadline]) {
                label.font = .preferredFont(forTextStyle: style, compatibleWith: view.window?.traitCollection ?? traitCollection)
            }
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            viewWillAppear(animated)
        }
    }

    // real simulators' frames to 0.34 points, a pixel of 3x
    @Test(arguments: dumps.filter { $0.hasPrefix("testTraits.") }) func aScreenStandsAsOnTheDevice(name: String) throws {
        let dump = try Dump(name), configuration = configuration(of: name), screen = Screen()
        let window = window(dump.frames[0].frame.size, configuration.category)
        screen.additionalSafeAreaInsets = configuration.safeArea
        window.rootViewController = screen
        window.layoutIfNeeded()
        for (label, expected) in zip(screen.labels, dump.frames.dropFirst()) {
            #expect(label.text == expected.text)
            expectClose(label.frame, expected.frame, "\(name) '\(expected.text)'")
        }
    }

    @Test(arguments: dumps.filter { $0.hasPrefix("testTraitsWithViewController.") }) func aLabelStandsAtEachTextSize(name: String) throws {
        let dump = try Dump(name), label = UILabel(), controller = UIViewController()
        let window = window(dump.frames[0].frame.size, category(in: name))
        controller.additionalSafeAreaInsets.top = 20
        window.rootViewController = controller
        label.text = dump.frames[1].text
        label.font = .preferredFont(forTextStyle: .title1, compatibleWith: window.traitCollection)
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        let margins = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor), label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        window.layoutIfNeeded()
        expectClose(label.frame, dump.frames[1].frame, name)
    }

    /// `label-extra-extra-large` names the category as Apple's constants do.
    private func category(in name: String) -> UIContentSizeCategory {
        let words = name.replacingOccurrences(of: "testTraitsWithViewController.label-", with: "").replacingOccurrences(
            of: ".txt", with: "")
        let categories: [String: UIContentSizeCategory] = [
            "extra-small": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extra-large": .extraLarge,
            "extra-extra-large": .extraExtraLarge, "extra-extra-extra-large": .extraExtraExtraLarge,
            "accessibility-medium": .accessibilityMedium, "accessibility-large": .accessibilityLarge,
            "accessibility-extra-large": .accessibilityExtraLarge, "accessibility-extra-extra-large": .accessibilityExtraExtraLarge,
            "accessibility-extra-extra-extra-large": .accessibilityExtraExtraExtraLarge,
        ]
        return categories[words] ?? .unspecified
    }

    private func expectClose(_ frame: CGRect, _ expected: CGRect, _ name: String) {
        let differences = [
            frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width, frame.height - expected.height,
        ].map(abs)
        #expect(differences.allSatisfy { $0 <= 0.34 }, "\(name): \(frame) instead of \(expected)")
    }
}

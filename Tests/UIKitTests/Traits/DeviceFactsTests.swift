import Foundation
import Testing
import UIKit

/// The table of devices against the one that was collected (`../shared/facts/devices.tsv`, beside the repository; skipped where it is absent).
@Suite struct DeviceFactsTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "shared/facts/devices.tsv")

    @Test(.enabled(if: FileManager.default.fileExists(atPath: file.path)))
    func everyDeviceHasItsSizeInsetsAndSizeClassesUprightAndOnItsSide() throws {
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").dropFirst()
        var checked = 0
        for line in lines {
            let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            func number(_ column: Int) -> CGFloat { CGFloat(Double(row[column]) ?? -1) }
            // One screen may stand in several rows, of an iPhone 16 Pro and of an iPhone 17: the safe area tells which profile is meant.
            let upright = UIEdgeInsets(top: number(4), left: 0, bottom: number(5), right: 0)
            let onItsSide = UIEdgeInsets(top: number(7), left: number(6), bottom: number(8), right: number(6))
            if row[0].hasPrefix("IB ") { continue }
            let found = DeviceProfile.all.first { device in
                device.portraitSize == CGSize(width: number(1), height: number(2)) && device.safeAreaInsets == upright
                    && device.held(.landscape).safeAreaInsets == onItsSide && device.scale == number(3)
            }
            let device = try #require(found, "\(row[0])")
            checked += 1
            func name(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) -> String {
                [width, height].map { $0 == .compact ? "C" : "R" }.joined()
            }
            let side = device.held(.landscape)
            #expect(name(device.horizontalSizeClass, device.verticalSizeClass) == row[10] + row[11], "\(row[0])")
            #expect(name(side.horizontalSizeClass, side.verticalSizeClass) == row[12] + row[13], "\(row[0])")
            #expect(side.size == CGSize(width: number(2), height: number(1)))
        }
        #expect(checked == 27)
    }

    /// Every device that a public document of the corpus or on GitHub names (facts 2).
    @Test(arguments: [
        "retina3_5", "retina4_0", "retina4_7", "retina5_4", "retina5_5", "retina5_9", "retina6_0", "retina6_1", "retina6_12", "retina6_3",
        "retina6_5",
        "retina6_7", "retina6_72", "retina6_9", "ipad8_3", "ipad9_7", "ipad10_5", "ipad10_9rounded", "ipad11_0rounded", "ipad12_9",
        "ipad12_9rounded", "ipad13_0rounded",
    ])
    func everyDeviceOfInterfaceBuilderIsThere(_ id: String) {
        #expect(DeviceProfile.device(interfaceBuilderID: id, toolsVersion: nil) != nil)
    }
}

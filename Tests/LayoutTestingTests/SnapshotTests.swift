import Foundation
import Testing
import UIKit
import ViewRendering
import XCTest

@testable import LayoutTesting

/// Snapshots in a folder of their own, and the recorded ones beside this file.
@MainActor @Suite struct SnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

    private func expectation(_ view: UIView, _ form: SnapshotForm, _ recording: SnapshotRecording) -> SnapshotExpectation {
        let file = folder.appendingPathComponent("PageTests.swift").path
        return SnapshotExpectation(
            view: view, form: form, recording: recording, place: SnapshotPlace(testFile: file, test: "aPage()", name: "wide/1", form: form))
    }

    private func view(_ color: UIColor, width: CGFloat = 4) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 3))
        view.backgroundColor = color
        return view
    }

    @Test func snapshotsLieBesideTheTest() {
        let place = SnapshotPlace(testFile: "/a/PageTests.swift", test: "aPage()", name: "wide/1", form: .png())
        #expect(place.path == "/a/__Snapshots__/PageTests/aPage.wide-1.png")
        #expect(place.differencePath == "/a/__Snapshots__/PageTests/aPage.wide-1.difference.png")
    }

    @Test func aMissingSnapshotIsAnIssueUnlessItIsToBeRecorded() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let missing = try #require(try expectation(view(.red), .text, .never).failure())
        #expect(missing.hasPrefix("There is no snapshot ") && missing.contains("TRELLIS_RECORD=missing"))
        #expect(try expectation(view(.red), .text, .missing).failure() == nil)
        #expect(try expectation(view(.red), .text, .never).failure() == nil)
        let recorded = try String(contentsOfFile: expectation(view(.red), .text, .never).place.path, encoding: .utf8)
        #expect(recorded.hasPrefix("<UIView; frame = (0 0; 4 3)") && !recorded.contains("0x") && !recorded.contains("layer"))
    }

    @Test func modesDecideWhatIsWritten() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try expectation(view(.red), .text, .missing).failure()
        #expect(try expectation(view(.red, width: 5), .text, .missing).failure()?.contains("+ <UIView; frame = (0 0; 5 3)") == true)
        #expect(try expectation(view(.red, width: 5), .text, .failed).failure() == nil)
        #expect(try expectation(view(.red, width: 5), .text, .never).failure() == nil)
        #expect(try expectation(view(.red, width: 6), .text, .all).failure() == nil)
        #expect(try expectation(view(.red, width: 6), .text, .never).failure() == nil)
    }

    @Test func picturesThatDifferLeaveThePixels() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let form = SnapshotForm.png(scale: 1)
        let recorded = view(.red)
        _ = try expectation(recorded, form, .missing).failure()
        #expect(try expectation(recorded, form, .never).failure() == nil)
        let spot = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 1))
        spot.backgroundColor = .blue
        recorded.addSubview(spot)
        let place = expectation(recorded, form, .never).place
        let message = try #require(try expectation(recorded, form, .never).failure())
        #expect(message.contains("2 of 12 pixels differ, by up to 100 %."))
        #expect(FileManager.default.fileExists(atPath: place.actualPath) && FileManager.default.fileExists(atPath: place.differencePath))
        spot.removeFromSuperview()
        #expect(try expectation(recorded, form, .never).failure() == nil)
        #expect(!FileManager.default.fileExists(atPath: place.differencePath))
    }

    @Test func picturesOfAnotherSizeAreNamedWithBoth() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let form = SnapshotForm.png(scale: 2)
        _ = try expectation(view(.red), form, .missing).failure()
        let message = try #require(try expectation(view(.red, width: 5), form, .never).failure())
        // Two columns more of six pixels.
        #expect(message.contains("12 of 60 pixels differ") && message.contains("It is 10 x 6 pixels, not 8 x 6."))
    }

    @Test func aToleranceForgivesSmallDifferences() throws {
        let options = RenderOptions(scale: 1)
        let (left, right) = (view(UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)), view(UIColor(red: 0.52, green: 0, blue: 0, alpha: 1)))
        let (a, b) = (try ViewRenderer(options).data(of: left, as: .png), try ViewRenderer(options).data(of: right, as: .png))
        #expect(try PictureDifference.between(expected: a, actual: b, tolerance: 0.05) == nil)
        #expect(try PictureDifference.between(expected: a, actual: b)?.differingPixels == 12)
    }

    @Test func recordedSnapshotsMatch() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Lisbon"
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        root.backgroundColor = .white
        root.addSubview(label)
        expectSnapshot(of: root)
        expectSnapshot(of: root, as: .png(scale: 1, tolerance: 0.1))
    }

    @Test func theEnvironmentNamesTheMode() {
        #expect(SnapshotRecording(rawValue: "failed") == .failed && SnapshotRecording(rawValue: "sometimes") == nil)
    }
}

/// The same kit under XCTest.
final class AssertionTests: XCTestCase {
    func testRightFramesPass() async {
        await MainActor.run {
            let view = UIWindow(device: .iPhone15Pro).show(UIView())
            assertFrames([view: CGRect(x: 0, y: 59, width: 393, height: 759)])
            assertNoFindings(in: view)
        }
    }
}

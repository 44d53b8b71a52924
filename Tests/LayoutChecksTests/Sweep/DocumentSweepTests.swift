import Findings
import Foundation
import IBDocuments
import IBLoading
import LayoutChecks
import Testing
import UIKit

// Frames of reused views are held against those of views made anew, which is what they must equal.

private func document(_ body: String, device: String = "retina4_7") throws -> IBDocument {
    try IBDocument.read(
        text: """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="\(device)" orientation="portrait" appearance="light"/>
                <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        \(body)
                        <viewLayoutGuide key="safeArea" id="safe"/>
                    </view>
                </viewController></objects></scene></scenes>
            </document>
            """, path: "Main.storyboard")
}

/// A label pinned to the safe area, with a fixed width beside it that a narrow screen has no room for.
private let wide = """
    <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
        <label text="A line of text that wraps where the screen is narrow" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="text">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="root" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="c2"/>
        <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" constant="400" id="c3"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c4"/>
        <constraint firstItem="box" firstAttribute="height" constant="44" id="c5"/>
        <constraint firstItem="text" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="8" id="c6"/>
        <constraint firstItem="text" firstAttribute="left" secondItem="root" secondAttribute="left" constant="16" id="c7"/>
        <constraint firstItem="text" firstAttribute="width" constant="200" id="c8"/>
    </constraints>
    """

@MainActor struct DocumentSweepTests {
    @Test func `windows on a pad keep the views, which are laid out like views made anew`() throws {
        let document = try document(wide)
        let stage = CanvasStage(document)
        let windows = try SweepMatrix("device=ipad-pro-11,orientation=both,window=full+third+half+two-thirds").conditions(for: document)
        #expect(windows.map(\.windowWidth) == [nil, 320, 504, nil, 375, 592, 809])
        for condition in windows {
            let device = try #require(condition.device)
            let size = condition.windowWidth.map { CGSize(width: $0, height: device.size.height) }
            let options = CanvasOptions(device: device, size: size)
            let kept = stage.layOut(options).trees.flatMap(\.views).map(\.frame)
            let fresh = layOut(document: document, options: options).trees.flatMap(\.views).map(\.frame)
            #expect(kept == fresh, "\(condition.name)")
        }
        #expect(stage.loadCount == 1)
    }

    @Test func `views that are kept are laid out like views made anew`() throws {
        let document = try document(wide)
        let stage = CanvasStage(document)
        let sizes = try SweepMatrix("device=own+iphone-8+iphone-15+ipad-pro-11,orientation=both,text=L+AX3,direction=both").conditions(
            for: document)
        for condition in sizes {
            let options = CanvasOptions(
                device: condition.device, contentSizeCategory: condition.contentSizeCategory, rightToLeft: condition.isRightToLeft)
            let kept = stage.layOut(options).trees.flatMap(\.views).map(\.frame)
            let fresh = layOut(document: document, options: options).trees.flatMap(\.views).map(\.frame)
            #expect(kept == fresh, "\(condition.name)")
        }
        // Once for each text size: fonts are resolved when the document is read.
        #expect(stage.loadCount == 2)
    }

    @Test func `a conflict that only a wide screen shows is told once, with the conditions`() throws {
        let sweep = DocumentSweep(
            try document(wide), matrix: try SweepMatrix("device=own+iphone-8+iphone-15+iphone-16-pro-max,orientation=both"))
        let found = sweep.run().filter { $0.finding.kind.hasPrefix("unsat") }
        #expect(found.map(\.finding.kind) == ["unsat.only-at-size"])
        let conflict = try #require(found.first)
        // 20 + 400 + 20 = 440: 667 - 0 and 852 are wider, 440 isn't.
        #expect(sweep.conditions[conflict.first].name == "iphone-8 landscape (667 x 375)")
        #expect(conflict.finding.message.hasPrefix("On iphone-8 landscape (667 x 375): "))
        #expect(conflict.count == 3)
        // What is left over, 667 - 440, has its sum.
        #expect(conflict.finding.message.contains("400"))
        #expect(
            conflict.finding.notes.last?.message == "first on iphone-8 landscape (667 x 375), and under 2 more of 7 conditions")
    }

    /// A label of the body style on one line, 300 points wide and `height` high at most.
    private func line(_ text: String, lines: Int, height: Int? = nil) throws -> IBDocument {
        let bound = height.map { "<constraint firstItem=\"text\" firstAttribute=\"height\" constant=\"\($0)\" id=\"c9\"/>" } ?? ""
        return try document(
            """
            <subviews><label text="\(text)" numberOfLines="\(lines)" adjustsFontForContentSizeCategory="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="text">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
            <constraints>
                <constraint firstItem="text" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
                <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
                <constraint firstItem="text" firstAttribute="width" constant="300" id="c3"/>\(bound)
            </constraints>
            """)
    }

    // Body is 17 points at L, 28 at AX1 and 53 at AX5 (Apple, Typography). The text is about 190 wide at 17, and so 313 at AX1.
    @Test func `a text that the largest sizes cut off is one warning, with the first of them`() throws {
        let sweep = DocumentSweep(try line("Notification settings 1", lines: 1), matrix: .small)
        let found = sweep.run().map(\.finding).filter { $0.kind == "text.growth-sweep" }
        #expect(found.count == 1)
        let cut = try #require(found.first)
        #expect(cut.severity == .warning)
        #expect(cut.message.hasPrefix("At text size AX"), "\(cut.message)")
        #expect(cut.notes.last?.message.hasPrefix("first at text size AX") == true, "\(cut.notes.map(\.message))")
        let wraps = DocumentSweep(try line("Notification settings 1", lines: 0), matrix: .small).run()
        #expect(!wraps.contains { $0.finding.kind == "text.growth-sweep" })
    }

    // Two lines of 20.5 at L; at AX3 the height of 60 holds one line of 40 and the text has three.
    @Test func `a text that is cut off by its height and by its lines is one fault`() throws {
        let sweep = DocumentSweep(try line("Notification settings and more of them", lines: 2, height: 60), matrix: .small)
        let found = sweep.run().map(\.finding).filter { $0.kind.hasPrefix("text.growth") || $0.kind == "text.clipped" }
        #expect(found.count == 1, "\(found.map(\.text))")
    }

    @Test func `what is merely worth knowing is told of the document as drawn, without conditions`() throws {
        let found = DocumentSweep(try line("Notification", lines: 1), matrix: .small).run().map(\.finding).filter { $0.severity == .info }
        #expect(found.allSatisfy { !$0.notes.contains { $0.message.contains("conditions") } }, "\(found.map(\.text))")
    }

    // 16 + 100 + 16 on an upright phone; on its side the safe area adds 59 on both sides and so has a share in it.
    @Test func `a conflict is told once, whatever else has a share in it elsewhere`() throws {
        let body = """
            <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
            <constraints>
                <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c1"/>
                <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="16" id="c2"/>
                <constraint firstItem="box" firstAttribute="width" constant="100" id="c3"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c4"/>
                <constraint firstItem="box" firstAttribute="height" constant="44" id="c5"/>
            </constraints>
            """
        let sweep = DocumentSweep(try document(body), matrix: try SweepMatrix("device=own+iphone-15,orientation=both"))
        let found = sweep.run().filter { $0.finding.kind.hasPrefix("unsat.") }
        #expect(found.map(\.finding.kind) == ["unsat.over-constrained-axis"], "\(found.map(\.finding.text))")
        #expect(found.first?.count == 3)
        #expect(found.first?.finding.message.hasSuffix("= 132 of 375 points: 243 left over.") == true, "\(found.map(\.finding.text))")
    }

    @Test func `what the file says by itself is told without conditions`() throws {
        let body = "<subviews><frob id=\"x\"/><label text=\"a\" id=\"root\"/></subviews>"
        let sweep = DocumentSweep(try document(body), matrix: .small)
        let broken = sweep.run().map(\.finding).filter { $0.kind == "ib.broken-reference" }
        #expect(broken.count == 1)
        #expect(broken.first?.notes.count == 1)
    }

    @Test func `a cell of a xib keeps its height and follows the width`() throws {
        let cell = try IBDocument.read(
            text: """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                    <device id="retina4_7" orientation="portrait"/>
                    <objects>
                        <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCellContentView>
                        </tableViewCell>
                        <view id="badge"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/></view>
                    </objects>
                </document>
                """, path: "Cell.xib")
        let device = DeviceProfile.device(id: "iphone-15")
        let sizes = layOut(document: cell, options: CanvasOptions(device: device)).trees.map(\.rootView.bounds.size)
        #expect(sizes == [CGSize(width: 393, height: 44), CGSize(width: 40, height: 20)])
    }
}

private let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus/documents")

@MainActor @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus.path)))
func `views of public documents that are kept are laid out like views made anew`() throws {
    let walk = FileManager.default.enumerator(atPath: corpus.path)
    let paths = (walk?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    // Every 20th: the whole corpus is swept by hand.
    for (number, path) in paths.enumerated() where number % 20 == 0 {
        guard let document = try? IBDocument.read(path: corpus.appendingPathComponent(path).path) else { continue }
        let stage = CanvasStage(document)
        // A layout that never rests is wherever it was when the pass gave up.
        var rests = true
        let report = LayoutDiagnostics.loopHandler
        LayoutDiagnostics.loopHandler = { _ in rests = false }
        defer { LayoutDiagnostics.loopHandler = report }
        for condition in SweepMatrix.small.conditions(for: document) {
            let options = CanvasOptions(
                device: condition.device, contentSizeCategory: condition.contentSizeCategory, rightToLeft: condition.isRightToLeft)
            let kept = stage.layOut(options).trees.flatMap(\.views)
            let fresh = layOut(document: document, options: options).trees.flatMap(\.views)
            for (one, other) in zip(kept, fresh) where rests && one.frame != other.frame {
                Issue.record("\(path) \(condition.name) \(one.id): \(one.frame), anew \(other.frame)")
                break
            }
        }
    }
}

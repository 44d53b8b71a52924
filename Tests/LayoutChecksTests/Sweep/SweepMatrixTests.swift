import Foundation
import IBDocuments
import LayoutChecks
import Testing

// The matrices are our own; the numbers of conditions are products of the numbers of values.

private func document(_ device: String = "retina4_7") throws -> IBDocument {
    try IBDocument.read(
        text: """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <device id="\(device)" orientation="portrait" appearance="light"/>
                <scenes/>
            </document>
            """, path: "Main.storyboard")
}

struct SweepMatrixTests {
    @Test func `small begins as drawn and changes one thing at a time`() throws {
        #expect(
            SweepMatrix.small.conditions(for: try document()).map(\.name) == [
                "as drawn", "iphone-8 (375 x 667)", "iphone-16-pro-max (440 x 956)", "iphone-15 landscape (852 x 393)",
                "as drawn, right to left", "as drawn, text XXXL", "as drawn, text AX1", "as drawn, text AX3", "as drawn, text AX5",
                "iphone-8 (375 x 667), text AX5", "iphone-8 (375 x 667), text AX5, right to left",
            ])
    }

    @Test func `conditions begin a sentence`() throws {
        #expect(
            SweepMatrix.small.conditions(for: try document()).suffix(4).map(\.phrase) == [
                "At text size AX3", "At text size AX5", "On iphone-8 (375 x 667), at text size AX5",
                "On iphone-8 (375 x 667), at text size AX5, from right to left",
            ])
    }

    @Test func `a document of a pad is laid out on pads`() throws {
        let names = SweepMatrix.small.conditions(for: try document("ipad9_7")).map(\.name)
        #expect(names[1...2] == ["ipad-mini (744 x 1133)", "ipad-pro-13-m4 landscape (1376 x 1032)"])
    }

    // Storyboards of Xcode 7 and before name no device; those of pads have scenes of 768 x 1024 or turned.
    @Test(arguments: [(1024, 768, "ipad-mini (744 x 1133)"), (600, 600, "iphone-8 (375 x 667)")])
    func `without a device the size of the scenes tells a pad`(width: Int, height: Int, name: String) throws {
        let old = try IBDocument.read(
            text: """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11198.2" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                    <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
                        <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></view>
                    </viewController></objects></scene></scenes>
                </document>
                """, path: "Main.storyboard")
        #expect(SweepMatrix.small.conditions(for: old)[1].name == name)
    }

    @Test func `an app that doesn't turn isn't laid out on its side`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("App/Base.lproj"), withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
        let list = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(
            to: folder.appendingPathComponent("App/Info.plist"))
        let upright = try IBDocument.read(
            bytes: document().source, path: folder.appendingPathComponent("App/Base.lproj/Main.storyboard").path)
        #expect(!SweepMatrix.small.conditions(for: upright).contains { $0.device?.orientation == .landscape })
    }

    @Test func `a list takes every combination`() throws {
        let matrix = try SweepMatrix("device=iphone-8+iphone-15,orientation=both,text=L+AX3,direction=both,keyboard=both")
        #expect(matrix.conditions(for: try document()).count == 2 * 2 * 2 * 2 * 2)
    }

    @Test func `full takes each class of device, windows on pads, text sizes and directions`() throws {
        // 11 phones and 9 pads in both orientations, 5 windows on each of 5 pads, and the screen as drawn; 12 text sizes, 2 directions.
        let phone = SweepMatrix.full.conditions(for: try document())
        #expect(phone.count == (1 + 2 * (11 + 9) + 5 * 5) * 12 * 2)
        #expect(phone[0].name == "as drawn")
        #expect(phone.contains { $0.name == "ipad-pro-11 landscape window (375 x 834), text AX5, right to left" })
        // Pads' documents aren't laid out on phones.
        #expect(SweepMatrix.full.conditions(for: try document("ipad9_7")).count == (1 + 2 * 9 + 5 * 5) * 12 * 2)
    }

    @Test func `windows are a factor of their own`() throws {
        let matrix = try SweepMatrix("device=ipad-9.7+iphone-15,orientation=both,window=full+third+half")
        #expect(
            matrix.conditions(for: try document()).map(\.name) == [
                "ipad-9.7 (768 x 1024)", "ipad-9.7 window (320 x 1024)", "ipad-9.7 landscape (1024 x 768)",
                "ipad-9.7 landscape window (320 x 768)", "ipad-9.7 landscape window (507 x 768)", "iphone-15 (393 x 852)",
                "iphone-15 landscape (852 x 393)",
            ])
    }

    @Test(arguments: [
        ("device=iphone-99", "there is no device 'iphone-99'"), ("text=HUGE", "text can't be 'HUGE': there are XS, S"),
        ("colour=red", "'colour' is no factor"), ("large", "small, full, or a list"),
    ])
    func `what names no matrix is said`(text: String, message: String) {
        #expect { try SweepMatrix(text) } throws: { ($0 as? SweepMatrix.Fault)?.message.hasPrefix(message) == true }
    }
}

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
                "as drawn, text XXXL", "as drawn, right to left",
            ])
    }

    @Test func `a document of a pad is laid out on pads`() throws {
        let names = SweepMatrix.small.conditions(for: try document("ipad9_7")).map(\.name)
        #expect(names[1...2] == ["ipad-mini (744 x 1133)", "ipad-pro-13-m4 landscape (1376 x 1032)"])
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

    @Test(arguments: [
        ("device=iphone-99", "there is no device 'iphone-99'"), ("text=HUGE", "text can't be 'HUGE': there are XS, S"),
        ("colour=red", "'colour' is no factor"), ("large", "small, full, or a list"),
    ])
    func `what names no matrix is said`(text: String, message: String) {
        #expect { try SweepMatrix(text) } throws: { ($0 as? SweepMatrix.Fault)?.message.hasPrefix(message) == true }
    }
}

import Foundation
import Testing
import UIKit

@testable import LayoutPreview

@Suite("The places in a preview's window") struct StageLayoutTests {
    @Test("A device that fits is shown point for point, and one that doesn't as large as it fits") func zooms() {
        let phone = CGSize(width: 393, height: 852)
        #expect(StageLayout.zoom(for: phone, within: CGSize(width: 1920, height: 1200), showsPanel: false) == 1)
        // 700 - 2 x 20 - 24 = 636 for 852 + 2 x 14 = 880 points.
        #expect(StageLayout.zoom(for: phone, within: CGSize(width: 1280, height: 700), showsPanel: false) == 636.0 / 880)
    }

    @Test("A point of the window is a point of the screen") func converts() {
        let phone = CGSize(width: 393, height: 852)
        let size = StageLayout.windowSize(screen: phone, zoom: 0.5, showsPanel: true)
        let layout = StageLayout(window: size, screen: phone, showsPanel: true)
        #expect(layout.zoom == 0.5)
        #expect(layout.screenPoint(CGPoint(x: layout.screen.midX, y: layout.screen.midY)) == CGPoint(x: 196.5, y: 426))
    }
}

@Suite("A document in a preview") @MainActor struct DocumentSourceTests {
    private static func label(_ text: String, _ y: Int) -> String {
        """
        <label text="\(text)" id="Prv-lb-001"><rect key="frame" x="20" y="\(y)" width="100" height="20"/></label>
        """
    }

    private static func storyboard(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="Prv-vc-001">
        <scenes><scene sceneID="Prv-sc-001"><objects><viewController id="Prv-vc-001" customClass="Unlinked"><view key="view" id="Prv-vw-001">
        <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(content)</subviews></view></viewController></objects></scene>
        </scenes></document>
        """
    }

    private func file(_ text: String) throws -> String {
        let path = NSTemporaryDirectory() + "preview-\(UUID().uuidString).storyboard"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test("A saved change is shown and told, with the view that moved most") func reloads() throws {
        let path = try file(Self.storyboard(Self.label("Hello", 100)))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let source = try DocumentSource(path: path)
        let stage = PreviewStage(source: source, scene: source.firstScene, conditions: PreviewConditions())
        try Self.storyboard(Self.label("Hello", 160)).write(toFile: path, atomically: true, encoding: .utf8)
        stage.refresh()
        #expect(stage.notice?.text == "Read again: 1 frame changed, most of all \"Hello\": 20 100 100 20 -> 20 160 100 20.")
    }

    @Test("A file caught half-written keeps what was shown and says so") func keepsTheLastGoodOne() throws {
        let path = try file(Self.storyboard(Self.label("Hello", 100)))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let stage = PreviewStage(source: try DocumentSource(path: path), conditions: PreviewConditions())
        let before = stage.window.rootViewController
        try "<document><scenes>".write(toFile: path, atomically: true, encoding: .utf8)
        stage.refresh()
        #expect(stage.window.rootViewController === before)
        #expect(stage.notice?.text.contains("isn't well-formed XML") == true)
    }

    @Test("A document without a scene is an error, not an empty window") func refusesEmptyDocuments() throws {
        let path = try file(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"></document>
            """)
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: PreviewError.nothingToShow(path: path)) { try DocumentSource(path: path) }
    }
}

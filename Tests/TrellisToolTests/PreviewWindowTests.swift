import Foundation
import Testing

/// A display in memory, and hands for it.
private final class MemoryDisplay {
    let name: String
    private let server: Process

    static let isThere = ["/usr/bin/Xvfb", "/usr/bin/xdotool"].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }

    init() throws {
        server = Process()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        server.arguments = ["-displayfd", "1", "-screen", "0", "1280x1000x24"]
        let pipe = Pipe()
        server.standardOutput = pipe
        server.standardError = FileHandle.nullDevice
        try server.run()
        // The server writes the number of the display that it found free.
        let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit { server.terminate() }

    /// Does what a person would, in `xdotool`'s words. - Returns: whether that worked.
    @discardableResult
    func act(_ words: String...) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
        process.arguments = words
        process.environment = ["DISPLAY": name]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Waits for a window with a title.
    func waitForWindow(titled title: String) throws -> Bool {
        for _ in 0..<100 {
            if try act("search", "--name", title) { return true }
            Thread.sleep(forTimeInterval: 0.2)
        }
        return false
    }
}

/// Real events on a real window; left out where there is no Xvfb or no xdotool (script/bootstrap --tests installs both where it may).
@Suite("The preview's window", .enabled(if: MemoryDisplay.isThere, "there is no Xvfb or no xdotool"))
struct PreviewWindowTests {
    @Test("A page follows a drag and a wheel, the solver rests meanwhile, and a key closes the window") func scrolls() throws {
        let display = try MemoryDisplay()
        let run = Running(display: display.name)
        try #require(try display.waitForWindow(titled: "Page.storyboard"))
        try display.act("mousemove", "640", "600", "mousedown", "1")
        for y in stride(from: 580, through: 300, by: -40) {
            try display.act("mousemove", "640", "\(y)")
            Thread.sleep(forTimeInterval: 0.03)
        }
        try display.act("mouseup", "1")
        Thread.sleep(forTimeInterval: 0.5)
        for _ in 0..<3 { try display.act("click", "5") }
        Thread.sleep(forTimeInterval: 0.5)
        try display.act("type", "r")
        Thread.sleep(forTimeInterval: 0.3)
        try display.act("type", "q")
        let ended = try run.wait()
        #expect(ended.endedByItself && ended.status == 0, "\(ended.errors)")
        let counts = ended.output.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
        // "frames F, nine tenths within T ms, slowest S ms; scrolling frames N, solver rows for them R"
        try #require(counts.count == 5, "\(ended.output)")
        #expect(counts[3] > 2, "the drag and the wheel moved something")
        #expect(counts[4] == 0)
    }

    @Test("Without a display there is one sentence and exit status 2") func needsADisplay() throws {
        let ended = try withDocuments(["Page.storyboard": Running.page]) { folder in
            try TrellisProcess(["preview", "Page.storyboard"], in: folder, environment: ["DISPLAY": ":9999", "WAYLAND_DISPLAY": "none"])
        }
        #expect(ended.endedByItself && ended.status == 2)
        #expect(ended.errors.contains("There is no window to show the preview in"))
    }
}

/// The tool with its window open.
private final class Running: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var result: Result<TrellisProcess, any Error>?

    init(display: String) {
        Thread.detachNewThread { [self] in
            result = Result {
                try withDocuments(["Page.storyboard": Self.page]) { folder in
                    try TrellisProcess(["preview", "Page.storyboard", "--statistics"], in: folder, environment: ["DISPLAY": display])
                }
            }
            done.signal()
        }
    }

    func wait() throws -> TrellisProcess {
        done.wait()
        done.signal()
        guard let result else { throw CancellationError() }
        return try result.get()
    }

    /// A page three screens high in a scroll view.
    static let page = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="Prv-vc-001">
        <scenes><scene sceneID="Prv-sc-001"><objects><viewController id="Prv-vc-001"><view key="view" id="Prv-vw-001">
        <rect key="frame" x="0" y="0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><scrollView id="Prv-sv-001"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="Prv-ct-001"><rect key="frame" x="0" y="0" width="393" height="2500"/>
        <color key="backgroundColor" systemColor="systemTealColor"/>
        <constraints><constraint firstAttribute="height" constant="2500" id="Prv-k1-001"/></constraints></view></subviews>
        <constraints><constraint firstItem="Prv-ct-001" firstAttribute="top" secondItem="Prv-cg-001" secondAttribute="top" id="Prv-k2-001"/>
        <constraint firstItem="Prv-ct-001" firstAttribute="bottom" secondItem="Prv-cg-001" secondAttribute="bottom" id="Prv-k3-001"/>
        <constraint firstItem="Prv-ct-001" firstAttribute="leading" secondItem="Prv-cg-001" secondAttribute="leading" id="Prv-k4-001"/>
        <constraint firstItem="Prv-ct-001" firstAttribute="trailing" secondItem="Prv-cg-001" secondAttribute="trailing" id="Prv-k5-001"/>
        <constraint firstItem="Prv-ct-001" firstAttribute="width" secondItem="Prv-fg-001" secondAttribute="width" id="Prv-k6-001"/></constraints>
        <viewLayoutGuide key="contentLayoutGuide" id="Prv-cg-001"/><viewLayoutGuide key="frameLayoutGuide" id="Prv-fg-001"/>
        </scrollView></subviews></view></viewController></objects></scene></scenes></document>
        """
}

import Foundation
import Testing

@testable import trellis

struct DiffCommandTests {
    private static func document(constant: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES"><objects><view contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a1"/></subviews>
        <constraints>
        <constraint firstItem="a1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="\(constant)" id="k1"/>
        <constraint firstItem="a1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="k2"/>
        <constraint firstItem="a1" firstAttribute="trailing" secondItem="v1" secondAttribute="trailing" id="k3"/>
        <constraint firstItem="a1" firstAttribute="bottom" secondItem="v1" secondAttribute="bottom" id="k4"/>
        </constraints></view></objects></document>
        """
    }

    @Test func twoFilesAreComparedByTheFramesTheyGive() throws {
        try withDocuments(["old.xib": Self.document(constant: 10), "new.xib": Self.document(constant: 30)]) { folder in
            let run = try TrellisProcess(["diff", "old.xib", "new.xib"], in: folder)
            #expect(run.status == 0)
            #expect(run.output.contains("y 10 -> 30 (+20), height 657 -> 637 (-20)"))
            #expect(run.output.contains("1 of 1 document laid out otherwise; views: 1 resized"))
        }
    }

    @Test func aGitRevisionIsComparedWithWhatIsOnDisk() throws {
        try withDocuments(["Page.xib": Self.document(constant: 10)]) { folder in
            func git(_ words: String...) throws {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                process.arguments = ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + words
                process.standardOutput = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
            }
            try git("init", "-q")
            try git("add", ".")
            try git("commit", "-qm", "First")
            try Data(Self.document(constant: 12).utf8).write(to: folder.appendingPathComponent("Page.xib"))
            try Data(Self.document(constant: 1).utf8).write(to: folder.appendingPathComponent("New.xib"))
            let run = try TrellisProcess(["diff", "--git", "HEAD", "."], in: folder)
            #expect(run.status == 0)
            #expect(run.output.contains("y 10 -> 12 (+2)"))
            #expect(run.output.contains("New.xib  (added)"))
            let wrong = try TrellisProcess(["diff", "--git", "nowhere"], in: folder)
            #expect(wrong.status == 2 && wrong.errors.contains("there is no revision 'nowhere'"))
        }
    }

    @Test func oneFileAloneIsNoComparison() throws {
        let run = try TrellisProcess(["diff", "old.xib"])
        #expect(run.status == 2 && run.errors.contains("name OLD and NEW"))
    }
}

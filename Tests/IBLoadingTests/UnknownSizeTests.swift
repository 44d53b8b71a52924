import IBDocuments
import IBLoading
import Testing
import UIKit

/// Views of the system whose natural size isn't known: the stored size stands for it, and that is said.
@MainActor @Suite struct UnknownSizeTests {
    @Test(arguments: ["colorWell", "calendarView", "bannerView"]) func theStoredSizeStandsForAnUnknownOne(tag: String) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="19455" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="9" y="9" width="30" height="40"/></\(tag)></subviews>
            <constraints><constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="5" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="6" id="2"/></constraints>
            </view></objects></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "/nowhere/a.xib"), options: CanvasOptions())
        #expect(laidOut.trees[0].views.first { $0.id == "v" }?.frame == CGRect(x: 6, y: 5, width: 30, height: 40))
        #expect(
            laidOut.findings.map(\.message) == [
                "The natural size of <\(tag)> isn't known here; the stored 30 x 40 is taken where no constraint says another."
            ])
        #expect(laidOut.findings.first.map { $0.kind == "ib.unknown-size" && $0.severity == .info && $0.location?.line == 4 } == true)
    }
}

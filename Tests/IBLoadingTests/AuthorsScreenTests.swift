import IBDocuments
import IBLoading
import Testing
import UIKit

/// The pixels at which text was measured up to Xcode 8. Expected values: 17 pt lines of public documents, 21 points high where cells' contents are a point
/// lower than their cells, 20.5 where they are half a point lower.
@MainActor @Suite struct AuthorsScreenTests {
    private func labelHeight(tools: String = "11762", content: String, separators: String = "default") throws -> CGFloat? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects><tableViewController id="c">
            <tableView key="view" separatorStyle="\(separators)" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="22" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="375" height="\(content)"/>
            <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="content" secondAttribute="top" id="1"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="2"/></constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "table.storyboard"), options: CanvasOptions())
        return laidOut.trees.first?.views.first { $0.id == "l" }?.frame.height
    }

    @Test(arguments: [("43", CGFloat(21)), ("43.5", 20.5), ("44", 21), ("40", 20.5)])
    func aSeparatorIsAPixelOfTheScreenOnWhichTextWasMeasured(content: String, height: CGFloat) throws {
        #expect(try labelHeight(content: content) == height)
    }

    @Test func onlyTablesWithSeparatorsTellAndOnlyUpToXcode8() throws {
        #expect(try labelHeight(content: "44", separators: "none") == 20.5)
        #expect(try labelHeight(tools: "13529", content: "43") == 20.5)
    }
}

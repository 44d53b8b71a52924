import Testing
import UIKit

@MainActor struct HandedInsetsTests {
    @Test func `insets that differ between the sides are named`() throws {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        page.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8)
        let found = try #require(finding("rtl.edge-insets", in: root))
        #expect(found.message == "The contentInset of \"page\" is 40 at the left and 8 at the right in every language.")
        page.contentInset.right = 40
        #expect(finding("rtl.edge-insets", in: root) == nil)
    }

    @Test func `margins of a document are read as they are written`() throws {
        func document(_ right: String) throws -> [String] {
            let view = """
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <edgeInsets key="layoutMargins" top="0.0" left="16" bottom="0.0" right="\(right)"/></view>
                """
            let constraints = [
                "c1: box.top == root.top", "c2: box.leading == root.leading", "c3: box.width == 100", "c4: box.height == 100",
            ]
            return findings("rtl.edge-insets", in: try makeDocument(subviews: view, constraints: constraints)).map(\.message)
        }
        #expect(try document("0.0").count == 1)
        #expect(try document("16") == [])
    }
}

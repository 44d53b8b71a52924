import Foundation
import IBDocuments
import Testing

/// Objects and constraints written into a document. Expected texts: what Xcode writes.
@Suite struct DocumentEditorObjectTests {
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <view id="box" customClass="Box">
                            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                            <color key="backgroundColor" systemColor="labelColor"/>
                        </view>
                        <label id="name">
                            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                        </label>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="bbb-bb-bbb"/>
                        <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="ddd-dd-ddd"/>
                    </constraints>
                    <connections>
                        <outlet property="gap" destination="bbb-bb-bbb" id="out-le-t01"/>
                        <outlet property="name" destination="name" id="out-le-t02"/>
                    </connections>
                    <variation key="default">
                        <mask key="constraints">
                            <exclude reference="bbb-bb-bbb"/>
                        </mask>
                    </variation>
                </view>
            </objects>
        </document>

        """

    private let document: IBDocument

    init() throws {
        document = try IBDocument.read(text: Self.text, path: "a.xib")
    }

    private func lines(_ editor: DocumentEditor) throws -> [String] {
        String(decoding: try editor.edited(), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func added(_ editor: DocumentEditor) throws -> [String] {
        let old = Self.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = try lines(editor)
        return new.difference(from: old).insertions.compactMap { if case .insert(_, let line, _) = $0 { line } else { nil } }
    }

    @Test func aConstraintStandsInTheNearestCommonViewSortedByItsId() throws {
        var editor = DocumentEditor(document)
        let id = try editor.addConstraint(NewConstraint("name", .leading, to: "box", .trailing, constant: 8, priority: 750))
        let expected =
            "                <constraint firstItem=\"name\" firstAttribute=\"leading\" secondItem=\"box\" secondAttribute=\"trailing\" priority=\"750\" constant=\"8\" id=\"\(id)\"/>"
        #expect(try added(editor) == [expected])
        let ids = try IBDocument.read(bytes: editor.edited(), path: "a.xib").elements["root"]!.list("constraints").compactMap(\.id)
        #expect(ids == ["bbb-bb-bbb", "ddd-dd-ddd", id].sorted())
    }

    @Test func anIdIsFreshAndOfXcodesForm() throws {
        var editor = DocumentEditor(document)
        let ids = (0..<200).map { _ in editor.freshID() }
        #expect(Set(ids).count == 200)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil })
        var again = DocumentEditor(document)
        #expect(again.freshID() == ids[0])
    }

    @Test func theListOfTheFirstConstraintsStandsBehindTheColour() throws {
        var editor = DocumentEditor(document)
        let width = editor.add(NewConstraint("box", .width, constant: 44.5), to: document.elements["box"]!)
        let height = editor.add(NewConstraint("box", .height, .greaterThanOrEqual, constant: 0), to: document.elements["box"]!)
        let rows = [
            (width, "<constraint firstAttribute=\"width\" constant=\"44.5\" id=\"\(width)\"/>"),
            (height, "<constraint firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"0\" id=\"\(height)\"/>"),
        ].sorted { $0.0 < $1.0 }.map { "                        " + $0.1 }
        let indent = "                    "
        #expect(try added(editor) == [indent + "<constraints>"] + rows + [indent + "</constraints>"])
        let lines = try lines(editor)
        let color = lines.firstIndex { $0.contains("systemColor") }!
        #expect(lines[color + 1] == indent + "<constraints>")
    }

    @Test func aNewAttributeStandsAmongItsNeighbours() throws {
        var editor = DocumentEditor(document)
        editor.setAttribute("translatesAutoresizingMaskIntoConstraints", to: "NO", of: document.elements["box"]!)
        editor.setAttribute("userLabel", to: "Box", of: document.elements["box"]!)
        editor.setAttribute("hidden", to: "YES", of: document.elements["box"]!)
        let expected =
            "                <view hidden=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\" userLabel=\"Box\" customClass=\"Box\">"
        #expect(try added(editor) == [expected])
    }

    @Test func anObjectGoesWithAllThatNamesIt() throws {
        var editor = DocumentEditor(document)
        editor.removeObject(document.elements["box"]!)
        let text = String(decoding: try editor.edited(), as: UTF8.self)
        // The outlet to its constraint and the variation that only named it go as well.
        #expect(!text.contains("box") && !text.contains("bbb-bb-bbb") && !text.contains("variation") && !text.contains("out-le-t01"))
        #expect(text.contains("out-le-t02") && text.contains("ddd-dd-ddd"))
        #expect(try IBDocument.read(text: text, path: "a.xib").findings.isEmpty)
    }

    @Test func aConstraintChangesItsItem() throws {
        var editor = DocumentEditor(document)
        let constraint = document.elements["ddd-dd-ddd"]!
        editor.setItem(.second, of: constraint, to: "box", attribute: .bottom)
        editor.setItem(.first, of: constraint, to: "root")
        let expected =
            "                <constraint firstAttribute=\"top\" secondItem=\"box\" secondAttribute=\"bottom\" constant=\"8\" id=\"ddd-dd-ddd\"/>"
        #expect(try added(editor) == [expected])
    }

    @Test func aListMayLoseAllItHasAndGetMore() throws {
        var editor = DocumentEditor(document)
        for constraint in document.elements["root"]!.list("constraints") { editor.remove(constraint) }
        let id = try editor.addConstraint(NewConstraint("name", .top, to: "safe", .top))
        let list = try IBDocument.read(bytes: editor.edited(), path: "a.xib").elements["root"]!.list("constraints")
        #expect(list.map(\.id) == [id])
    }

    @Test func anUnknownItemIsAnError() {
        var editor = DocumentEditor(document)
        #expect(throws: DocumentEditor.Failure.noSuchObject("gone")) {
            try editor.addConstraint(NewConstraint("gone", .width, constant: 1))
        }
        #expect(throws: DocumentEditor.Failure.noSuchObject("out-le-t0x")) {
            try editor.addConstraint(NewConstraint("box", .top, to: "out-le-t0x", .top))
        }
        #expect(editor.isUnchanged)
    }
}

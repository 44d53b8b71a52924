import Findings
import IBDocuments
import LayoutChecks

/// A storyboard of one scene on an iPhone 8 (375 x 667) whose root view, `root`, holds what is given.
///
/// - Parameter subviews: The elements inside the root's `subviews`.
/// - Parameter constraints: Constraints as `id: first.attribute == second.attribute + constant`, added to the root; see `constraintXML`.
func makeDocument(
    subviews: String, constraints: [String] = [], document: String = "useAutolayout=\"YES\" useSafeAreas=\"YES\"", extra: String = "",
    resources: String = "", inRoot: String = "", inController: String = "", path: String = "Test.storyboard"
) throws -> IBDocument {
    let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \(document) initialViewController="vc">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="sc"><objects><viewController id="vc" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        \(subviews)
        </subviews>
        <constraints>
        \(constraints.map(constraintXML).joined(separator: "\n"))
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
        \(inRoot)
        </view>
        \(inController)
        </viewController></objects></scene>\(extra)</scenes>
        \(resources)
        </document>
        """
    return try IBDocument.read(text: text, path: path)
}

/// `c1: a.leading == root.leading + 16` as an element.
func constraintXML(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    let id = words[0].dropLast()
    let relation = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"][words[2]].map { " relation=\"\($0)\"" } ?? ""
    let first = words[1].split(separator: ".")
    var xml = "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\"\(relation)"
    if words[3].contains("."), Double(words[3]) == nil {
        let second = words[3].split(separator: ".")
        xml += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
        if words.count > 5 { xml += " constant=\"\(words[4] == "-" ? "-" : "")\(words[5])\"" }
    } else {
        xml += " constant=\"\(words[3])\""
    }
    return xml + " id=\"\(id)\"/>"
}

/// A label of the document.
func labelXML(_ id: String, _ text: String, _ attributes: String = "", inside: String = "") -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(inside)</label>
    """
}

/// The findings of a kind in a document.
@MainActor func findings(_ kind: String, in document: IBDocument) -> [Finding] {
    findings(in: document).filter { $0.kind == kind }
}

import Foundation
import Testing
import UIKit

/// A controller whose nib is found by the name of its class.
final class CardViewController: UIViewController {
    private(set) var caption: UILabel!
}

/// A cell of a nib of its own.
final class CardCell: UITableViewCell {
    private(set) var caption: UILabel!
    private(set) var wakes = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakes += 1
    }
}

private let head =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" toolsVersion=\"17506\" targetRuntime=\"iOS.CocoaTouch\"><objects>"

private let card = """
    \(head)<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardViewController"><connections>
    <outlet property="view" destination="v" id="o1"/><outlet property="caption" destination="l" id="o2"/></connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    <view tag="3" id="v"><subviews><label text="Card" id="l"/></subviews></view></objects></document>
    """

private let cell = """
    \(head)<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    <tableViewCell reuseIdentifier="Card" id="c" customClass="CardCell" customModule="UIKitTests">
    <tableViewCellContentView key="contentView" id="cc"><subviews><label text="Row" id="l"/></subviews></tableViewCellContentView>
    <connections><outlet property="caption" destination="l" id="o"/></connections></tableViewCell></objects></document>
    """

private func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <scenes>\(scenes)</scenes></document>
    """
}

/// Documents found in a bundle. Expected behaviour: Apple's pages on `nibName`, `UINib` and storyboard references.
@MainActor @Suite struct BundleLoadingTests {
    private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "Documents-\(UUID().uuidString).bundle"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        LayoutDiagnostics.documentHandler = { _ in }
        try body(try #require(Bundle(path: folder)))
    }

    @Test(arguments: ["CardView.xib", "CardViewController.xib", "Base.lproj/CardView.xib"])
    func aControllerFindsTheNibOfItsName(name: String) throws {
        try withBundle([name: card]) { bundle in
            let controller = CardViewController(nibName: nil, bundle: bundle)
            #expect(controller.view.tag == 3)
            #expect(controller.caption.text == "Card")
        }
    }

    @Test func aControllerWithoutANibHasAPlainView() throws {
        try withBundle(["Other.xib": card]) { bundle in
            let controller = CardViewController(nibName: nil, bundle: bundle)
            #expect(controller.view.tag == 0 && controller.caption == nil)
        }
    }

    @Test func aNibsCellIsMadeAfreshForEachRow() throws {
        try withBundle(["Card.xib": cell]) { bundle in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.register(UINib(nibName: "Card", bundle: bundle), forCellReuseIdentifier: "Card")
            let first = try #require(table.dequeueReusableCell(withIdentifier: "Card") as? CardCell)
            let second = try #require(table.dequeueReusableCell(withIdentifier: "Card") as? CardCell)
            #expect(first !== second && first.caption.text == "Row" && first.caption !== second.caption)
            #expect(first.wakes == 1)
        }
    }

    @Test func aReferenceLeadsToAnotherStoryboard() throws {
        let main = storyboard(
            "<scene sceneID=\"1\"><objects><viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Two\" id=\"a\"/></objects></scene>"
        )
        let other = storyboard(
            "<scene sceneID=\"1\"><objects><viewController title=\"First\" id=\"a\"/></objects></scene>"
                + "<scene sceneID=\"2\"><objects><viewController storyboardIdentifier=\"Two\" title=\"Second\" id=\"b\"/></objects></scene>"
        )
        try withBundle(["Main.storyboard": main, "Other.storyboard": other]) { bundle in
            #expect(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?.title == "Second")
        }
    }

    @Test(arguments: [
        ("storyboardName=\"Gone\"", "Could not find a storyboard named 'Gone'."),
        (
            "storyboardName=\"Other\" referencedIdentifier=\"Three\"",
            "The storyboard 'Other' has no view controller with identifier 'Three'."
        ),
        ("storyboardName=\"Broken\"", "Could not load the storyboard named 'Broken': "),
    ])
    func aReferenceToNothingIsAFinding(attributes: String, message: String) throws {
        let main = storyboard("\n<scene sceneID=\"1\"><objects><viewControllerPlaceholder \(attributes) id=\"a\"/></objects></scene>")
        let other = storyboard("<scene sceneID=\"1\"><objects><viewController id=\"a\"/></objects></scene>")
        try withBundle(["Main.storyboard": main, "Other.storyboard": other, "Broken.storyboard": "<document"]) { bundle in
            let storyboard = UIStoryboard(name: "Main", bundle: bundle)
            #expect(storyboard.instantiateInitialViewController() == nil)
            let finding = try #require(storyboard.findings.first)
            #expect(finding.message.hasPrefix(message) && finding.severity == .error && finding.location?.line == 3)
        }
    }

    @Test func aSegueActionThatNobodyAnswersIsSaid() throws {
        let main = storyboard(
            """
            <scene sceneID="1"><objects><viewController id="a"><view key="view" id="v"/><connections>
            <segue destination="b" kind="show" identifier="go" destinationCreationSelector="makeDetail:sender:" id="s"/></connections></viewController></objects></scene>
            <scene sceneID="2"><objects><viewController id="b"/></objects></scene>
            """)
        try withBundle(["Main.storyboard": main]) { bundle in
            let storyboard = UIStoryboard(name: "Main", bundle: bundle)
            storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
            let message = "The segue action makeDetail:sender: can't be called: UIViewController doesn't answer it."
            #expect(storyboard.findings.map(\.message) == [message])
        }
    }
}

import Foundation
import Testing
import UIKit

/// A controller that a storyboard names; its outlets are set by name.
final class ForecastController: UIViewController {
    private(set) var summary: UIView!
    weak var card: UIView?
    var stars: [UIView]?
    var caption: String?
    private(set) var loads = 0

    override func viewDidLoad() {
        loads += 1
    }
}

/// A view that the storyboard names.
final class WokenView: UIView {
    private(set) var wakes = 0
    private(set) var framesAtInit: CGRect = .zero

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        framesAtInit = frame
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        wakes += 1
    }
}

private let storyboardText = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Forecast" title="Today" id="c" customClass="ForecastController" customModule="UIKitTests">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a" customClass="WokenView" customModule="UIKitTests">
    <rect key="frame" x="1" y="2" width="3" height="4"/>
    <constraints><constraint firstAttribute="width" constant="40" id="w"/>
    <constraint firstAttribute="height" constant="99" placeholder="YES" id="p"/></constraints></view>
    <view tag="7" id="b" customClass="NotLinkedView" customModule="Elsewhere"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
    </subviews></view>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="caption" value="Rain"/></userDefinedRuntimeAttributes>
    <connections><outlet property="summary" destination="a" id="o1"/><outlet property="card" destination="b" id="o2"/>
    <outletCollection property="stars" destination="a" id="o3"/><outletCollection property="stars" destination="b" id="o4"/>
    <outlet property="nothing" destination="a" id="o5"/></connections>
    </viewController></objects></scene></scenes></document>
    """

/// Controllers and views made from a storyboard. Expected behaviour: Apple's pages on UIStoryboard and on nib loading.
@MainActor @Suite struct StoryboardTests {
    private func storyboard() throws -> UIStoryboard {
        let path = NSTemporaryDirectory() + "Forecast-\(UUID().uuidString).storyboard"
        try storyboardText.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try UIStoryboard(contentsOfFile: path)
    }

    @Test func makesTheControllerOfTheNamedClassWithItsOutlets() throws {
        let storyboard = try storyboard()
        let controller = try #require(storyboard.instantiateInitialViewController() as? ForecastController)
        #expect(!controller.isViewLoaded)
        #expect(controller.title == "Today")
        controller.loadViewIfNeeded()
        #expect(controller.loads == 1)
        #expect(controller.summary is WokenView)
        #expect(controller.card?.tag == 7)
        #expect(controller.stars?.count == 2)
        #expect(controller.caption == "Rain")
    }

    @Test func aViewKnowsItsDocumentInInitAndWakesOnce() throws {
        let controller = try storyboard().instantiateViewController(withIdentifier: "Forecast")
        let woken = try #require(controller.view.subviews.first as? WokenView)
        #expect(woken.framesAtInit == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(woken.wakes == 1)
    }

    @Test func placeholderConstraintsAreGoneAtRunTime() throws {
        let controller = try storyboard().instantiateViewController(withIdentifier: "Forecast")
        let woken = try #require(controller.view.subviews.first)
        #expect(woken.constraints.map(\.constant) == [40])
    }

    @Test func aClassThatIsNotLinkedFallsBackAndIsReported() throws {
        let storyboard = try storyboard()
        let controller = try #require(storyboard.instantiateInitialViewController())
        controller.loadViewIfNeeded()
        let fallback = try #require(controller.view.subviews.last)
        #expect(type(of: fallback) == UIView.self)
        let messages = storyboard.findings.map(\.message)
        #expect(messages.contains("The class NotLinkedView isn't linked; <view> is made of its UIKit class."))
        #expect(messages.contains("The outlet nothing can't be set: ForecastController has no stored property nothing."))
    }

    @Test func aCreatorGetsTheCoder() throws {
        let made: ForecastController = try storyboard().instantiateViewController(identifier: "Forecast") { coder in
            let controller = ForecastController(coder: coder)
            controller?.stars = []
            return controller
        }
        #expect(made.title == "Today")
        #expect(made.stars?.isEmpty == true)
    }
}

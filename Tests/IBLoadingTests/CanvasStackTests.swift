import IBDocuments
import IBLoading
import Testing
import UIKit

/// What stack views and lone views do on Interface Builder's canvas and not in an app. Expected values: frames of public documents, as named.
@MainActor @Suite struct CanvasStackTests {
    /// Lays out a xib's root of 375 x 667 on an iPhone 8 of Xcode 13.
    private func frames(
        _ body: String, _ constraints: String = "", root: String = "", tools: String = "19455", options: CanvasOptions = CanvasOptions()
    ) throws -> [String: CGRect] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><objects>
            <view \(root) id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(body)</subviews><constraints>\(constraints)</constraints></view></objects></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "canvas.xib"), options: options)
        return Dictionary(laidOut.trees.flatMap(\.views).map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    private func stack(_ views: String, _ attributes: String, _ constraints: String = "") -> String {
        """
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack" \(attributes)>
        <subviews>\(views)</subviews><constraints>\(constraints)</constraints></stackView>
        """
    }

    private func view(_ id: String, _ attributes: String = "", width: Int? = nil, height: Int? = nil, priority: Int = 1000) -> String {
        let lengths = [("width", width), ("height", height)].compactMap { name, length in
            length.map { #"<constraint firstAttribute="\#(name)" constant="\#($0)" priority="\#(priority)" id="\#(id)-\#(name)"/>"# }
        }
        return """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
            <constraints>\(lengths.joined())</constraints></view>
            """
    }

    private func tie(_ item: String, _ attribute: String, _ other: String = "root", constant: Double = 0) -> String {
        """
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(attribute)" \
        constant="\(constant)" id="\(item)-\(attribute)"/>
        """
    }

    // heremaps/msdkui-ios, DriveNavigation: a hidden view of 48 points below one of 90, and a stack of hidden views with a placeholder of 200
    @Test func hiddenViewsAtTheEndStandAtTheStacksStartAndKeepTheirOwnLength() throws {
        let column = stack(view("a", height: 90) + view("b", "hidden=\"YES\"", height: 48), "axis=\"vertical\"")
        let found = try frames(column, tie("stack", "top") + tie("stack", "leading") + tie("stack", "trailing"))
        #expect(found["b"] == CGRect(x: 0, y: 0, width: 375, height: 48))
        #expect(found["stack"]?.height == 90)
    }

    @Test func aStackOfHiddenViewsHasNoLengthByThem() throws {
        let both = view("a", "hidden=\"YES\"", height: 56) + view("b", "hidden=\"YES\"", height: 64)
        let column = stack(both, "axis=\"vertical\" spacing=\"12\" placeholderIntrinsicWidth=\"64\" placeholderIntrinsicHeight=\"200\"")
        #expect(try frames(column, tie("stack", "top") + tie("stack", "leading"))["stack"]?.height == 200)
    }

    // heremaps/msdkui-ios, RouteDescriptionItem: 74.5, a hidden picture of 15, and what follows 8 points after the first
    @Test func aHiddenViewBeginsInTheMiddleOfItsGap() throws {
        let row = stack(view("a", width: 74, height: 24) + view("b", "hidden=\"YES\"", width: 15) + view("c", width: 200), "spacing=\"8\"")
        let found = try frames(row, tie("stack", "top") + tie("stack", "leading"))
        #expect(found["b"] == CGRect(x: 78, y: 0, width: 15, height: 24))
        #expect(found["c"]?.minX == 82)
    }

    // SRGSSR/playsrg-apple, SongTableViewCell: a width of 42 at 999
    @Test func aHiddenViewLosesALengthThatItOnlyWishesFor() throws {
        let row = stack(view("a", width: 74, height: 24) + view("b", "hidden=\"YES\"", width: 42, priority: 999), "")
        #expect(try frames(row, tie("stack", "top") + tie("stack", "leading"))["b"]?.width == 0)
    }

    // openfoodfacts-ios, IngredientsHeaderCellController: a tie between the leading edges of both views is no conflict
    @Test func aTieToAHiddenViewAtTheEndTakesNoRoom() throws {
        let row = stack(view("a", height: 55) + view("b", "hidden=\"YES\""), "", tie("a", "leading", "b"))
        let found = try frames(row, tie("stack", "top") + tie("stack", "leading") + tie("stack", "trailing"))
        #expect(found["a"] == CGRect(x: 0, y: 0, width: 375, height: 55))
    }

    // arcgis-runtime-samples-ios, QueryMapImageSublayer: the stack begins at its first label, 7 points below the field's top
    @Test func aRowOnAFirstBaselineBeginsWithItsFirstView() throws {
        let label = { (id: String, size: Int) in
            """
            <label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
            """
        }
        let found = try frames(
            stack(label("small", 17) + label("large", 34), "alignment=\"firstBaseline\""),
            tie("large", "top", constant: 8) + tie("stack", "leading"))
        let rise = try #require(found["large"]?.minY)
        #expect(rise < 0)
        #expect(found["small"]?.minY == 0)
        #expect(found["stack"]?.minY == 8 - rise)
        #expect(found["stack"]?.maxY == found["large"].map { 8 + $0.height })
    }

    // nRF-Mesh-Library, VendorModel: a label without a text, 20.5 points high, beside one of 17 points
    @Test func aLabelWithoutATextHasItsFontsBaseline() throws {
        let label = { (id: String, text: String) in
            """
            <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        let tall = label("b", "").replacingOccurrences(
            of: "</label>", with: #"<constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints></label>"#)
        let found = try frames(
            label("a", "x") + tall,
            tie("a", "leading") + tie("b", "trailing") + tie("a", "top", constant: 100) + tie("b", "firstBaseline", "a"))
        #expect(found["b"]?.minY == 100)
    }

    // stopp-corona-ios, SavedIDsViewController: a stack without views between two labels of what scrolls
    @Test func anEmptyStackInWhatScrollsIsHeldAt50() throws {
        let inner = #"<stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="inner"/>"#
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>\(stack(inner, "axis=\"vertical\""))</subviews>
            <constraints>\(["top", "leading", "trailing", "bottom"].map { tie("stack", $0, "scroll") }.joined())</constraints></scrollView>
            """
        let found = try frames(scroll, ["top", "leading", "trailing", "bottom"].map { tie("scroll", $0) }.joined())
        #expect(found["inner"]?.height == 50)
    }

    // IBLinter's and aws-sdk-ios-samples' views: 240 x 128 where the constraints say 241 x 129; a point more is another size
    @Test(arguments: [(67.0, CGSize(width: 240, height: 128)), (66.0, CGSize(width: 243, height: 128))])
    func aViewKeepsTheLibrarysSizeAgainstAPoint(_ leading: Double, _ size: CGSize) throws {
        let found = try frames(
            view("v", height: 128), tie("v", "top") + tie("v", "leading", constant: leading) + tie("v", "centerX"))
        #expect(found["v"]?.size == size)
    }

    // msdkui-ios, GuidanceNextManeuverView: margins of 0 that keep the superview's are 8
    @Test func aRootThatKeepsTheSuperviewsMarginsHasTheCanvass() throws {
        let margins = "</subviews><edgeInsets key=\"layoutMargins\" top=\"0\" left=\"0\" bottom=\"0\" right=\"0\"/><subviews>"
        let bottom = #"<constraint firstAttribute="bottomMargin" secondItem="v" secondAttribute="bottom" id="b"/>"#
        let body = view("v", height: 20) + margins
        #expect(try frames(body, bottom + tie("v", "leading"))["v"]?.minY == 647)
        let keeping = "preservesSuperviewLayoutMargins=\"YES\" insetsLayoutMarginsFromSafeArea=\"NO\""
        #expect(try frames(body, bottom + tie("v", "leading"), root: keeping)["v"]?.minY == 639)
    }

    private func pinned(_ item: String, to other: String = "root") -> String {
        ["top", "leading", "trailing", "bottom"].map { tie(item, $0, other) }.joined()
    }

    // stopp-corona-ios: a view of 50 points between a label and a button of what scrolls, where most are 128, and one of none
    @Test(arguments: [50.0, 0.0])
    func anEmptyArrangedViewKeepsItsStoredLength(_ height: Double) throws {
        let inner = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="375" height="\(height)"/></view>
            """
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>\(stack(inner, "axis=\"vertical\""))</subviews>
            <constraints>\(pinned("stack", to: "scroll"))</constraints></scrollView>
            """
        #expect(try frames(scroll, pinned("scroll"))["v"]?.height == CGFloat(height))
    }

    /// Interface Builder alone holds what nothing sizes: in the app, and on any device asked for, nothing does (Apple: a stack view's views have the size
    /// of their content).
    @Test func onAnotherDeviceNothingHoldsWhatHasNoSize() throws {
        let device = CanvasOptions(device: DeviceProfile.device(id: "iphone-15"))
        let inner = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="375" height="50"/></view>
            """
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>\(stack(inner, "axis=\"vertical\""))</subviews>
            <constraints>\(pinned("stack", to: "scroll"))</constraints></scrollView>
            """
        #expect(try frames(scroll, pinned("scroll"))["v"]?.height == 50)
        #expect(try frames(scroll, pinned("scroll"), options: device)["v"]?.height == 0)
        let edges = tie("stack", "top") + tie("stack", "leading") + tie("stack", "trailing")
        #expect(try frames(stack(label("a", ""), "axis=\"vertical\""), edges, options: device)["a"]?.height == 0)
        let box = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>\(label("b", "x"))</subviews>
            <constraints>\(pinned("b", to: "box"))</constraints></view>
            """
        let row = stack(box, "alignment=\"center\"", fixed("stack", 48))
        let height = try frames(row, tie("stack", "top") + tie("stack", "leading"), options: device)["b"]?.height ?? 48
        #expect(height > 20 && height < 22)
    }

    /// The views of one canvas serve the next only where both hold the same.
    @Test func aStageLaysTheDocumentsCanvasAndADeviceOutApart() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="19455" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(stack(label("a", ""), "axis=\"vertical\""))</subviews>
            <constraints>\(tie("stack", "top") + tie("stack", "leading"))</constraints></view></objects></document>
            """
        let stage = CanvasStage(try IBDocument.read(text: text, path: "canvas.xib"))
        func height(_ options: CanvasOptions) -> CGFloat? { stage.layOut(options).trees[0].views.first { $0.id == "a" }?.frame.height }
        let device = CanvasOptions(device: DeviceProfile.device(id: "iphone-15"))
        #expect([height(CanvasOptions()), height(device), height(CanvasOptions())] == [50, 0, 50])
        _ = height(device)
        let count = stage.loadCount
        _ = height(CanvasOptions(device: DeviceProfile.device(id: "iphone-8")))
        #expect(stage.loadCount == count, "two devices share their views")
    }

    // stopp-corona-ios, SicknessCertificatePersonalDataViewController and DiaryAddEntryViewController: fields without a border
    @Test func aTextFieldWithoutARectangleIs34High() throws {
        let field = { (rect: String) in
            #"<textField translatesAutoresizingMaskIntoConstraints="NO" id="f">\#(rect)</textField>"#
        }
        let edges = tie("f", "top") + tie("f", "leading") + tie("f", "trailing")
        #expect(try frames(field(""), edges)["f"]?.height == 34)
        let stored = #"<rect key="frame" x="0" y="0" width="0" height="0"/>"#
        #expect(try frames(field(stored), edges)["f"].map { $0.height < 34 } == true)
    }

    private func label(_ id: String, _ text: String, more: String = "") -> String {
        """
        <label text="\(text)" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(more)>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    // CodeExamples, Encode: two labels without a text in a column, each 50 high; stopp-corona-ios, OnboardingPageView: labels of a class, 0 high
    @Test func aLabelWithoutATextTakes50PointsOfAColumn() throws {
        let edges = tie("stack", "top") + tie("stack", "leading") + tie("stack", "trailing")
        #expect(try frames(stack(label("a", ""), "axis=\"vertical\""), edges)["a"]?.height == 50)
        let own = label("a", "", more: "customClass=\"OwnLabel\"")
        #expect(try frames(stack(own, "axis=\"vertical\""), edges)["a"]?.height == 0)
    }

    // IBDecodable's launch screen of Xcode 9: 20.5 points; GTXiLib's, of Xcode 10: none
    @Test(arguments: [("13142", true), ("14490", false)])
    func aLabelWithoutATextHadALine(_ tools: String, _ hasLine: Bool) throws {
        let height = try frames(label("a", ""), tie("a", "top") + tie("a", "leading"), tools: tools)["a"]?.height
        #expect((height.map { $0 > 20 } ?? false) == hasLine)
    }

    // openfoodfacts-ios, NutritionTableHeaderCellController: 78 points for a custom view and a label without a text
    @Test func aCustomViewKeeps50PointsBeforeALabelWithoutAText() throws {
        let both = view("v", "customClass=\"OwnView\"") + label("a", "")
        let found = try frames(stack(both, "axis=\"vertical\"", fixed("stack", 78)), tie("stack", "top") + tie("stack", "leading"))
        #expect(found["v"]?.height == 50)
        #expect(found["a"]?.height == 28)
    }

    private func fixed(_ id: String, _ height: Int) -> String {
        #"<constraint firstAttribute="height" constant="\#(height)" id="\#(id)-fixed"/>"#
    }

    // msdkui-ios, WaypointItem: a label of 20.5 in a view of 48, in a centred row of 48
    @Test func aViewWithContentsKeepsTheBreadthOfAStackThatDoesntStretchIt() throws {
        let inner = label("a", "x")
        let box = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>\(inner)</subviews>
            <constraints>\(pinned("a", to: "box"))</constraints></view>
            """
        let row = stack(box, "alignment=\"center\"", fixed("stack", 48))
        #expect(try frames(row, tie("stack", "top") + tie("stack", "leading"))["a"]?.height == 48)
    }

    // msdkui-ios, EmptyView: a centred column between edges of 24 that only bound it, 327 points wide around a picture of 96
    @Test func aColumnAroundWhatNothingSizesIsAsBroadAsItsSurroundingsLetIt() throws {
        let column = stack(view("open", height: 20) + view("picture", width: 96, height: 96), "axis=\"vertical\" alignment=\"center\"")
        let loose = [("leading", "greaterThanOrEqual", 24), ("trailing", "lessThanOrEqual", -24)].map { side, relation, constant in
            """
            <constraint firstItem="stack" firstAttribute="\(side)" relation="\(relation)" secondItem="root" secondAttribute="\(side)" \
            constant="\(constant)" id="loose-\(side)"/>
            """
        }
        let found = try frames(column, tie("stack", "top") + tie("stack", "centerX") + loose.joined())
        #expect(found["stack"] == CGRect(x: 24, y: 0, width: 327, height: 116))
        #expect(found["open"]?.width == 327)
        #expect(found["picture"]?.minX == 115.5)
        let both = view("open", width: 50, height: 20) + view("picture", width: 96, height: 96)
        let sized = stack(both, "axis=\"vertical\" alignment=\"center\"")
        #expect(try frames(sized, tie("stack", "top") + tie("stack", "centerX") + loose.joined())["stack"]?.width == 96)
    }

    // playsrg-apple, ProgramTableViewCell: a bar of 2 points is stored 3 high
    @Test func aProgressBarInTheBarStyleReachesAPointFurther() throws {
        let bar = """
            <progressView progressViewStyle="bar" translatesAutoresizingMaskIntoConstraints="NO" id="p"><constraints>
            \(fixed("p", 2))</constraints></progressView>
            """
        #expect(try frames(bar, tie("p", "top") + tie("p", "leading") + tie("p", "trailing"))["p"]?.height == 3)
    }

    // msdkui-ios, TransportModePanel: a line of 4 points at the bottom of a root that constraints place
    @Test func aRootWithoutASizeIs50PointsWideAndHigh() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="13529" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><objects><view translatesAutoresizingMaskIntoConstraints="NO" id="root">
            <rect key="frame" x="0" y="0" width="0" height="0"/><subviews>\(view("line", height: 4))</subviews>
            <constraints>\(["leading", "trailing", "bottom"].map { tie("line", $0) }.joined())</constraints></view></objects></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "canvas.xib"), options: CanvasOptions())
        #expect(laidOut.trees[0].views.first { $0.id == "line" }?.frame == CGRect(x: 0, y: 46, width: 50, height: 4))
    }
}

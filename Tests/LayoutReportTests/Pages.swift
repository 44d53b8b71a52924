import Foundation
import IBDocuments
import LayoutReport

/// Small pages for tests.
@MainActor enum Pages {
    /// A page that scrolls (a label that wraps, a button that floats), and one whose required widths contradict one another.
    static func write(_ text: String = scroller, options: ReportOptions = ReportOptions(title: "Test page")) throws -> URL {
        var report = Report(options)
        report.add(try IBDocument.read(text: text, path: "Pages/Main.storyboard"))
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-page-\(UUID().uuidString).html")
        try report.html().write(to: url)
        return url
    }

    static let scroller = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s1"><objects><viewController id="c1" title="Page" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><scrollView userLabel="Scroller" translatesAutoresizingMaskIntoConstraints="NO" id="sc"><subviews>
        <label text="Sunny until noon, then clouds from the west and a little rain in the evening, they say." lineBreakMode="tailTruncation" \
        numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Words" id="la">\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <view userLabel="Tall" translatesAutoresizingMaskIntoConstraints="NO" id="ta">\
        <color key="backgroundColor" red="0.9" green="0.2" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <constraints><constraint firstAttribute="height" constant="2000" id="k1"/></constraints></view>
        <view userLabel="Floating" translatesAutoresizingMaskIntoConstraints="NO" id="fl">
        <constraints><constraint firstAttribute="height" constant="50" id="k2"/><constraint firstAttribute="width" constant="120" id="k3"/></constraints></view>
        </subviews>
        <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
        <constraints>
        <constraint firstItem="la" firstAttribute="top" secondItem="cg" secondAttribute="top" constant="10" id="k4"/>
        <constraint firstItem="la" firstAttribute="leading" secondItem="cg" secondAttribute="leading" constant="20" id="k5"/>
        <constraint firstItem="la" firstAttribute="trailing" secondItem="cg" secondAttribute="trailing" constant="-20" id="k6"/>
        <constraint firstItem="ta" firstAttribute="top" secondItem="la" secondAttribute="bottom" constant="10" id="k7"/>
        <constraint firstItem="ta" firstAttribute="leading" secondItem="la" secondAttribute="leading" id="k8"/>
        <constraint firstItem="ta" firstAttribute="trailing" secondItem="la" secondAttribute="trailing" id="k9"/>
        <constraint firstItem="ta" firstAttribute="bottom" secondItem="cg" secondAttribute="bottom" id="ka"/>
        <constraint firstItem="cg" firstAttribute="width" secondItem="fg" secondAttribute="width" id="kb"/>
        <constraint firstItem="fl" firstAttribute="bottom" secondItem="fg" secondAttribute="bottom" constant="-30" id="kc"/>
        <constraint firstItem="fl" firstAttribute="trailing" secondItem="fg" secondAttribute="trailing" constant="-30" id="kd"/>
        </constraints></scrollView></subviews>
        <viewLayoutGuide key="safeArea" id="sa"/>
        <constraints>
        <constraint firstItem="sc" firstAttribute="top" secondItem="sa" secondAttribute="top" id="ke"/>
        <constraint firstItem="sc" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="kf"/>
        <constraint firstItem="sc" firstAttribute="trailing" secondItem="v1" secondAttribute="trailing" id="kg"/>
        <constraint firstItem="sc" firstAttribute="bottom" secondItem="v1" secondAttribute="bottom" id="kh"/>
        </constraints></view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="c2" title="Clash" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v2"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews><view userLabel="Narrow" translatesAutoresizingMaskIntoConstraints="NO" id="na">
        <constraints><constraint firstAttribute="width" relation="lessThanOrEqual" constant="300" id="m1"/><constraint firstAttribute="height" constant="40" id="m2"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="na" firstAttribute="leading" secondItem="v2" secondAttribute="leading" id="m3"/>
        <constraint firstItem="na" firstAttribute="trailing" secondItem="v2" secondAttribute="trailing" constant="-60" id="m4"/>
        <constraint firstItem="na" firstAttribute="top" secondItem="v2" secondAttribute="top" id="m5"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """
}

/// Small documents, written out line by line so that tests can name lines.
enum SampleDocument {
    /// A storyboard with one scene whose root view `root` (375 x 667) holds `views` and `constraints`.
    ///
    /// The root view's element stands on line 7, the first line of `views` on line 10.
    static func storyboard(
        views: String = view("box"), constraints: String = boxConstraints, runtime: String = "iOS.CocoaTouch",
        type: String = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="\(type)" version="3.0" toolsVersion="22505" targetRuntime="\(runtime)" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects>
                <viewController id="controller" sceneMemberID="viewController">
        <!-- line 6 -->
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
        \(views)
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="safe"/>
                        <constraints>
        \(constraints)
                        </constraints>
                    </view>
                </viewController>
            </objects></scene></scenes>
        </document>
        """
    }

    /// A plain view on one line.
    static func view(_ id: String) -> String {
        "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"></view>"
    }

    /// `box` at (20, 30), 100 x 50.
    static let boxConstraints = """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c2"/>
        <constraint firstItem="box" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="box" firstAttribute="height" constant="50" id="c4"/>
        """
}

/// The order in which Xcode writes the attributes and children of an element.
///
/// Worked out from 1,101 public documents: of 987,029 pairs of attributes that stand in one element, 154 stand the other way round (`title` and
/// `image`, `style` and `title` in some classes).
enum XcodeOrder {
    /// The names in Xcode's order; those it doesn't know stand before `id`.
    static func sorted(_ names: [String]) -> [String] {
        names.sorted { (attributeRank($0), $0) < (attributeRank($1), $1) }
    }

    /// The index at which a new attribute stands among those that an element has.
    static func place(ofAttribute name: String, in names: [String]) -> Int {
        place(of: attributeRank(name), among: names.map { attributeRanks[$0] })
    }

    /// The index at which a new child stands among those of an element.
    static func place(ofChild new: NewElement, in parent: IBElement, toolsVersion: Double) -> Int {
        let rank = childRank(new.name, new["key"], toolsVersion) ?? unknownChildRank
        return place(of: rank, among: parent.children.map { childRank($0.name, $0.key, toolsVersion) })
    }

    /// The first place at which the fewest neighbours stand the wrong way round; nil ranks have no say.
    private static func place(of rank: Int, among ranks: [Int?]) -> Int {
        var wrong = ranks.count { $0.map { $0 < rank } ?? false }
        var best = (place: 0, wrong: wrong)
        for (index, other) in ranks.enumerated() {
            if let other { wrong += other < rank ? -1 : other > rank ? 1 : 0 }
            // Behind its equals and behind what has no say, as long as nothing is the worse for it.
            if wrong < best.wrong || (wrong == best.wrong && other.map { $0 <= rank } ?? false) { best = (index + 1, wrong) }
        }
        return best.place
    }

    private static func attributeRank(_ name: String) -> Int {
        attributeRanks[name] ?? (attributeRanks["id"] ?? 0) - 1
    }

    private static let attributeRanks = ranks(
        """
        allowableMovement className defaultVersion definesPresentationContext delaysTouchesBegan direction firstItem
        firstAttribute headerTitle footerTitle hidesBottomBarWhenPushed input key autocapitalizationType autocorrectionType
        automaticEstimatedItemSize autoresizesSubviews base64-UTF8 button configurationType cornerRadius flexibleMinX hidden
        hint horizontal inheritsFrom link location length maximumPrimaryColumnWidth metaFont minX minY maxX maxY
        minimumNumberOfTouches minimumPressDuration minimumPrimaryColumnWidth modifierFlags actionName discoverabilityTitle none
        notEnabled numberOfTapsRequired numberOfTouchesRequired opaque placeholderIdentifier property relation scale
        scrollDirection minimumLineSpacing minimumInteritemSpacing secondItem secondAttribute multiplier priority constant
        sectionInsetReference selector destination appends collectionClass eventType kind destinationCreationSelector
        relationship spellCheckingType keyboardType returnKeyType enablesReturnKeyAutomatically secureTextEntry smartDashesType
        smartInsertDeleteType smartQuotesType staticText header statusBarStyle superclassName symbolType symbolic systemColor
        red green blue textContentType timeIntervalSinceReferenceDate top leading type keyPath relativePath size name family
        minToolsVersion up down left bottom right trailing verifyAmbiguity clipsSubviews clearsContextBeforeDrawing
        multipleTouchEnabled userInteractionEnabled tag vertical weight pointSize white alpha contentMode
        allowsBackForwardNavigationGestures directionalLockEnabled horizontalHuggingPriority restorationIdentifier
        searchBarStyle semanticContentAttribute simulatedAppContext storyboardIdentifier autoresizesArchivedViewToFullSize
        preferredFramesPerSecond storyboardName referencedIdentifier transitionStyle pageSpacing navigationOrientation
        spineLocation doubleSided verticalHuggingPriority horizontalCompressionResistancePriority ambiguous fixedFrame
        colorPixelFormat depthStencilPixelFormat enableSetNeedsDisplay hidesWhenStopped animating mapType misplaced
        alwaysBounceVertical contentInsetAdjustmentBehavior progressViewStyle progress progressImage scalesPageToFit showsScale
        trackImage verticalCompressionResistancePriority bounces alwaysBounceHorizontal placeholderIntrinsicWidth
        placeholderIntrinsicHeight preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea barStyle
        layoutMarginsFollowReadableWidth axis distribution alignment selectionStyle accessoryType hidesAccessoryWhenEditing
        indentationLevel showsReorderControl indentationWidth reuseIdentifier editingAccessoryType spacing spacingType
        tableViewCell textLabel detailTextLabel imageView translucent largeTitles prompted shadowImage videoGravity widthSizable
        flexibleMaxX flexibleMinY heightSizable flexibleMaxY x xcode11CocoaTouchSystemColor cocoaTouchSystemColor y zoomEnabled
        scrollEnabled pagingEnabled rotateEnabled pitchEnabled showsBuildings showsCompass showsHorizontalScrollIndicator
        keyboardDismissMode showsPointsOfInterest showsVerticalScrollIndicator bouncesZoom delaysContentTouches editable
        minimumZoomScale maximumZoomScale dataMode springLoaded colorSpace customColorSpace identifier animates label
        popoverAnchorBarButtonItem popoverAnchorView unwindAction version toolsVersion systemVersion targetRuntime
        propertyAccessControl useAutolayout launchScreen useTraitCollections useSafeAreas colorMatched initialViewController
        modalPresentationStyle modalTransitionStyle enabled contentHorizontalAlignment contentVerticalAlignment
        usesAttributedText numberOfPages buttonType datePickerMode minuteInterval on segmentControlStyle selectedSegmentIndex
        showsTouchWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled text borderStyle placeholder
        showsSearchResultsButton showsCancelButton textAlignment selectable value minimumValue maximumValue minValue maxValue
        continuous minimumValueImage maximumValueImage stepValue adjustsImageSizeForAccessibilityContentSizeCategory
        lineBreakMode hasAttributedTitle baseWritingDirection defaultTabInterval numberOfLines baselineAdjustment
        minimumScaleFactor tighteningFactorForTruncation allowsDefaultTighteningForTruncation adjustsLetterSpacingToFitWidth
        adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize clearButtonMode preferredMaxLayoutWidth style
        useCurrentDate title automaticallyAdjustsScrollViewInsets useStoryboardIdentifierAsRestorationIdentifier separatorStyle
        allowsMultipleSelection allowsSelection showsSelectionImmediatelyOnTouchBegin rowHeight estimatedRowHeight
        sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight estimatedSectionFooterHeight nibName
        largeTitleDisplayMode cornerStyle clearsSelectionOnViewWillAppear navigationBarHidden toolbarHidden image
        largeContentSizeImage selectedImage keyboardKey backgroundImage catalog highlightedImage
        translatesAutoresizingMaskIntoConstraints width height systemItem id orientation layout appearance userLabel colorLabel
        customClass customModule customModuleProvider sceneMemberID
        """)

    // MARK: Children

    private static let unknownChildRank = 2 * (childRanks["state"] ?? 0)

    /// Children go by their role, or by their tag where the role isn't listed. Ranks are even numbers, so that there is room between.
    private static func childRank(_ name: String, _ key: String?, _ toolsVersion: Double) -> Int? {
        // Up to Xcode 11 guides stood behind everything but connections.
        if name == "viewLayoutGuide", toolsVersion < 16_500, let connections = childRanks["connections"] { return 2 * connections - 1 }
        return (key.flatMap { childRanks[$0] } ?? childRanks[name]).map { 2 * $0 }
    }

    /// The same documents: 757 of 88,194 pairs stand the other way round, most of them guides of old documents.
    private static let childRanks = ranks(
        """
        layoutGuides rect autoresizingMask attributedTitle contentView subviews view rightBarButtonItem edgesForExtendedLayout tabBarItem
        toolbarItems navigationItem refreshControl keyCommands viewLayoutGuide backgroundColor tableHeaderView separatorColor
        sectionIndexBackgroundColor tableFooterView accessibility gestureRecognizers constraints segments scrollIndicatorInsets
        pageIndicatorTintColor onTintColor currentPageIndicatorTintColor color blurEffect attributedText collectionViewLayout cells
        sectionHeaderView sectionFooterView tintColor separatorInset selectedSegmentTintColor directionalLayoutMargins
        simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics navigationBar toolbar tabBar
        simulatedDestinationMetrics layoutMargins prototypes sections customSize freeformSize text placeholder fontDescription textColor
        contentEdgeInsets titleEdgeInsets imageEdgeInsets highlightedColor shadowColor shadowOffset state configuration items barTintColor
        standardAppearance titleTextAttributes textInputTraits scopeButtonTitles dataDetectorTypes userDefinedRuntimeAttributes connections
        canvasLocation variation
        """)

    private static func ranks(_ words: String) -> [String: Int] {
        Dictionary(
            words.split(whereSeparator: \.isWhitespace).enumerated().map { (String($0.element), $0.offset) },
            uniquingKeysWith: { first, _ in first })
    }
}

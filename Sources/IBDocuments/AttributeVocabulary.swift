/// Which attributes are switches, words of a list or numbers, and are read by nobody on the canvas: an app's start reads them, or Xcode alone does.
/// What the objects themselves read is looked at when they are made.
///
/// Counted in public documents, and completed by the enumerations of UIKit that the words name.
enum AttributeVocabulary {
    /// Attributes that are YES or NO wherever they stand.
    static let switches: Set<String> = [
        "ambiguous", "misplaced", "clearsContextBeforeDrawing", "hasAttributedTitle", "usesAttributedText", "adjustsImageWhenHighlighted",
        "adjustsImageWhenDisabled", "showsTouchWhenHighlighted", "adjustsLetterSpacingToFitWidth",
        "adjustsImageSizeForAccessibilityContentSizeCategory", "allowsDefaultTighteningForTruncation",
        "automaticallyAdjustsScrollViewInsets", "autoresizesArchivedViewToFullSize", "useStoryboardIdentifierAsRestorationIdentifier",
        "clearsSelectionOnViewWillAppear", "definesPresentationContext", "providesPresentationContextTransitionStyle",
        "wantsFullScreenLayout",
        "hidesAccessoryWhenEditing", "showsReorderControl", "bouncesZoom", "delaysContentTouches", "canCancelContentTouches",
        "springLoaded", "showsSelectionImmediatelyOnTouchBegin", "useCurrentDate", "showsSearchResultsButton", "showsBookmarkButton",
        "delaysTouchesBegan", "delaysTouchesEnded", "cancelsTouchesInView", "requiresExclusiveTouchType", "automaticEstimatedItemSize",
        "scalesPageToFit", "allowsBackForwardNavigationGestures", "zoomEnabled", "rotateEnabled", "pitchEnabled", "showsBuildings",
        "showsCompass", "showsPointsOfInterest", "showsScale", "showsUserLocation", "enableSetNeedsDisplay", "doubleSided", "appends",
    ]

    /// Elements whose attributes are all YES or NO.
    static let allSwitches: Set<String> = [
        "extendedEdge", "popoverArrowDirection", "accessibilityTraits", "dataDetectorType", "dataDetectorTypes", "audiovisualMediaTypes",
        "mediaTypesRequiringUserActionForPlayback",
    ]

    /// Switches of single elements.
    static let switchesOfElement: [String: [String]] = [
        "document": ["useAutolayout", "useSafeAreas", "useTraitCollections", "launchScreen", "colorMatched"],
        "constraint": ["symbolic", "placeholder"], "segue": ["animates"], "string": ["base64-UTF8"], "mutableString": ["base64-UTF8"],
        "simulatedNavigationBarMetrics": ["translucent", "prompted"], "simulatedToolbarMetrics": ["translucent"],
        "simulatedTabBarMetrics": ["translucent"], "mapView": ["scrollEnabled"], "barButtonItem": ["enabled"], "tabBarItem": ["enabled"],
    ]

    private static let presentations: Set<String> = [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen", "overCurrentContext", "blurOverFullScreen",
        "popover", "none", "automatic",
    ]
    private static let transitions: Set<String> = ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]
    private static let barStyles: Set<String> = ["default", "black", "blackOpaque", "blackTranslucent"]
    private static let choices: Set<String> = ["default", "yes", "no"]

    /// Attributes that are one of some words, whatever element they stand in.
    static let words: [String: Set<String>] = [
        "modalPresentationStyle": presentations, "modalTransitionStyle": transitions,
        "autocapitalizationType": ["none", "words", "sentences", "allCharacters"], "autocorrectionType": choices,
        "spellCheckingType": choices, "smartDashesType": choices, "smartQuotesType": choices, "smartInsertDeleteType": choices,
        "baseWritingDirection": ["natural", "leftToRight", "rightToLeft"],
        "catalog": ["system", "System"], "collectionClass": ["NSArray", "NSMutableArray"],
        "largeTitleDisplayMode": ["automatic", "always", "never"],
        "segmentControlStyle": ["plain", "bordered", "bar", "bezeled"],
        "sectionInsetReference": ["contentInset", "safeArea", "layoutMargins"],
        "mapType": ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"],
    ]

    /// Attributes of single elements that are one of some words.
    static let wordsOfElement: [String: [String: Set<String>]] = [
        "segue": [
            "kind": [
                "relationship", "show", "showDetail", "presentation", "popoverPresentation", "popover", "push", "modal", "embed", "unwind",
                "custom", "replace",
            ],
            "relationship": ["rootViewController", "viewControllers", "masterViewController", "detailViewController"],
        ],
        "viewControllerLayoutGuide": ["type": ["top", "bottom"]],
        "constraint": ["symbolType": ["layoutAnchor"]],
        "mask": ["key": ["subviews", "constraints"]],
        "userDefinedRuntimeAttribute": [
            "type": ["string", "localizedString", "boolean", "number", "color", "image", "size", "point", "rect", "range", "nil"]
        ],
        "placeholder": ["placeholderIdentifier": ["IBFilesOwner", "IBFirstResponder"]],
        "tableView": ["dataMode": ["prototypes", "static", "none"]], "collectionView": ["dataMode": ["prototypes", "none"]],
        "action": [
            "eventType": [
                "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit", "touchUpInside",
                "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered", "menuActionTriggered", "editingDidBegin",
                "editingChanged", "editingDidEnd", "editingDidEndOnExit",
            ]
        ],
        "color": [
            "colorSpace": [
                "custom", "catalog", "calibratedRGB", "calibratedWhite", "deviceRGB", "deviceWhite", "deviceCMYK", "pattern",
            ],
            "customColorSpace": [
                "sRGB", "displayP3", "genericGamma22GrayColorSpace", "calibratedRGB", "calibratedWhite", "extendedSRGB", "extendedGray",
                "adobeRGB1998", "genericCMYKColorSpace",
            ],
        ],
        "font": [
            "metaFont": [
                "system", "smallSystem", "miniSystem", "systemBold", "boldSystem", "systemLight", "systemSemibold", "systemMedium",
                "message",
                "menu", "menuBar", "label", "toolTip", "controlContent", "user", "userFixedPitch", "titleBar", "palette",
            ]
        ],
        "preferredSymbolConfiguration": [
            "scale": ["default", "unspecified", "small", "medium", "large"],
            "weight": [
                "unspecified", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
            ],
        ],
        "fontDescription": ["size": ["system", "smallSystem", "button", "label"]],
        "simulatedStatusBarMetrics": ["statusBarStyle": ["default", "lightContent", "darkContent", "blackOpaque", "blackTranslucent"]],
        "simulatedNavigationBarMetrics": ["barStyle": barStyles], "simulatedToolbarMetrics": ["barStyle": barStyles],
        "simulatedTabBarMetrics": ["barStyle": barStyles],
        "simulatedOrientationMetrics": ["orientation": ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]],
        "swipeGestureRecognizer": ["direction": ["right", "left", "up", "down"]],
        "pageViewController": [
            "transitionStyle": ["pageCurl", "scroll"], "navigationOrientation": ["horizontal", "vertical"],
            "spineLocation": ["none", "min", "mid", "max"],
        ],
        "barButtonItem": [
            "style": ["plain", "bordered", "done", "prominent"],
            "systemItem": [
                "add", "action", "bookmarks", "camera", "cancel", "close", "compose", "done", "edit", "fastForward", "fixedSpace",
                "flexibleSpace", "organize", "pageCurl", "pause", "play", "redo", "refresh", "reply", "rewind", "save", "search", "stop",
                "trash", "undo", "writingTools",
            ],
        ],
        "tabBarItem": [
            "systemItem": [
                "bookmarks", "contacts", "downloads", "favorites", "featured", "history", "more", "mostRecent", "mostViewed", "recents",
                "search", "topRated",
            ]
        ],
        "state": ["key": ["normal", "highlighted", "disabled", "selected", "focused", "application", "reserved"]],
    ]

    /// What objects read themselves, for variations that don't hold on the canvas and so are read by none.
    static let wordsOfVariation: [String: [String: Set<String>]] = [
        "stackView": [
            "axis": ["horizontal", "vertical"],
            "distribution": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
            "alignment": ["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"],
        ]
    ]
    static let switchesOfVariation: Set<String> = [
        "hidden", "opaque", "clipsSubviews", "userInteractionEnabled", "preservesSuperviewLayoutMargins", "enabled",
    ]

    /// Attributes that are numbers.
    static let numbers: [String: [String]] = [
        "tableView": ["estimatedSectionHeaderHeight", "estimatedSectionFooterHeight"], "tableViewCell": ["rowHeight"],
        "offsetWrapper": ["horizontal", "vertical"], "paragraphStyle": ["tighteningFactorForTruncation"],
        "tapGestureRecognizer": ["numberOfTapsRequired", "numberOfTouchesRequired"],
        "pongPressGestureRecognizer": [
            "minimumPressDuration", "allowableMovement", "numberOfTapsRequired", "numberOfTouchesRequired",
        ],
        "panGestureRecognizer": ["minimumNumberOfTouches", "maximumNumberOfTouches"],
        "swipeGestureRecognizer": ["numberOfTouchesRequired"], "range": ["location", "length"], "real": ["value"], "integer": ["value"],
        "preferredSymbolConfiguration": ["pointSize"], "glkViewController": ["preferredFramesPerSecond"],
        "pageViewController": ["pageSpacing"],
        "splitViewController": ["minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction"],
        "barButtonItem": ["width"],
    ]
}

import Foundation
import Typography

/// What UIKit's controls measure in a generation of iOS. Interface Builder's canvas shows the controls of its own generation, so documents
/// choose one by the version of the tools that wrote them.
///
/// Counted in public documents; the figures are points of the frame.
package struct InterfaceGeneration: Hashable, Sendable {
    /// The width and height of a switch.
    package var switchSize: CGSize
    /// The height of a slider's frame.
    package var sliderHeight: CGFloat
    /// What a slider's alignment rectangle leaves out of its frame; nothing in iOS 26 (14 of 14 sliders of public documents).
    package var sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    /// The height of a segmented control's frame; its alignment rectangle is 1 point lower.
    package var segmentedHeight: CGFloat
    /// What a segment has beside its title, and what stands between two segments.
    package var segmentRoom: CGFloat = 17
    package var segmentDivider: CGFloat = 1
    /// The weight of segments' titles.
    package var segmentWeight = UIFont.Weight.semibold
    /// The width and height of a stepper.
    package var stepperSize: CGSize
    /// The height of a text field with a rounded border.
    package var roundedFieldHeight: CGFloat
    /// What a text field without a border has beside its line's height, and the pixels a point at which the sum is rounded up; nil for the view's own.
    /// Xcode 9 and 10 add 1 to whole points (3 of 3 documents), those before nothing (10 of 10 fields).
    package var fieldLineRoom: CGFloat = 1.5
    package var fieldScale: CGFloat?
    /// The room at each side of a bordered text field's text.
    package var fieldMargin: CGFloat = 14
    /// The size of a button's round sign (information, add).
    package var signSize = CGSize(width: 25, height: 24)
    /// The height of a progress view.
    package var progressHeight: CGFloat
    /// The height of a page control.
    package var pageControlHeight: CGFloat = 26
    /// Whether a page control's dots are those of iOS 13 and before.
    package var pageControlHasOldDots = false
    /// The margin of a table cell's content, above and below.
    package var cellMargin: CGFloat
    /// Whether the titles above groups of table rows are shown in capitals, as up to iOS 18
    /// (https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass).
    package var groupTitlesAreCapitals = true
    /// The height of a toolbar in a window of regular height.
    package var toolbarHeight: CGFloat
    /// The height of a search bar, and of one without a ground.
    package var searchBarHeight: CGFloat = 56
    package var minimalSearchBarHeight: CGFloat = 51
    /// Whether a line of a text style is rounded to the nearest point instead of up, as Xcode 5 to 7 did (13 of 13 labels and fields of public
    /// documents).
    package var roundsTextStyles = false
    /// Whether labels leave no word alone in their last line, as they do since iOS 11 (https://stackoverflow.com/questions/46200027; one label of
    /// natural width in public documents).
    package var labelsAvoidOrphans = true
    /// Whether a label of one line whose text is empty is as high as a line, as up to Xcode 9 (3 labels of 2 public documents); since Xcode 10
    /// it has no height (14 of 14).
    package var emptyLabelsHaveALine = false
    /// The system font whose widths text has.
    package var systemFont = SystemFontGeneration.current
    /// Pixels a point at which natural sizes of text are rounded up; nil for the view's own. Interface Builder measures at its own screen's two
    /// and snaps frames to the device's pixels afterwards: 13 pt lines are 16 points tall on canvases of three pixels a point (14 of 14).
    package var textScale: CGFloat?
    /// How many times as high as the font's own a line is in a configured button's title that has the font of a text style.
    package var configuredTitleLine: CGFloat = 1
    /// Whether the heights of labels are rounded up to whole points.
    package var wholeLabelHeights = false
    /// Whether a line that shrinks to its label, by a `minimumScaleFactor`, is as high as its font's ascender and descender, each rounded to the nearest
    /// pixel: 20 points and not 20.5 at 17 (24 labels of 4 public documents of Xcode 9 to 12; in Xcode 8 one has 20.5, and so has one of Xcode 9 whose
    /// limit is a size of the font).
    package var shrinkingLinesRoundTheirParts = false

    /// Pixels a point at which text in a font of a name is rounded up; nil for the view's own. Xcode 8 rounded it up to whole points (eleven labels of four
    /// public documents).
    package var namedFontScale: CGFloat?

    /// The generation that views are measured by now. iOS 18 unless a document that is being laid out chooses another.
    @MainActor package static var current = InterfaceGeneration.iOS18 { didSet { SystemFontGeneration.inUse = current.systemFont } }

    /// iOS 14 to 18 (Xcode 12 to 16).
    package static let iOS18 = InterfaceGeneration(
        switchSize: CGSize(width: 51, height: 31), sliderHeight: 31, segmentedHeight: 32, stepperSize: CGSize(width: 94, height: 32),
        roundedFieldHeight: 34, progressHeight: 4, cellMargin: 11,
        toolbarHeight: 44)

    /// The generation whose controls the canvas of a version of Interface Builder's tools shows.
    ///
    /// - Parameter device: The canvas's device. With a home indicator, its toolbars are 49 points high.
    package static func canvas(toolsVersion: Double, device: DeviceProfile) -> InterfaceGeneration {
        var generation = iOS18
        generation.systemFont = .canvas(toolsVersion: toolsVersion)
        // Text is measured at 2x whatever the device; since Xcode 16 at 1x for devices of 2x (counted in public documents, 66 to 0; of the tools
        // that call themselves 32700, 50 to 3).
        generation.textScale = device.scale == 2 && toolsVersion >= 23_000 ? 1 : 2
        // On devices of 3x labels are whole points high from Xcode 16.2 to 26.2 (63 to 2), though not as wide; one document of 26.3 has thirds. So are they by
        // the tools 23089 (15 of 16 labels of the one document), and not by 23094 (20 labels of 4).
        generation.wholeLabelHeights = toolsVersion == 23_089 || toolsVersion >= 23_500 && !(24_700..<30_000).contains(toolsVersion)
        generation.shrinkingLinesRoundTheirParts = (13_000..<23_000).contains(toolsVersion)
        // iOS 17 raises the lines of text styles for people who read some languages. Whose canvas it was isn't in the document; on those of these tools
        // (later than 22154, earlier than 23089; 23504) all 14 buttons of natural height are so, in 8 documents of one project, on others none of 8.
        if (22_155..<23_000).contains(toolsVersion) || (23_500..<23_600).contains(toolsVersion) { generation.configuredTitleLine = 1.3 }
        generation.namedFontScale = toolsVersion > 0 && toolsVersion < 13_000 ? 1 : generation.textScale
        if device.safeAreaInsets.bottom > 0 { generation.toolbarHeight = 49 }
        if toolsVersion >= 24_000, toolsVersion < 30_000 {
            generation.switchSize = CGSize(width: 63, height: 28)
            generation.cellMargin = 15
            generation.groupTitlesAreCapitals = false
            (generation.searchBarHeight, generation.minimalSearchBarHeight) = (64, 64)
            generation.sliderInsets = .zero
            (generation.segmentRoom, generation.segmentDivider) = (16, 0)
        }
        if toolsVersion > 0, toolsVersion < 10_000 { generation.roundsTextStyles = true }
        if toolsVersion >= 23_700, toolsVersion < 30_000 { generation.sliderHeight = 34 }
        if toolsVersion < 13_000 {
            generation.cellMargin = 8
            generation.fieldMargin = 12.5
            (generation.fieldLineRoom, generation.fieldScale) = (0, 1)
        }
        generation.labelsAvoidOrphans = toolsVersion <= 0 || toolsVersion >= 13_000
        generation.emptyLabelsHaveALine = toolsVersion > 0 && toolsVersion < 14_000
        if toolsVersion < 17_000 {
            generation.progressHeight = 2
            generation.pageControlHeight = 37
            generation.pageControlHasOldDots = true
        }
        if toolsVersion >= 13_000, toolsVersion < 14_800 { (generation.fieldLineRoom, generation.fieldScale) = (1, 1) }
        if toolsVersion < 14_800 {
            generation.segmentedHeight = 29
            (generation.segmentRoom, generation.segmentWeight) = (14, .regular)
            generation.signSize = CGSize(width: 22, height: 22)
            generation.stepperSize.height = 29
            generation.roundedFieldHeight = 30
        }
        return generation
    }

    /// The generation of an app that runs on a device, by the tools version of the release's Xcode: the controls of that time, and text
    /// measured as the device does.
    package static func device(toolsVersion: Double, device: DeviceProfile) -> InterfaceGeneration {
        var generation = canvas(toolsVersion: toolsVersion, device: device)
        generation.systemFont = .current
        (generation.textScale, generation.namedFontScale) = (nil, nil)
        generation.wholeLabelHeights = false
        generation.shrinkingLinesRoundTheirParts = false
        generation.roundsTextStyles = false
        generation.configuredTitleLine = 1
        generation.labelsAvoidOrphans = true
        generation.emptyLabelsHaveALine = false
        return generation
    }
}

import Findings
import IBDocuments
import UIKit

/// One thing to look for in a laid-out tree. Each rule has a file of its own, and each of its kinds one meaning for ever.
@MainActor protocol LayoutRule {
    /// The kinds of findings it gives, each with its page of documentation.
    static var kinds: [FindingKind] { get }

    /// What it finds in a tree whose layout is done.
    static func findings(in tree: CheckedTree) -> [Finding]
}

/// The rules for laid-out trees.
@MainActor public enum LayoutRules {
    static let all: [any LayoutRule.Type] = [
        UnsatisfiableConstraints.self,
        AmbiguousLayout.self,
        NoConstraints.self,
        ScrollableContentAmbiguous.self,
        MissingFarEdge.self,
        NotScrolling.self,
        ContentTiedToFrame.self,
        ScrollsSideways.self,
        ZeroSize.self,
        SelfRelation.self,
        DuplicateConstraint.self,
        EdgesDoNotFillFrame.self,
        EdgeMeantFrame.self,
        InequalityDoesNotDefineSize.self,
        UnwantedAxis.self,
        ShortContentNotFilled.self,
        ContentOutOfReach.self,
        NestedScrolling.self,
        TextViewScrolls.self,
        ScrollingIsOff.self,
        MixedGuides.self,
        ContentUnderBars.self,
        InsetFaults.self,
        KeyboardInset.self,
        Zooming.self,
        PagingMisaligned.self,
        ScrollDependentConflict.self,
        StackLength.self,
        SingleArrangedStretches.self,
        FillProportionally.self,
        TextWidthDisambiguation.self,
        StackArrangement.self,
        StackOverflow.self,
        ViewPlace.self,
        Overlap.self,
        TouchTarget.self,
        FrameAndConstraints.self,
        OffPixelGrid.self,
        ClippedText.self,
        FixedTextSize.self,
        WrappingWidth.self,
        TextSizeSetting.self,
        UncoveredText.self,
        ImageRatio.self,
        SafeAreaGuides.self,
        MarginUse.self,
        CellHeight.self,
        HandedConstraints.self,
        NotMirrored.self,
        TextSide.self,
        HandedInsets.self,
        Direction.self,
        SizeClasses.self,
        ConstantSign.self,
        Misplaced.self,
        PlaceholderLeft.self,
        OptionalDefeated.self,
        AmbiguityCause.self,
        LayoutCost.self,
        PriorityCrossing.self,
        GuideWithoutOwner.self,
        ManualContentSize.self,
        UnboundedFitting.self,
        RefreshInset.self,
        HiddenArrangedView.self,
        ConstraintChurn.self,
    ]

    /// The kinds of findings that the rules give, sorted by id.
    public static var kinds: [FindingKind] { all.flatMap { $0.kinds }.sorted() }

    /// Every kind of finding there is: those of the rules, of reading documents and of running layouts, sorted by id.
    public static var allKinds: [FindingKind] {
        (kinds + DocumentRules.kinds + DocumentKinds.all + SweepKinds.kinds + RuntimeCheck.kinds + [
            LayoutLoop.kind, VisualFormatFaults.kind, DocumentPolicy.kind,
        ]).sorted()
    }

    /// The kind of an id; nil where there is none.
    public static func kind(_ id: String) -> FindingKind? { allKinds.first { $0.id == id } }

    /// Runs every rule over a tree that has been laid out.
    package static func findings(in tree: CheckedTree) -> [Finding] {
        all.flatMap { $0.findings(in: tree) }.sorted()
    }

    /// Lays a view hierarchy out and says what is wrong with it.
    ///
    /// - Parameter root: The topmost view; its frame (in points) is taken as it stands.
    public static func findings(in root: UIView) -> [Finding] {
        root.layoutIfNeeded()
        return findings(in: CheckedTree(root: root))
    }
}

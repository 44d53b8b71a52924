/// The lines that show a layout, in drawing order: the first lies lowest.
enum OutlineKind: CaseIterable {
    case frame
    case alignmentRect
    case scrollContent
    case layoutGuide
    case margins
    case safeArea
    /// Not a rectangle: see `ConstraintMarks`.
    case constraint

    /// The option that asks for this kind.
    var option: RenderOptions.Outlines {
        switch self {
        case .frame: .frames
        case .alignmentRect: .alignmentRects
        case .scrollContent: .scrollContent
        case .layoutGuide: .layoutGuides
        case .margins: .margins
        case .safeArea: .safeArea
        case .constraint: .constraints
        }
    }

    /// What the legend calls it.
    var name: String {
        switch self {
        case .frame: "frame"
        case .alignmentRect: "alignment rect"
        case .scrollContent: "scroll content"
        case .layoutGuide: "layout guide"
        case .margins: "margins"
        case .safeArea: "safe area"
        case .constraint: "constraint"
        }
    }

    /// Colours that stay apart from one another on white and on black, also for eyes that tell red and green apart badly; each
    /// kind has a dash of its own besides.
    var color: RGBA {
        switch self {
        case .frame: RGBA(hex: 0x2F7DF6, alpha: 0.9)
        case .alignmentRect: RGBA(hex: 0xD6409F)
        case .scrollContent: RGBA(hex: 0xE8830C)
        case .layoutGuide: RGBA(hex: 0x8E4EC6)
        case .margins: RGBA(hex: 0x8A8F98)
        case .safeArea: RGBA(hex: 0x1AA179)
        case .constraint: RGBA(hex: 0xC2255C, alpha: 0.85)
        }
    }

    /// Lengths of dashes and gaps in points; empty for a solid line.
    var dash: [Double] {
        switch self {
        case .frame, .constraint: []
        case .margins: [1, 3]
        case .alignmentRect: [2, 2]
        case .scrollContent: [8, 3]
        case .layoutGuide: [5, 2, 1, 2]
        case .safeArea: [6, 3]
        }
    }

    /// Points.
    var width: Double { self == .frame ? 0.5 : 1 }
}

import Findings

extension UnsatisfiableConstraints {
    static var kinds: [FindingKind] {
        [
            set, contradiction, overConstrained, mask, encapsulatedHeight, encapsulatedWidth, separator, temporary, hiding, alignment,
            collapsed, negative, inequality, ratio, safeArea, precision, staleHeight, bothVariants,
        ]
    }

    private static let log =
        "UIKit prints \"Unable to simultaneously satisfy constraints\" and gives one of them up, so the layout is wrong in a way that nobody chose."

    static let set = FindingKind(
        "unsat.set", .error, "Required constraints can't hold together.",
        why: log + " The finding names a smallest set (without any one of them the rest holds), its arithmetic, and the one given up.",
        mend: "Remove one of the set, or lower its priority below 1000.",
        example: "a.leading == view.leading + 20\na.width == 300\nb.leading == a.trailing + 8\nb.width == 100 (in 375 points)")
    static let contradiction = FindingKind(
        "unsat.contradictory-constants", .error, "The same quantity is given two values.",
        why: log,
        mend: "Keep one of them; where the value is to change, change the constant of one constraint.",
        example: "bar.height == 44\nbar.height == 60")
    static let overConstrained = FindingKind(
        "unsat.over-constrained-axis", .error, "Constraints place a view twice on one axis.",
        why: log
            + " Two edges, or an edge and the centre, fix a view's length already; a length of its own contradicts them unless it happens to be the same.",
        mend: "Remove one of the ties, or the length.",
        example: "card.leading == view.leading\ncard.trailing == view.trailing\ncard.width == 300")
    static let mask = FindingKind(
        "unsat.autoresizing-mask", .error,
        "Required constraints can't hold together, and a frame that an autoresizing mask holds takes part.",
        why: log + " A view keeps the frame it was given as long as translatesAutoresizingMaskIntoConstraints is true.",
        mend: "Set translatesAutoresizingMaskIntoConstraints of the view named to false.",
        example: "let box = UIView(frame: .zero)\nview.addSubview(box)\nbox.widthAnchor.constraint(equalToConstant: 80).isActive = true")
    static let encapsulatedHeight = FindingKind(
        "unsat.encapsulated-height", .error, "The height that a table or collection gives a row doesn't fit its content.",
        why: log
            + " A list decides the height of its cells and headers and imposes it on them, required. Content that needs another height conflicts. "
            + "Where only the canvas imposes the height, because the running table takes it from the content, it is mentioned.",
        mend: "Let the row size itself, set the height that the content needs, or lower one vertical constraint of the content to 999.",
        example: "cell.height == 44 (from the table)\ncard.top, bottom == contentView.top, bottom\ncard.height == 100")
    static let encapsulatedWidth = FindingKind(
        "unsat.encapsulated-width", .error, "The width that a table or collection gives a cell doesn't fit its content.",
        why: log + " A list decides the width of its cells and imposes it on them, required.",
        mend: "Lower one horizontal constraint of the content to 999, or make the item as wide as its content needs.",
        example: "cell.width == 94 (from the collection)\nicon.width == 40; photo.width == 60")
    static let separator = FindingKind(
        "unsat.separator-half-point", .info, "A row's imposed height misses its content by one separator line.",
        why: log + " A table takes a pixel for the line between rows, so that a height which leaves no slack is short by 1 / scale.",
        mend: "Lower one vertical constraint of the content to 999.",
        example: "content needs 44, the content view has 43.67")
    static let temporary = FindingKind(
        "unsat.temporary-pass", .warning, "Constraints fail in a first pass that lays views out with no room.",
        why: log
            + " UIKit measures title views, headers and cells once at width 0 before it knows the size. If the last pass holds, only the log suffers.",
        mend: "Lower one horizontal padding to 999.",
        example: "title.width == 0 (from UIKit, for the moment)\nlabel.leading == title.leading + 4\nlabel.trailing == title.trailing - 10")
    static let hiding = FindingKind(
        "unsat.stack-hiding", .error, "A stack view hides an arranged view that has a required length.",
        why: log
            + " It hides a view by making it 0 long, against the view's own required length or the paddings inside it. Interface Builder's canvas lets the "
            + "view keep its length: only the running app shows it.",
        mend: "Lower the priority of the view's own length or of one of its paddings to 999.",
        example: "row.isHidden = true\nrow.height == 44")
    static let alignment = FindingKind(
        "unsat.stack-alignment", .error, "Required constraints can't hold together, and a stack view's alignment takes part.",
        why: log + " A stack view that fills makes its arranged views as long as itself across its axis.",
        mend: "Choose another alignment, or lower the priority of the view's own length.",
        example: "stack.alignment = .fill\nstack.height == 44\nicon.height == 24 (arranged)")
    static let collapsed = FindingKind(
        "unsat.collapsed-container", .error, "A container is made 0 long while what is in it still needs room.",
        why: log + " Collapsing a view by a length of 0 works only if its inner paddings may give way.",
        mend: "Lower one of the inner paddings to 999, or hide the container in a stack view.",
        example: "panel.height == 0\ntext.top == panel.top + 8\ntext.bottom == panel.bottom - 8")
    static let negative = FindingKind(
        "unsat.negative-size", .error, "The equations force a length below 0.",
        why: log + " A width or height is never negative, which UIKit's log doesn't say: the equations alone agree.",
        mend: "Make room: lower the priority of a gap, or give the container more.",
        example: "text.leading == box.leading + 16\ntext.trailing == box.trailing - 16\nbox.width == 20")
    static let inequality = FindingKind(
        "unsat.inequality-vs-fixed", .error, "Required constraints can't hold together, and an inequality takes part.",
        why: log,
        mend: "Lower the priority of the inequality or of a fixed length.",
        example: "a.width == 200\nb.width >= 200\na.trailing == b.leading (in 375 points)")
    static let ratio = FindingKind(
        "unsat.aspect-ratio", .error, "Required constraints can't hold together, and a ratio of lengths takes part.",
        why: log
            + " A ratio of a view's own sides, or a share of another view's length, leaves no choice once one of the two lengths is fixed.",
        mend: "Lower the priority of the ratio or of one length.",
        example: "photo.width == 100\nphoto.height == 100\nphoto.width == 16/9 * photo.height")
    static let safeArea = FindingKind(
        "unsat.safe-area-margin", .error, "Required constraints can't hold together, and a safe area or margins guide takes part.",
        why: log + " Safe areas differ between devices, so it may hold on one and fail on another.",
        mend: "Lower the priority of a fixed length, or tie to the view's edge.",
        example: "bar.top == safeArea.top\nbar.bottom == view.top + 44")
    static let precision = FindingKind(
        "unsat.hidden-precision", .info, "Constraints conflict by less than a log prints.",
        why: log + " Two numbers that look equal differ behind the decimals that are printed; they come from divisions and conversions.",
        mend: "Round the numbers to whole pixels before they become constants.",
        example: "photo.height == 345\ncell.height == 345.001")
    static let bothVariants = FindingKind(
        "traits.both-variants-active", .error, "Constraints of two size-class variants are active together and conflict.",
        why:
            "Each variant was made for size classes of its own. Where both hold, or the new ones are activated before the old ones are let go, they "
            + "contradict each other.",
        mend: "Install each for size classes that exclude the other's; in code, deactivate before you activate.",
        example: "beside: installed for wC; below: installed for hR (both hold on an upright phone)")
    static let staleHeight = FindingKind(
        "cells.stale-height", .warning, "A row is no longer as high as its content needs.",
        why: "The table measured the row before its content changed, and keeps that height until it is asked again.",
        mend: "Call beginUpdates and endUpdates (or reconfigure the row) after the content has changed.",
        example: "row 139.5 high, its content needs 144")
}

import Findings
import UIKit

/// Pictures in a frame of another shape.
enum ImageRatio: LayoutRule {
    static let kinds = [oneAxis, distorted]

    private static let oneAxis = FindingKind(
        "image.intrinsic-not-aspect", .warning, "An image view is held on one axis, and keeps the picture's own length on the other.",
        why:
            "An image view's natural size is the picture's, not its ratio. Held to 200 of 400 points of width, it stays as high as before: "
            + "there are empty strips, or the picture is squeezed.",
        mend: "Add a constraint for the ratio (width == ratio * height), or for the other length.",
        example: "photo.width == view.width - 32\n(photo 800 x 600, and nothing about its height)")
    private static let distorted = FindingKind(
        "image.distorted", .info, "A picture is stretched to another shape.",
        why: "contentMode scaleToFill fills the frame whatever its shape.",
        mend: "Set contentMode to scaleAspectFit or scaleAspectFill.",
        example: "photo.contentMode = .scaleToFill\npicture 800 x 600 in a frame of 375 x 375")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { view in
            guard let view = view as? UIImageView, let image = view.image, tree.isShown(view), image.size.width > 0, image.size.height > 0,
                view.bounds.width > 0.5, view.bounds.height > 0.5
            else { return nil }
            let picture = image.size.width / image.size.height
            let frame = view.bounds.width / view.bounds.height
            guard abs(frame / picture - 1) > 0.01 else { return nil }
            return heldOnOneAxis(view, image, in: tree) ?? distorted(view, image, in: tree)
        }
    }

    private static func heldOnOneAxis(_ view: UIImageView, _ image: UIImage, in tree: CheckedTree) -> Finding? {
        guard [.scaleToFill, .scaleAspectFit, .redraw].contains(view.contentMode), !view.translatesAutoresizingMaskIntoConstraints else {
            return nil
        }
        for axis in NSLayoutConstraint.Axis.both {
            let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
            let natural = axis.length(of: image.size)
            let isFree =
                abs(axis.length(of: view.bounds.size) - natural) < 0.5 && !tree.ties(of: view, axis).contains { $0.attribute.isLength }
            guard isFree, abs(other.length(of: view.bounds.size) - other.length(of: image.size)) > 1 else { continue }
            return tree.finding(
                oneAxis, at: view,
                "\(tree.subject(view)) is \(CheckedTree.size(view.bounds.size)) for a picture of \(CheckedTree.size(image.size)): its \(other.lengthName) is "
                    + "held, and its \(axis.lengthName) stays the picture's own.",
                fix: "Add a constraint that keeps its width "
                    + (abs(image.size.width - image.size.height) < 0.01
                        ? "equal to its height."
                        : "at \(CheckedTree.number(image.size.width / image.size.height)) times its height.")
            )
        }
        return nil
    }

    private static func distorted(_ view: UIImageView, _ image: UIImage, in tree: CheckedTree) -> Finding? {
        // Symbols are drawn anew at any size.
        if case .symbol = image.source { return nil }
        guard view.contentMode == .scaleToFill else { return nil }
        return tree.finding(
            distorted, at: view,
            "\(tree.subject(view)) stretches a picture of \(CheckedTree.size(image.size)) to \(CheckedTree.size(view.bounds.size)).",
            fix: "Set contentMode to scaleAspectFit or scaleAspectFill.")
    }
}

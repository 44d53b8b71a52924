import Foundation
import IBDocuments

// What the stored rectangles of views that no constraint places say about the views around them: the canvas was laid out when they were stored.

extension IBDecoder {
    /// An arranged view without constraints of its own still stands where its stack put it, so its stored rectangle tells how much room the views
    /// before it took, also those that nothing sizes (2 documents, in which an empty view before such a one has no length).
    func keepPlace(of child: UIView, _ element: IBElement, in stack: UIStackView, _ source: IBSource) {
        guard purpose == .canvas, !child.isHidden, let rect = element.rect(key: "frame"), rect != .zero else { return }
        let place =
            source["axis"] == "vertical"
            ? child.topAnchor.constraint(equalTo: stack.topAnchor, constant: rect.minY)
            : child.leftAnchor.constraint(equalTo: stack.leftAnchor, constant: rect.minX)
        keep(place)
    }

    /// The contents of an effect view fill it, and no constraint makes their rectangle: it is the effect view's size (10 of 10 views of public
    /// documents, to half a point).
    func keepSize(of effect: UIView, contents: IBElement) {
        guard purpose == .canvas, !effect.translatesAutoresizingMaskIntoConstraints, let size = contents.rect(key: "frame")?.size,
            size.width > 0, size.height > 0
        else { return }
        keep(effect.widthAnchor.constraint(equalToConstant: size.width))
        keep(effect.heightAnchor.constraint(equalToConstant: size.height))
    }

    /// Holds for more than what keeps views small, for less than what keeps texts whole.
    private func keep(_ constraint: NSLayoutConstraint) {
        constraint.priority = UILayoutPriority(749)
        storedPlaces.append(constraint)
    }
}

import Foundation

/// The direction in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a view shows, for deciding whether it is mirrored in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    /// Playback controls: never mirrored.
    case playback
    /// Things in space, such as an arrow that points left: never mirrored.
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

extension UIView {
    /// What the view shows. Changing it re-lays the view out in the direction that follows.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { storedSemanticContent }
        set {
            guard newValue != storedSemanticContent else { return }
            storedSemanticContent = newValue
            directionDidChange()
        }
    }

    /// The direction this view lays its content out in.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: storedSemanticContent, relativeTo: inheritedDirection)
    }

    /// The direction of a kind of content in a left-to-right interface.
    public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction of a kind of content in an interface that reads in a direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var inheritedDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    func directionDidChange() {
        insetsDidChange()
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }
}

import Foundation
import IBDocuments

extension UIGestureRecognizer {
    /// What documents say about every recogniser.
    static let recognizerAttributes: [DecodedAttribute<UIGestureRecognizer>] = [
        .custom { recognizer, source, _ in recognizer.documentID = source.element.id },
        .bool("enabled", \.isEnabled),
        .bool("cancelsTouchesInView", \.cancelsTouchesInView),
        .bool("delaysTouchesBegan", \.delaysTouchesBegan),
        .bool("delaysTouchesEnded", \.delaysTouchesEnded),
    ]

    /// Recognisers by their tags; Interface Builder writes a long press with a p.
    static let documentClasses: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self, "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self, "gestureRecognizer": UIGestureRecognizer.self,
    ]
}

extension UITapGestureRecognizer {
    static let tapAttributes: [DecodedAttribute<UITapGestureRecognizer>] = [
        .integer("numberOfTapsRequired", \.numberOfTapsRequired, in: 1...100),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired, in: 1...100),
    ]
}

extension UIPanGestureRecognizer {
    static let panAttributes: [DecodedAttribute<UIPanGestureRecognizer>] = [
        .integer("minimumNumberOfTouches", \.minimumNumberOfTouches, in: 1...100),
        .integer("maximumNumberOfTouches", \.maximumNumberOfTouches, in: 1...Int.max),
    ]
}

extension UIScreenEdgePanGestureRecognizer {
    static let edgeAttributes: [DecodedAttribute<UIScreenEdgePanGestureRecognizer>] = [
        .custom { recognizer, source, decoder in
            if let edges = source.child(key: "edges") { recognizer.edges = UIRectEdge(document: decoder.source(edges)) }
        }
    ]
}

extension UISwipeGestureRecognizer {
    static let swipeAttributes: [DecodedAttribute<UISwipeGestureRecognizer>] = [
        .choice("direction", \.direction, ["right": .right, "left": .left, "up": .up, "down": .down]),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired, in: 1...100),
        .custom { recognizer, source, decoder in
            // Several directions stand in an element of their own.
            guard let element = source.child(key: "direction").map({ decoder.source($0) }) else { return }
            let parts: [(String, Direction)] = [("right", .right), ("left", .left), ("up", .up), ("down", .down)]
            recognizer.direction = Direction(parts.filter { element.bool($0.0) == true }.map(\.1))
        },
    ]
}

extension UILongPressGestureRecognizer {
    static let longPressAttributes: [DecodedAttribute<UILongPressGestureRecognizer>] = [
        .double("minimumPressDuration", \.minimumPressDuration),
        .cgFloat("allowableMovement", \.allowableMovement),
        .integer("numberOfTapsRequired", \.numberOfTapsRequired, in: 0...100),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired, in: 1...100),
    ]
}

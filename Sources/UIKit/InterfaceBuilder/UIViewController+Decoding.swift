import Foundation
import IBDocuments

extension UIViewController {
    /// What documents say about every controller.
    static let controllerAttributes: [DecodedAttribute<UIViewController>] = [
        .string("title", \.title),
        .string("restorationIdentifier", \.restorationIdentifier),
        .bool("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets),
        .bool("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
        .bool("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
        .bool("definesPresentationContext", \.definesPresentationContext),
        .choice(
            "modalPresentationStyle", \.modalPresentationStyle, UIModalPresentationStyle.documentNames),
        .custom { controller, source, decoder in
            guard let edges = source.child(key: "edgesForExtendedLayout"), edges.name == "extendedEdge" else { return }
            controller.edgesForExtendedLayout = UIRectEdge(document: decoder.source(edges))
        },
        .custom { controller, source, decoder in decoder.decodeController(controller, source) },
    ]
}

extension UIRectEdge {
    /// The edges of an `extendedEdge` element.
    @MainActor init(document source: IBSource) {
        self = []
        let parts: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        for (name, part) in parts where source.bool(name) == true { insert(part) }
    }
}

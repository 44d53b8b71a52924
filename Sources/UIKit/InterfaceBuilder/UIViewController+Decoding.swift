import Findings
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
        .choice(
            "modalTransitionStyle", \.modalTransitionStyle,
            [
                "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
                "partialCurl": .partialCurl,
            ]),
        .custom { controller, source, _ in
            // Still called as before iOS 7.
            guard let size = source.child(key: "preferredContentSize") ?? source.child(key: "contentSizeForViewInPopover") else { return }
            controller.preferredContentSize = CGSize(width: size.usable("width"), height: size.usable("height"))
        },
        .custom { controller, source, decoder in decoder.decodeNib(of: controller, source) },
        .custom { controller, source, decoder in decoder.decodeController(controller, source) },
    ]
}

extension IBDecoder {
    /// The nib that holds the controller's view, from the bundle or from beside the document.
    fileprivate func decodeNib(of controller: UIViewController, _ source: IBSource) {
        guard purpose == .runtime, let name = source["nibName"], !name.isEmpty else { return }
        let beside = URL(fileURLWithPath: document.path).deletingLastPathComponent().appendingPathComponent("\(name).xib").path
        let path = DocumentFile.path(name: name, type: "xib", bundle: bundle ?? .main) ?? beside
        do {
            controller.documentNib = UINib(document: try IBDocument.read(path: path), bundle: bundle, prototype: nil)
        } catch {
            findings.append(
                Finding(
                    kind: "ib.broken-reference", severity: .error, message: "The nib \(name) can't be loaded: \(error.message)",
                    location: document.location(of: source.element)))
        }
    }
}

extension UITableViewController {
    static let tableControllerAttributes: [DecodedAttribute<UITableViewController>] = [
        .bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    ]
}

extension UISplitViewController {
    static let splitAttributes: [DecodedAttribute<UISplitViewController>] = [
        .cgFloat("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
        .cgFloat("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
        .cgFloat("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction, in: 0...1),
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

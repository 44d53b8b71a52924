import Findings
import Foundation
import IBDocuments
import IBLoading
import LayoutChecks
import UIKit

/// A page about documents: what is wrong with them, their scenes to look at, and each scene's constraint system with a solver.
///
///     var report = Report(ReportOptions(title: "Forecast"))
///     report.add(try IBDocument.read(path: "Main.storyboard"))
///     try report.html().write(to: URL(fileURLWithPath: "report.html"))
///
/// The page is one file and loads nothing.
@preconcurrency @MainActor public struct Report {
    private let options: ReportOptions
    private let tables = PageTables()
    private var documents: [String] = []
    private var scenes: [String] = []
    /// How many findings there are of each severity.
    public private(set) var counts: [Severity: Int] = [:]

    /// A report without documents yet.
    public init(_ options: ReportOptions) { self.options = options }

    /// The number of scenes (and top-level views of xibs) so far.
    public var sceneCount: Int { scenes.count }

    /// Adds a document: lays it out in every variation and checks it.
    public mutating func add(_ document: IBDocument) {
        // Conflicts are findings here; UIKit's text for the console is for programs.
        let outer = LayoutDiagnostics.conflictHandler
        LayoutDiagnostics.conflictHandler = { _ in }
        defer { LayoutDiagnostics.conflictHandler = outer }
        let found = findings(in: document, options: options.canvas)
        let place = documents.count
        add(path: document.path, found)
        var scenesByID: [String: SceneEntry] = [:]
        var order: [String] = []
        for variation in options.variations {
            for tree in layOut(document: document, options: variation.canvas).trees where tree.rootView.bounds.area > 0 {
                let key = tree.id
                if scenesByID[key] == nil {
                    scenesByID[key] = SceneEntry(tree, of: document, place: place)
                    order.append(key)
                }
                let scale = variation.canvas.scale ?? tree.device.scale
                var writer = VariationWriter(tree, of: document, scale: scale, tables: tables)
                scenesByID[key]?.add(writer.json(), variation, tree)
            }
        }
        scenes += order.compactMap { scenesByID[$0]?.json }
    }

    /// Adds a document that couldn't be read.
    public mutating func add(unreadable path: String, _ finding: Finding) { add(path: path, [finding]) }

    private mutating func add(path: String, _ found: [Finding]) {
        for finding in found { counts[finding.severity, default: 0] += 1 }
        documents.append("{\"path\":\(JSONText.string(path)),\"findings\":\(found.json)}")
    }

    /// The page.
    public func html() -> Data {
        let contentSizes = ([options.canvas.contentSizeCategory ?? .large] + options.contentSizes).map { JSONText.string($0.abbreviation) }
        let members = [
            JSONText.member("title", options.title), "\"documents\":[\(documents.joined(separator: ","))]",
            "\"contentSizes\":[\(contentSizes.joined(separator: ","))]", "\"directions\":\(options.showsRightToLeft ? 2 : 1)",
            "\"devices\":[\(options.devices.map { JSONText.string($0.id) }.joined(separator: ","))]",
            "\"colors\":\(tables.colors.json)", "\"glyphs\":\(tables.glyphs.json)", "\"images\":\(tables.images.json)",
            "\"drawings\":\(tables.drawings.json)", "\"lists\":\(tables.lists.json)", "\"trees\":\(tables.trees.json)",
            "\"systems\":\(tables.systems.json)", "\"scenes\":[\(scenes.joined(separator: ","))]",
        ]
        return Page(title: options.title, data: Data("{\(members.joined(separator: ","))}".utf8)).html
    }
}

/// A scene of the page, with what was laid out for each variation.
private struct SceneEntry {
    private let id: String
    private let name: String
    private let document: Int
    private var variations: [String] = []
    private var devices: [String] = []

    @MainActor init(_ tree: LaidOutTree, of document: IBDocument, place: Int) {
        id = tree.id
        self.document = place
        name = SceneName.name(of: tree, in: document)
    }

    @MainActor mutating func add(_ json: String, _ variation: Variation, _ tree: LaidOutTree) {
        let place = "\(variation.device),\(variation.contentSize),\(variation.isRightToLeft ? 1 : 0)"
        variations.append("\"\(place)\":\(json)")
        if variation.contentSize == 0, !variation.isRightToLeft { devices.append(JSONText.string(tree.device.name)) }
    }

    var json: String {
        "{\"id\":\(JSONText.string(id)),\"name\":\(JSONText.string(name)),\"document\":\(document),"
            + "\"devices\":[\(devices.joined(separator: ","))],\"variations\":{\(variations.joined(separator: ","))}}"
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}

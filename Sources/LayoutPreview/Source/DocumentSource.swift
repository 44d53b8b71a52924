import Foundation
import IBDocuments
import UIKit

/// The scenes of a storyboard or the views of a xib, read again when the file changes.
@MainActor final class DocumentSource: PreviewSource {
    let title: String
    private(set) var scenes: [String]
    private(set) var problem: String?
    let makesAnew = true
    private let path: String
    private var content: Content
    private var stamp: Stamp?

    @MainActor private enum Content {
        case storyboard(UIStoryboard)
        case nib(UINib)

        /// What a person calls the scenes or the views.
        var names: [String] {
            switch self {
            case .storyboard(let storyboard):
                storyboard.shownControllers.map {
                    $0["userLabel"] ?? $0["storyboardIdentifier"] ?? $0["customClass"] ?? $0["title"] ?? $0.name
                }
            case .nib(let nib): nib.shownViews().map { String(describing: type(of: $0)) }
            }
        }
    }

    /// What tells one state of a file from the next.
    private struct Stamp: Equatable {
        let changed: Date
        let size: Int

        init?(path: String) {
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                let date = attributes[.modificationDate] as? Date
            else { return nil }
            changed = date
            size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        }
    }

    /// - Throws: `PreviewError` when the file can't be read or has nothing to show.
    init(path: String) throws(PreviewError) {
        self.path = path
        title = (path as NSString).lastPathComponent
        stamp = Stamp(path: path)
        (content, scenes) = try Self.read(path)
    }

    private static func read(_ path: String) throws(PreviewError) -> (Content, [String]) {
        let content: Content
        do throws(DocumentError) {
            let isNib = (path as NSString).pathExtension == "xib"
            content = isNib ? .nib(try UINib(contentsOfFile: path)) : .storyboard(try UIStoryboard(contentsOfFile: path))
        } catch {
            throw .unreadable(reason: "\(error.location): \(error.message)")
        }
        let names = content.names
        guard !names.isEmpty else { throw .nothingToShow(path: path) }
        return (content, names)
    }

    /// The scene that opens first: the initial controller's.
    var firstScene: Int {
        guard case .storyboard(let storyboard) = content, let id = storyboard.document.initialViewControllerID else { return 0 }
        return storyboard.shownControllers.firstIndex { $0.id == id } ?? 0
    }

    func makeController(ofScene index: Int) -> UIViewController? {
        switch content {
        case .storyboard(let storyboard):
            let elements = storyboard.shownControllers
            return elements.indices.contains(index) ? storyboard.make(elements[index], creator: nil) : nil
        case .nib(let nib):
            let views = nib.shownViews()
            return views.indices.contains(index) ? ShelfController(showing: views[index]) : nil
        }
    }

    func refresh() -> Bool {
        let now = Stamp(path: path)
        guard now != stamp else { return false }
        stamp = now
        do throws(PreviewError) {
            (content, scenes) = try Self.read(path)
            problem = nil
        } catch {
            // A file is often caught half-written: what was shown stays until it is whole.
            problem = error.description
        }
        return true
    }
}

extension UIStoryboard {
    /// The elements of the controllers that can be shown: references to other storyboards can't.
    fileprivate var shownControllers: [IBElement] {
        document.scenes.compactMap(\.controller).filter { $0.name != "viewControllerPlaceholder" }
    }
}

extension UINib {
    /// The top-level views, made anew. The owner is a plain object: a preview runs none of the app's code.
    fileprivate func shownViews() -> [UIView] { instantiate(withOwner: nil).compactMap { $0 as? UIView } }
}

/// Shows a view of a xib: as large as it is drawn there, in the middle; across the screen where it is as wide as one.
private final class ShelfController: UIViewController {
    private let shown: UIView

    init(showing view: UIView) {
        shown = view
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        shown.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(shown)
        stored = shown.bounds.size
    }

    private var stored = CGSize.zero

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        let isPage = stored.width >= 320 && stored.height >= 480
        let size = isPage ? view.bounds.size : CGSize(width: stored.width >= 320 ? room.width : stored.width, height: stored.height)
        let middle = isPage ? view.bounds : room
        shown.frame = CGRect(
            x: (middle.midX - size.width / 2).rounded(), y: (middle.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
    }
}

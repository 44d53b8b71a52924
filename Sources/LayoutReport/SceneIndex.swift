import UIKit
import ViewRendering

/// The numbers by which a page names the views and guides of one laid-out tree: a view its place in the list, a guide -1, -2 and so on.
@MainActor struct SceneIndex {
    /// The views, parents first, and the bars after them.
    let views: [RecordedView]
    /// The guides that constraints speak of, or that are worth showing.
    private(set) var guides: [UILayoutGuide] = []
    private var places: [ObjectIdentifier: Int] = [:]

    init(_ views: [RecordedView]) {
        self.views = views
        for (place, view) in views.enumerated() { places[ObjectIdentifier(view.view)] = place }
    }

    /// The number of a view or guide; a guide seen for the first time gets the next one. nil for what stands outside the tree.
    mutating func place(of item: AnyObject?) -> Int? {
        guard let item else { return nil }
        if let known = places[ObjectIdentifier(item)] { return known }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, places[ObjectIdentifier(owner)] != nil else { return nil }
        guides.append(guide)
        places[ObjectIdentifier(guide)] = -guides.count
        return -guides.count
    }
}

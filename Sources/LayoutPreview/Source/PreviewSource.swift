import UIKit

/// What a preview shows: one or more scenes, each of which can be made anew.
@MainActor protocol PreviewSource: AnyObject {
    /// What the window's title begins with.
    var title: String { get }
    /// The names of the scenes, in their order; at least one.
    var scenes: [String] { get }

    /// Makes the controller of a scene; nil where none can be made, which `problem` then explains.
    func makeController(ofScene index: Int) -> UIViewController?

    /// Whether a scene is made anew for each call. One that is there once only keeps its state and is told of changes.
    var makesAnew: Bool { get }
    /// Why the scenes can't be shown as they are on the disk; nil while all is well.
    var problem: String? { get }

    /// Looks whether what is shown has changed since the last look, and reads it again if so. - Returns: whether it has.
    func refresh() -> Bool
}

/// A controller, or a function that makes one.
@MainActor final class CodeSource: PreviewSource {
    let title: String
    let makesAnew: Bool
    private let make: () -> UIViewController

    init(title: String, makesAnew: Bool, _ make: @escaping () -> UIViewController) {
        (self.title, self.makesAnew, self.make) = (title, makesAnew, make)
    }

    var scenes: [String] { [title] }
    var problem: String? { nil }
    func makeController(ofScene index: Int) -> UIViewController? { make() }
    func refresh() -> Bool { false }
}

import Testing

@testable import UIKit

@MainActor struct ImageRatioTests {
    private func photo(_ mode: UIView.ContentMode, _ constrain: (UIImageView, UIView) -> [NSLayoutConstraint]) -> UIView {
        let root = makeRoot()
        let image = UIImage(name: "Sky", size: CGSize(width: 800, height: 600), scale: 1, source: .none)
        let view = root.add(UIImageView(image: image), "photo")
        view.contentMode = mode
        NSLayoutConstraint.activate(constrain(view, root) + [view.topAnchor.constraint(equalTo: root.topAnchor)])
        return root
    }

    // Apple, UIImageView: the intrinsic size is the image's.
    @Test func `a photo held in width keeps its own height`() throws {
        let root = photo(.scaleAspectFit) { view, root in
            [view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.trailingAnchor.constraint(equalTo: root.trailingAnchor)]
        }
        let found = try #require(finding("image.intrinsic-not-aspect", in: root))
        #expect(
            found.message == "\"photo\" is 375 x 600 for a picture of 800 x 600: its width is held, and its height stays the picture's own."
        )
        #expect(found.fix == "Add a constraint that keeps its width at 1.33 times its height.")
    }

    @Test func `with its ratio it is well`() {
        let root = photo(.scaleToFill) { view, root in
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 4 / 3),
            ]
        }
        #expect(kinds(root) == [])
        #expect(finding("image.distorted", in: root) == nil)
    }

    @Test func `a picture in a square is stretched`() throws {
        func square(_ mode: UIView.ContentMode) -> UIView {
            photo(mode) { view, root in
                [
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 100),
                    view.heightAnchor.constraint(equalToConstant: 100),
                ]
            }
        }
        let found = try #require(finding("image.distorted", in: square(.scaleToFill)))
        #expect(found.message == "\"photo\" stretches a picture of 800 x 600 to 100 x 100.")
        #expect(finding("image.distorted", in: square(.scaleAspectFill)) == nil)
    }
}

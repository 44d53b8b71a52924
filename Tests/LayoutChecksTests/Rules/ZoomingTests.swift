import Testing
import UIKit

@MainActor struct ZoomingTests {
    private func photos(tied: Bool, inset: CGFloat = 0) -> UIView {
        let root = makeRoot()
        let photos = root.add(UIScrollView(), "photos")
        photos.maximumZoomScale = 4
        photos.fill(root)
        let photo = photos.add(SizedView(375, 300), "photo")
        photo.fill(photos)
        if tied {
            photo.widthAnchor.constraint(equalTo: photos.widthAnchor).isActive = true
            photo.heightAnchor.constraint(equalTo: photos.heightAnchor).isActive = true
        }
        photos.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        return root
    }

    @Test func `a photo tied to the frame can't zoom`() throws {
        let found = try #require(finding("scroll.zoom-view-tied-to-frame", in: photos(tied: true)))
        #expect(found.message == "\"photos\" zooms up to 4 times, and its content is tied to its frame.")
    }

    @Test func `a small photo in the corner is named, and a centred one is well`() throws {
        let found = try #require(finding("scroll.zoom-not-centered", in: photos(tied: false)))
        #expect(found.message == "The content of \"photos\" is 375 x 300 in a frame of 375 x 667 and stands in its corner.")
        #expect(finding("scroll.zoom-not-centered", in: photos(tied: false, inset: 183.5)) == nil)
    }
}

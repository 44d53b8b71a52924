import LayoutTesting
import Testing
import UIKit

// snippet: scrolling-page
final class Page: UIScrollView {
    let stack = UIStackView()

    init(paragraphs: [String]) {
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.spacing = 12
        for text in paragraphs {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            stack.addArrangedSubview(label)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            // From the content's top to its bottom...
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -16),
            // ... and as wide as what one sees.
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
// end of snippet

@MainActor @Suite struct ScrollingPageSnippets {
    // snippet: scrolling-page-test
    @Test func aLongPageScrolls() {
        let window = UIWindow(device: .iPhone15Pro)
        let page = window.show(Page(paragraphs: Array(repeating: "The wind turns and freshens after noon.", count: 60)))
        #expect(page.contentSize.height > page.bounds.height)
        #expect(page.contentSize.width == page.bounds.width)
        expectNoFindings(in: window)
    }
    // end of snippet
}

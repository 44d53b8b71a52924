import Foundation
import IBDocuments

extension IBDecoder {
    /// The top and bottom layout guides that documents without safe areas use: from the view's edges to the safe area's.
    package func makeLayoutGuides(of controller: IBElement, rootView: UIView) {
        for element in controller.list("layoutGuides") where element.name == "viewControllerLayoutGuide" {
            let guide = UILayoutGuide()
            rootView.addLayoutGuide(guide)
            let safeArea = rootView.safeAreaLayoutGuide
            let isTop = element["type"] == "top"
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: rootView.leadingAnchor),
                guide.widthAnchor.constraint(equalToConstant: 0),
                guide.topAnchor.constraint(equalTo: isTop ? rootView.topAnchor : safeArea.bottomAnchor),
                guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : rootView.bottomAnchor),
            ])
            register(guide, for: element)
        }
    }
}

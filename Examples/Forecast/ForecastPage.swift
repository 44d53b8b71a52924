import UIKit

/// A page of a forecast: a title, a picture and a summary scroll, and a button floats above them.
final class ForecastPage: UIScrollView {
    let title = UILabel()
    let picture = UIImageView()
    let summary = UILabel()
    let refresh = UIButton(type: .system)

    /// Adds the views and ties them: to the content layout guide what scrolls, to the frame layout guide what stays.
    func assemble() {
        for view in [title, picture, summary, refresh] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let (content, frame) = (contentLayoutGuide, frameLayoutGuide)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),

            title.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),

            picture.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            picture.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: 240),

            summary.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
            summary.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            summary.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            summary.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -96),

            refresh.widthAnchor.constraint(equalToConstant: 120),
            refresh.heightAnchor.constraint(equalToConstant: 48),
            refresh.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
            refresh.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -50),
        ])
    }
}

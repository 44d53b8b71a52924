import UIKit

/// A forecast: a title, a picture and a summary scroll; a button floats above them.
final class ForecastViewController: UIViewController {
    let page = UIScrollView()
    private let titleLabel = UILabel()
    private let picture = UIImageView()
    private let summary = UILabel()
    private let refresh = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        fill()
        addViews()
        pinPage()
        pinContent()
        pinButton()
    }

    private func fill() {
        titleLabel.text = "Lisbon"
        titleLabel.font = .boldSystemFont(ofSize: 34)
        picture.backgroundColor = .systemTeal
        summary.text = Forecast.lisbon
        summary.numberOfLines = 0
        refresh.setTitle("Refresh", for: .normal)
        refresh.backgroundColor = .systemBlue
        refresh.tintColor = .white
    }

    private func addViews() {
        view.addSubview(page)
        for view in [titleLabel, picture, summary, refresh] { page.addSubview(view) }
        for view in [page, titleLabel, picture, summary, refresh] { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    /// Where the page stands on the screen.
    private func pinPage() {
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// What scrolls: an unbroken chain from the top of the content to its bottom, as wide as the frame.
    private func pinContent() {
        let content = page.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
            titleLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            titleLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            picture.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            picture.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: 240),
            summary.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
            summary.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            summary.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            summary.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -96),
        ])
    }

    /// What floats: the button is tied to the frame, so it stays while the content moves.
    private func pinButton() {
        let frame = page.frameLayoutGuide
        NSLayoutConstraint.activate([
            refresh.widthAnchor.constraint(equalToConstant: 120),
            refresh.heightAnchor.constraint(equalToConstant: 48),
            refresh.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
            refresh.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -50),
        ])
    }
}

import UIKit

/// Shows a forecast below the status bar and down to the bottom of the screen.
final class ForecastViewController: UIViewController {
    let page = ForecastPage()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        fillPage()
        page.assemble()
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func fillPage() {
        page.title.text = "Lisbon"
        page.title.font = .boldSystemFont(ofSize: 34)
        page.picture.image = UIImage(contentsOfFile: Forecast.picture)
        page.picture.contentMode = .scaleAspectFill
        page.picture.clipsToBounds = true
        page.summary.text = Forecast.lisbon
        page.summary.numberOfLines = 0
        page.refresh.setTitle("Refresh", for: .normal)
        page.refresh.titleLabel?.font = .boldSystemFont(ofSize: 17)
        page.refresh.backgroundColor = .systemBlue
        page.refresh.tintColor = .white
        page.refresh.layer.cornerRadius = 24
    }
}

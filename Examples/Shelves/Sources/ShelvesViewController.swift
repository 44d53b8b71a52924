import UIKit

/// Shelves of books: a row of new ones above a column of all.
class ShelvesViewController: UIViewController {
    @IBOutlet weak var row: RowScrollView! {
        didSet { row.showsHorizontalScrollIndicator = false }
    }
    @IBOutlet private weak var column: ColumnScrollView!
    @IBOutlet var buttons: [UIButton]!

    private var titles = ["Tides", "Lanterns", "The Orchard", "North", "Paper Boats", "Salt"]

    override func viewDidLoad() {
        super.viewDidLoad()
        for title in titles { row.stack.addArrangedSubview(Tile(title, width: 80)) }
        for _ in 0..<2 {
            for title in titles { column.stack.addArrangedSubview(Tile(title, height: 60)) }
        }
        let tap = UITapGestureRecognizer(target: self, action: #selector(rowTapped(_:)))
        row.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            self, selector: #selector(shelvesChanged), name: .shelvesChanged, object: nil)
    }

    @IBAction func addBook(_ sender: UIButton) {
        column.stack.addArrangedSubview(Tile("New", height: 60))
        NotificationCenter.default.post(name: .shelvesChanged, object: nil)
    }

    @IBAction private func clear() {
        column.stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    }
}

// MARK: - Messages
extension ShelvesViewController {
    @objc private func shelvesChanged() {
        title = "\(column.stack.arrangedSubviews.count) books"
    }

    @objc func rowTapped(_ gesture: UITapGestureRecognizer) {
        row.setContentOffset(.zero, animated: false)
    }
}

extension Notification.Name {
    static let shelvesChanged = Notification.Name("ShelvesChanged")
}

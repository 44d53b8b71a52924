import Foundation
import UIKit

// Screens as apps write them in code, against nothing but the public face.

final class LoginScreen: UIViewController, UITextFieldDelegate {
    private let scrollView: UIScrollView = {
        let view = UIScrollView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.keyboardDismissMode = .interactive
        view.alwaysBounceVertical = true
        return view
    }()
    private lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [logo, titleLabel, emailField, passwordField, loginButton, forgotButton])
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .fill
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 40, leading: 24, bottom: 24, trailing: 24)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.setCustomSpacing(32, after: titleLabel)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: loginButton)
        return stack
    }()
    let logo = UIImageView(
        image: UIImage(systemName: "lock.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 48, weight: .bold)))
    let titleLabel = UILabel()
    let emailField = UITextField()
    let passwordField = UITextField()
    let loginButton = UIButton(configuration: .filled())
    let forgotButton = UIButton(type: .system)
    private(set) var hasLoggedIn = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = NSLocalizedString("Welcome", comment: "")
        logo.contentMode = .scaleAspectFit
        logo.tintColor = .systemIndigo
        titleLabel.text = "Sign in to continue to your account"
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        titleLabel.textAlignment = .center
        for (field, placeholder) in [(emailField, "Email"), (passwordField, "Password")] {
            field.placeholder = placeholder
            field.borderStyle = .roundedRect
            field.delegate = self
            field.autocapitalizationType = .none
        }
        emailField.keyboardType = .emailAddress
        emailField.textContentType = .username
        emailField.returnKeyType = .next
        passwordField.isSecureTextEntry = true
        loginButton.configuration?.title = "Log In"
        loginButton.configuration?.cornerStyle = .large
        loginButton.configuration?.buttonSize = .large
        loginButton.addAction(UIAction { [weak self] _ in self?.hasLoggedIn = true }, for: .touchUpInside)
        forgotButton.setTitle("Forgot password?", for: .normal)
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        scrollView.delegate = self
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField { passwordField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }

    var scroll: UIScrollView { scrollView }
    var content: UIStackView { stack }
}

extension LoginScreen: UIScrollViewDelegate {}

/// Rows that are written down, with switches and values beside them.
final class SettingsScreen: UITableViewController {
    private enum Row {
        case toggle(String, Bool)
        case value(String, String)
        case link(String)
    }
    private let sections: [(title: String?, footer: String?, rows: [Row])] = [
        ("Account", nil, [.value("Name", "Jane"), .link("Subscriptions")]),
        (nil, "Notifications are delivered quietly.", [.toggle("Notifications", true), .toggle("Badges", false)]),
    ]

    init() { super.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Settings"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                self?.setEditing(true, animated: true)
            })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.cellLayoutMarginsFollowReadableWidth = true
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        switch sections[indexPath.section].rows[indexPath.row] {
        case .toggle(let title, let isOn):
            var content = cell.defaultContentConfiguration()
            content.text = title
            cell.contentConfiguration = content
            let toggle = UISwitch()
            toggle.isOn = isOn
            cell.accessoryView = toggle
            cell.selectionStyle = .none
        case .value(let title, let value):
            var content = UIListContentConfiguration.valueCell()
            (content.text, content.secondaryText) = (title, value)
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
        case .link(let title):
            cell.textLabel?.text = title
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

/// Cards in a feed, a row of stories above them.
final class FeedScreen: UIViewController {
    enum Section: Int, CaseIterable { case stories, posts }
    struct Post: Hashable, Sendable {
        var id: Int
        var text: String
    }

    final class PostCell: UICollectionViewCell {
        let avatar = UIView()
        let name = UILabel()
        let body = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.backgroundColor = .secondarySystemBackground
            contentView.layer.cornerRadius = 12
            contentView.layer.masksToBounds = true
            layer.shadowOpacity = 0.1
            layer.shadowRadius = 6
            avatar.layer.cornerRadius = 20
            avatar.backgroundColor = .systemTeal
            name.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
            body.numberOfLines = 0
            body.font = .systemFont(ofSize: 15)
            for view in [avatar, name, body] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            let views: [String: Any] = ["avatar": avatar, "name": name, "body": body]
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-12-[avatar(40)]-10-[name]-(>=12)-|", options: .alignAllCenterY, metrics: nil, views: views)
                    + NSLayoutConstraint.constraints(withVisualFormat: "H:|-12-[body]-12-|", metrics: nil, views: views)
                    + NSLayoutConstraint.constraints(withVisualFormat: "V:|-12-[avatar(40)]-8-[body]-12-|", metrics: nil, views: views))
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        navigationItem.standardAppearance = appearance
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.reload() })
        view.addSubview(collectionView)
        reload()
    }

    private func reload() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Post>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems((0..<8).map { Post(id: $0, text: "") }, toSection: .stories)
        snapshot.appendItems(
            [Post(id: 100, text: "Short."), Post(id: 101, text: String(repeating: "A longer text that wraps. ", count: 5))],
            toSection: .posts)
        dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.refreshControl?.endRefreshing()
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Post> {
        let story = UICollectionView.CellRegistration<UICollectionViewCell, Post> { cell, _, _ in
            cell.contentView.backgroundColor = .systemOrange
        }
        let post = UICollectionView.CellRegistration<PostCell, Post> { cell, _, item in
            cell.name.text = "User \(item.id)"
            cell.body.text = item.text
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            switch Section(rawValue: indexPath.section)! {
            case .stories: collectionView.dequeueConfiguredReusableCell(using: story, for: indexPath, item: item)
            case .posts: collectionView.dequeueConfiguredReusableCell(using: post, for: indexPath, item: item)
            }
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let isStories = Section(rawValue: index) == .stories
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: isStories ? .absolute(72) : .fractionalWidth(1),
                    heightDimension: isStories ? .absolute(72) : .estimated(100)))
            let group: NSCollectionLayoutGroup =
                isStories
                ? .horizontal(layoutSize: item.layoutSize, subitems: [item]) : .vertical(layoutSize: item.layoutSize, subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = isStories ? 8 : 16
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            if isStories { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
    }
}

/// A chat: messages above a bar that grows with its text and stays above the keyboard.
final class ChatScreen: UIViewController, UITextViewDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let textView = UITextView()
    let sendButton = UIButton(type: .system)
    private(set) var barHeight: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.contentInset.bottom = 8
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        textView.isScrollEnabled = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.layer.cornerRadius = 18
        textView.layer.borderWidth = 1 / UIScreen.main.scale
        textView.layer.borderColor = UIColor.separator.cgColor
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.delegate = self
        sendButton.setImage(UIImage(systemName: "paperplane.fill"), for: .normal)
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        [tableView, bar].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        [textView, sendButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            bar.contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor), tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor), tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalToSystemSpacingAfter: bar.leadingAnchor, multiplier: 2),
            textView.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
            bar.bottomAnchor.constraint(equalTo: textView.bottomAnchor, constant: 6),
            sendButton.leadingAnchor.constraint(equalToSystemSpacingAfter: textView.trailingAnchor, multiplier: 1),
            bar.trailingAnchor.constraint(equalToSystemSpacingAfter: sendButton.trailingAnchor, multiplier: 2),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            sendButton.heightAnchor.constraint(equalToConstant: 36),
            textView.heightAnchor.constraint(lessThanOrEqualToConstant: 120),
        ])
    }
}

/// Pages side by side with dots below them.
final class OnboardingScreen: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let pageControl = UIPageControl()
    let nextButton = UIButton(configuration: .borderedProminent())

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        pageControl.numberOfPages = 3
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        nextButton.configuration?.title = "Next"
        let pages = ["One", "Two", "Three"].map { text in
            let label = UILabel()
            label.attributedText = NSAttributedString(
                string: text,
                attributes: [.font: UIFont.systemFont(ofSize: 34, weight: .heavy), .foregroundColor: UIColor.label, .kern: 0.5])
            label.textAlignment = .center
            return label
        }
        let strip = UIStackView(arrangedSubviews: pages)
        strip.distribution = .fillEqually
        [scrollView, pageControl, nextButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        strip.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(strip)
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor), scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: guide.topAnchor),
            strip.topAnchor.constraint(equalTo: scrollView.topAnchor), strip.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            strip.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            strip.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
            strip.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 3),
            guide.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.2),
            pageControl.topAnchor.constraint(equalTo: guide.topAnchor), pageControl.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            nextButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            nextButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            nextButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
        ])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}

/// Two panes that change places with the size class.
final class AdaptiveScreen: UIViewController {
    let stack = UIStackView()
    let (first, second) = (UIView(), UIView())
    private var compact: [NSLayoutConstraint] = []
    private var regular: [NSLayoutConstraint] = []
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.spacing = 20
        [first, second].forEach(stack.addArrangedSubview)
        view.addSubview(stack)
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        compact = [first.heightAnchor.constraint(equalTo: second.heightAnchor)]
        regular = [first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5)]
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
            self.changes += 1
            self.apply()
        }
        apply()
    }

    private func apply() {
        let isRegular = traitCollection.horizontalSizeClass == .regular
        NSLayoutConstraint.deactivate(isRegular ? compact : regular)
        NSLayoutConstraint.activate(isRegular ? regular : compact)
        stack.axis = isRegular ? .horizontal : .vertical
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in
            self.view.layoutIfNeeded()
        } completion: { _ in
        }
    }
}

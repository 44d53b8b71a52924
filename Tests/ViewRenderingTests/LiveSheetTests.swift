import Foundation
import Testing
import UIKit

@testable import ViewRendering

/// Writes a sheet of live controls, light and dark, to the folder named by TRELLIS_SHEETS, to be looked at.
@MainActor @Test(.enabled(if: ProcessInfo.processInfo.environment["TRELLIS_SHEETS"] != nil))
func `a sheet of live controls`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["TRELLIS_SHEETS"])
    for style in [UIUserInterfaceStyle.light, .dark] {
        let options = RenderOptions(scale: 2, style: style, background: .systemBackground)
        try ViewRenderer(options).png(of: controlSheet(), to: "\(folder)/live-\(style == .dark ? "dark" : "light").png")
    }
    try ViewRenderer(RenderOptions(background: .systemBackground)).svg(of: controlSheet(), to: "\(folder)/live.svg")
    try ViewRenderer(RenderOptions(background: .systemBackground)).pdf(of: controlSheet(), to: "\(folder)/live.pdf")
}

@MainActor private func controlSheet() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 780, height: 780))
    func add(_ view: UIView, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        root.addSubview(view)
    }
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Forecast")
    item.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil),
    ]
    bar.items = [UINavigationItem(title: "Places"), item]
    add(bar, 0, 0, 390, 44)
    let large = UINavigationBar()
    large.prefersLargeTitles = true
    large.items = [UINavigationItem(title: "Settings")]
    large.items?[0].leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    large.items?[0].rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    add(large, 390, 0, 390, 96)
    let search = UISearchBar()
    add(search, 0, 44, 390, 56)
    let cancel = UISearchBar()
    cancel.text = "Berlin"
    cancel.showsCancelButton = true
    cancel.searchBarStyle = .minimal
    add(cancel, 390, 96, 390, 56)

    let on = UISwitch()
    on.isOn = true
    add(on, 16, 116, 51, 31)
    add(UISwitch(), 90, 116, 51, 31)
    let slider = UISlider()
    slider.value = 0.4
    add(slider, 160, 116, 200, 31)
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    add(segments, 16, 164, 240, 32)
    add(UIStepper(), 270, 164, 94, 32)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    add(field, 16, 212, 170, 34)
    let filled = UITextField()
    filled.borderStyle = .roundedRect
    filled.text = "Ada Lovelace"
    filled.clearButtonMode = .always
    add(filled, 200, 212, 170, 34)
    let secret = UITextField()
    secret.borderStyle = .line
    secret.text = "secret"
    secret.isSecureTextEntry = true
    add(secret, 16, 258, 170, 34)
    let right = UITextField()
    right.borderStyle = .bezel
    right.text = "42"
    right.textAlignment = .right
    add(right, 200, 258, 170, 34)
    let progress = UIProgressView()
    progress.progress = 0.6
    add(progress, 16, 310, 240, 4)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    add(spinner, 280, 302, 20, 20)
    let big = UIActivityIndicatorView(style: .large)
    big.startAnimating()
    add(big, 320, 294, 37, 37)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    add(pages, 16, 336, 150, 26)
    let missing = UIImageView()
    missing.image = UIImage(named: "nowhere")
    add(missing, 200, 340, 80, 60)

    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    wheels.datePickerMode = .date
    wheels.date = Date(timeIntervalSince1970: 1_168_344_060)
    add(wheels, 390, 152, 390, 216)
    let inline = UIDatePicker()
    inline.preferredDatePickerStyle = .inline
    inline.datePickerMode = .date
    inline.date = wheels.date
    add(inline, 430, 390, 300, 330)
    let compact = UIDatePicker()
    compact.date = wheels.date
    add(compact, 16, 372, 240, 34)
    add(UIPickerView(), 0, 420, 390, 216)

    let toolbar = UIToolbar()
    toolbar.items = [
        UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil), .flexibleSpace(),
        UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil), .flexibleSpace(),
        UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil),
    ]
    add(toolbar, 0, 660, 390, 44)
    let tabs = UITabBar()
    tabs.items = [
        UITabBarItem(tabBarSystemItem: .favorites, tag: 0), UITabBarItem(tabBarSystemItem: .search, tag: 1),
        UITabBarItem(tabBarSystemItem: .downloads, tag: 2), UITabBarItem(tabBarSystemItem: .more, tag: 3),
    ]
    tabs.items?[2].badgeValue = "3"
    add(tabs, 0, 731, 390, 49)
    return root
}

/// Puts the PNG pictures that the file named by TRELLIS_CONTACT lists, one a line, on one sheet beside that file.
@MainActor @Test(.enabled(if: ProcessInfo.processInfo.environment["TRELLIS_CONTACT"] != nil))
func `a contact sheet of pictures`() throws {
    let list = try #require(ProcessInfo.processInfo.environment["TRELLIS_CONTACT"])
    let paths = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
    let columns = 6
    let (width, height, gap) = (250.0, 480.0, 12.0)
    let rows = (paths.count + columns - 1) / columns
    let root = UIView(frame: CGRect(x: 0, y: 0, width: Double(columns) * (width + gap) + gap, height: Double(rows) * (height + gap) + gap))
    for (index, path) in paths.enumerated() {
        let view = UIImageView(image: UIImage(contentsOfFile: path))
        view.frame = CGRect(
            x: gap + Double(index % columns) * (width + gap), y: gap + Double(index / columns) * (height + gap), width: width,
            height: height)
        view.contentMode = .scaleAspectFit
        root.addSubview(view)
    }
    try ViewRenderer(RenderOptions(scale: 1, background: .systemGray3)).png(of: root, to: list + ".png")
}

import Foundation
import Testing
import Typography
import UIKit

@testable import ViewRendering

// Each control is drawn and its own sign is looked for in the pixels. Text is drawn as blocks (the measurer of layout tests), so that no font matters.

@MainActor private func picture(
    _ view: UIView, _ width: Double, _ height: Double, style: UIUserInterfaceStyle = .light, scale: CGFloat = 1
) throws -> Pixels {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let options = RenderOptions(scale: scale, style: style, background: .systemBackground)
    return try TextMeasuring.withMeasurer(SquareTextMeasurer()) { try Pixels(png: ViewRenderer(options).data(of: view, as: .png)) }
}

private func isBlue(_ color: RGBA) -> Bool { color.blue > 0.9 && color.red < 0.1 }
private func isGreen(_ color: RGBA) -> Bool { color.green > 0.7 && color.red < 0.4 && color.blue < 0.5 }
private func isDark(_ color: RGBA) -> Bool { color.luminance < 0.2 }

@MainActor @Test func `a switch that is on is green on the left and has its white knob on the right`() throws {
    let control = UISwitch()
    control.isOn = true
    let on = try picture(control, 51, 31)
    #expect(isGreen(try #require(on[10, 15])))
    #expect(on[36, 15] == .white)
    control.isOn = false
    let off = try picture(control, 51, 31)
    #expect(extent(of: off, where: isGreen).count == 0)
    #expect(off[15, 15] == .white)
}

@MainActor @Test func `a slider's track has its tint up to the knob`() throws {
    let slider = UISlider()
    slider.value = 0.5
    let pixels = try picture(slider, 204, 31)
    #expect(isBlue(try #require(pixels[20, 15])))
    #expect(!isBlue(try #require(pixels[180, 15])))
    // The knob's middle stands at half of the track: 2 + 200 / 2.
    #expect(pixels[102, 15] == .white)
}

@MainActor @Test func `a progress bar fills its share, from the right in a right-to-left interface`() throws {
    let bar = UIProgressView()
    bar.progress = 0.25
    let pixels = try picture(bar, 100, 4)
    #expect(isBlue(try #require(pixels[10, 2])))
    #expect(!isBlue(try #require(pixels[60, 2])))
    bar.semanticContentAttribute = .forceRightToLeft
    let mirrored = try picture(bar, 100, 4)
    #expect(!isBlue(try #require(mirrored[10, 2])))
    #expect(isBlue(try #require(mirrored[90, 2])))
}

@MainActor @Test func `a label's text stands inside its bounds, and follows alignment and style`() throws {
    let label = UILabel()
    label.text = "abc"
    label.font = .systemFont(ofSize: 10)
    label.textAlignment = .right
    let pixels = try picture(label, 100, 20)
    let found = extent(of: pixels, where: isDark)
    // Three squares of 10 points at the right edge.
    #expect(found.x == 70 && found.width == 30)
    #expect(extent(of: try picture(label, 100, 20, style: .dark)) { $0.luminance > 0.8 }.width == 30)
}

@MainActor @Test func `a label too low for its text shows the lines that fit`() throws {
    let label = UILabel()
    label.text = "ab cd ef"
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    let pixels = try picture(label, 30, 13)
    let found = extent(of: pixels, where: isDark)
    // One line of capitals, 0.74 of the ascender of 9.5 points.
    #expect(found.height <= 9 && found.height >= 6)
}

@MainActor @Test func `a text field shows its text, its placeholder paler, and dots for a password`() throws {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "name"
    let empty = try picture(field, 200, 34)
    #expect(extent(of: empty, where: isDark).count == 0)
    #expect(extent(of: empty) { $0.luminance < 0.85 }.count > 100)
    field.text = "ada"
    #expect(extent(of: try picture(field, 200, 34), where: isDark).x == 7)
}

@MainActor @Test func `a button's configuration fills its ground with the tint`() throws {
    let button = UIButton(configuration: .filled())
    button.setTitle("go", for: .normal)
    let filled = try picture(button, 120, 36)
    #expect(isBlue(try #require(filled[10, 18])))
    #expect(filled[0, 0] == .white)
    button.tintColor = .red
    #expect(try #require(picture(button, 120, 36)[10, 18]).red == 1)
    let plain = UIButton(type: .system)
    plain.setTitle("go", for: .normal)
    #expect(!isBlue(try #require(picture(plain, 120, 36)[10, 18])))
    #expect(extent(of: try picture(plain, 120, 36), where: isBlue).count > 50)
}

@MainActor @Test func `a navigation bar has its title in the middle and its items at the sides`() throws {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "aa")
    item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    bar.items = [item]
    let pixels = try picture(bar, 320, 44)
    let title = extent(of: pixels, where: isDark)
    // Two squares of 17 points about 160.
    #expect(title.x == 143 && title.width == 34)
    let plus = extent(of: pixels, where: isBlue)
    #expect(plus.x > 270 && plus.x + plus.width <= 304)
    bar.items = [UINavigationItem(title: "b"), item]
    #expect(extent(of: try picture(bar, 320, 44), where: isBlue).x < 16)
}

@MainActor @Test func `a tab bar gives each tab its part and the chosen one the tint`() throws {
    let bar = UITabBar()
    bar.items = [UITabBarItem(tabBarSystemItem: .favorites, tag: 0), UITabBarItem(tabBarSystemItem: .search, tag: 1)]
    bar.selectedItem = bar.items?[1]
    let found = extent(of: try picture(bar, 320, 49), where: isBlue)
    #expect(found.x > 160)
}

@MainActor @Test func `a table's cell has its accessory at the trailing side and its line below`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .checkmark
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    table.addSubview(cell)
    let pixels = try picture(table, 320, 100)
    let tick = extent(of: pixels, where: isBlue)
    #expect(tick.x >= 280 && tick.x + tick.width <= 304)
    // The line's pixel row: 43, from 16 to the edge; above it nothing.
    #expect(try #require(pixels[100, 43]).luminance < 0.9)
    #expect(pixels[8, 43] == .white)
    #expect(pixels[100, 40] == .white)
}

@MainActor @Test func `an image is drawn from its file, and one without pixels is hatched`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("red-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try pictureBytes(.png, width: 4, height: 4) { $0.paint(RGBA(1, 0, 0)) }
    try PictureFile.write(file, to: path)
    let view = UIImageView(image: UIImage(contentsOfFile: path))
    view.contentMode = .center
    #expect(extent(of: try picture(view, 40, 40)) { $0 == RGBA(1, 0, 0) } == (18, 18, 4, 4, 16))
    view.contentMode = .scaleAspectFit
    #expect(extent(of: try picture(view, 40, 40)) { $0 == RGBA(1, 0, 0) }.count == 1600)
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
    let hatched = try picture(view, 40, 40)
    #expect(extent(of: hatched) { $0 == RGBA(1, 0, 0) }.count == 0)
    #expect(extent(of: hatched) { $0.luminance < 0.95 }.count > 400)
}

@MainActor @Test func `every control leaves a mark in light and in dark`() throws {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let segments = UISegmentedControl(items: ["a", "b"])
    let toolbar = UIToolbar()
    toolbar.items = [UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)]
    let views: [UIView] = [
        UISwitch(), UISlider(), UIProgressView(), UIStepper(), spinner, pages, segments, UISearchBar(), UIPickerView(), UIDatePicker(),
        toolbar,
    ]
    for view in views {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let ground: RGBA = style == .dark ? .black : .white
            let marks = extent(of: try picture(view, 200, 60, style: style)) { $0 != ground }
            #expect(marks.count > 40, "\(type(of: view)) in \(style)")
        }
    }
}

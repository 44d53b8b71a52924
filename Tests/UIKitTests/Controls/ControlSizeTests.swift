import Testing
import Typography
import UIKit

/// Natural sizes, alignment insets and priorities. Sizes were counted in public Interface Builder documents of iOS 13 to 18; "A...", "C...",
/// "T...", "U..." were measured on iOS. Texts are set in square glyphs: each character is as wide as its size.
@MainActor @Suite struct ControlSizeTests {
    private let none = UIView.noIntrinsicMetric

    /// Squares of the font's size, in lines of 1.193359375 times that (the system font's ratio).
    private func withSquares<R>(_ body: () -> R) -> R { TextMeasuring.withMeasurer(SquareTextMeasurer(), body) }

    private func priorities(_ view: UIView) -> [Float] {
        [
            view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
            view.contentCompressionResistancePriority(for: .horizontal), view.contentCompressionResistancePriority(for: .vertical),
        ].map(\.rawValue)
    }

    private func laidOutFrame(_ view: UIView) -> CGRect {
        twoPixelWindow().hold(view)
        return view.frame
    }

    // 184 documents: 51 by 31, alignment 49 by 31
    @Test func aSwitchKeepsItsSize() {
        let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 1))
        #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
        #expect(laidOutFrame(UISwitch()) == CGRect(x: 0, y: 0, width: 51, height: 31))
    }

    // 125 documents: 31 tall, 2 beyond the constraints at both sides
    @Test func aSliderReachesBeyondItsAlignment() {
        let slider = UISlider()
        #expect(slider.intrinsicContentSize == CGSize(width: none, height: 30))
        twoPixelWindow().hold(slider, width: 100)
        #expect(slider.frame == CGRect(x: -2, y: 0, width: 104, height: 31))
    }

    // A12-A14
    @Test func contentPriorities() {
        for view in [UIView(), UILabel(), UIButton(), UITextField(), UIImageView(), UIScrollView(), UIStackView()] as [UIView] {
            #expect(priorities(view) == [250, 250, 750, 750])
        }
        for view in [UISlider(), UISegmentedControl(), UIProgressView(), UIPageControl()] as [UIView] {
            #expect(priorities(view) == [250, 750, 750, 750])
        }
        for view in [UISwitch(), UIStepper(), UIActivityIndicatorView()] as [UIView] {
            #expect(priorities(view) == [750, 750, 750, 750])
        }
    }

    // C5-C8 and documents
    @Test func fixedSizes() {
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UIProgressView().intrinsicContentSize == CGSize(width: none, height: 4))
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(UISearchBar().intrinsicContentSize == CGSize(width: none, height: 56))
        #expect(UIToolbar().intrinsicContentSize == CGSize(width: none, height: 44))
        #expect(UITabBar().intrinsicContentSize == CGSize(width: none, height: 49))
        let pages = UIPageControl()
        pages.numberOfPages = 4
        #expect(pages.intrinsicContentSize == CGSize(width: 92, height: 26))
    }

    @Test func anImageViewIsAsLargeAsItsPicture() {
        #expect(UIImageView().intrinsicContentSize == CGSize(width: none, height: none))
        let picture = UIImage(name: "picture", size: CGSize(width: 30, height: 20))
        #expect(UIImageView(image: picture).intrinsicContentSize == CGSize(width: 30, height: 20))
        let aligned = picture.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(laidOutFrame(UIImageView(image: aligned)) == CGRect(x: -2, y: -1, width: 30, height: 20))
    }

    // documents: two segments of the widest title in whole points and 17, a point between; 32 tall of which 1 lies outside
    @Test func segmentsAreAsWideAsTheWidest() {
        let one: CGFloat = 3 * 13 + 17
        let seven: CGFloat = 5 * 13 + 17
        withSquares {
            let control = UISegmentedControl(items: ["One", "Seven"])
            #expect(control.intrinsicContentSize == CGSize(width: 2 * seven + 1, height: 31))
            #expect(control.alignmentRectInsets.bottom == 1)
            control.apportionsSegmentWidthsByContent = true
            #expect(control.intrinsicContentSize.width == one + seven + 1)
            control.setWidth(50, forSegmentAt: 0)
            #expect(control.intrinsicContentSize.width == 50 + seven + 1)
            control.removeSegment(at: 0, animated: false)
            #expect(control.intrinsicContentSize.width == seven)
        }
    }

    // U1: 15-point title, 6 above and below, at least 30 wide; documents: custom buttons 18 points
    @Test func classicButtons() {
        withSquares {
            let system = UIButton(type: .system)
            system.setTitle("T", for: .normal)
            #expect(system.intrinsicContentSize == CGSize(width: 30, height: 30))
            system.setTitle("Disabled", for: .normal)
            #expect(system.intrinsicContentSize == CGSize(width: 120, height: 30))
            let custom = UIButton(type: .custom)
            custom.setTitle("Title", for: .normal)
            #expect(custom.intrinsicContentSize == CGSize(width: 90, height: 34))
            // documents: the insets take the place of the 6
            system.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            #expect(system.intrinsicContentSize == CGSize(width: 136, height: 34))
            let picture = UIButton(type: .custom)
            picture.setImage(UIImage(name: nil, size: CGSize(width: 22, height: 24)), for: .normal)
            #expect(picture.intrinsicContentSize == CGSize(width: 22, height: 24))
        }
    }

    // U2: in 34 points the 18-point label stands 8 down
    @Test func aClassicButtonCentresItsTitle() {
        withSquares {
            let button = UIButton(type: .system)
            button.setTitle("Tap", for: .normal)
            twoPixelWindow().hold(button, width: 100, height: 34)
            #expect(button.titleLabel?.frame == CGRect(x: 27.5, y: 8, width: 45, height: 18))
        }
    }

    // measured: insets 7 and 12, 17-point title; documents: 34.5 tall
    @Test func configuredButtons() {
        withSquares {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Plain"
            let button = UIButton(configuration: configuration)
            twoPixelWindow().hold(button)
            #expect(button.frame.size == CGSize(width: 109, height: 34.5))
            button.configuration?.subtitle = "Line"
            button.configuration?.image = UIImage(name: nil, size: CGSize(width: 40, height: 10))
            button.configuration?.imagePadding = 6
            button.window?.layoutIfNeeded()
            // 13-point footnote: 15.51 rounds up to 16; title and subtitle 1 apart: 40 + 6 + 85 + 24 wide, 20.5 + 1 + 16 + 14 tall
            #expect(button.frame.size == CGSize(width: 155, height: 51.5))
            #expect(button.imageView?.frame.minX == 12)
            #expect(button.titleLabel?.frame.origin == CGPoint(x: 58, y: 7))
        }
    }

    // A field's line stands in its middle: a field that was drawn for smaller letters is as high as its text once it is laid out, so that labels on its
    // baseline with the same font begin where it does.
    @Test func aFieldDrawnLowerThanItsTextIsAlignedAsHighAsItWillBe() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 22)), label = UILabel()
        field.text = "Hello"
        label.text = "Name"
        for view in [field, label] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        (field.font, label.font) = (.systemFont(ofSize: 53), .systemFont(ofSize: 53))
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100), label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(field.frame.minY - label.frame.minY) <= 1.5, "\(field.frame), \(label.frame)")
    }

    // T1-T4
    @Test func textFields() {
        withSquares {
            let field = UITextField()
            field.text = "Hello"
            twoPixelWindow().hold(field)
            #expect(field.frame.size == CGSize(width: 85, height: 22))
            field.borderStyle = .roundedRect
            #expect(field.intrinsicContentSize == CGSize(width: 113, height: 34))
            field.text = ""
            field.placeholder = "Name"
            #expect(field.intrinsicContentSize.width == 96)
            #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).minX == 7)
        }
    }

    // measured: a capsule is its text and 24; a date and a time stand 4 apart
    @Test func compactDatePickers() {
        withSquares {
            let picker = UIDatePicker()
            picker.datePickerMode = .date
            let date = picker.intrinsicContentSize.width
            #expect(date == CGFloat(picker.capsuleTexts[0].count) * 17 + 24)
            picker.datePickerMode = .dateAndTime
            let time = CGFloat(picker.capsuleTexts[1].count) * 17 + 24
            #expect(picker.intrinsicContentSize.width == date + 4 + time)
            picker.preferredDatePickerStyle = .wheels
            #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        }
    }

    @Test func valuesStayInTheirRanges() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 0)
        let stepper = UIStepper()
        stepper.value = -4
        #expect(stepper.value == 0)
        let progress = UIProgressView()
        progress.progress = 7
        #expect(progress.progress == 1)
        let pages = UIPageControl()
        pages.numberOfPages = 2
        pages.currentPage = 9
        #expect(pages.currentPage == 1)
    }

    @Test func aSpinnerThatStandsStillIsHidden() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isHidden)
        spinner.startAnimating()
        #expect(!spinner.isHidden)
        spinner.stopAnimating()
        spinner.hidesWhenStopped = false
        #expect(!spinner.isHidden)
    }
}

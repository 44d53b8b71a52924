import UIKit

extension ViewDrawing {
    /// All classes that are drawn as more than their background. A class stands before the classes it derives from.
    static let all: [ViewDrawing] = [
        .label, .imageView, .button, .switch, .slider, .stepper, .segmentedControl, .textField, .pageControl, .datePicker, .progressView,
        .activityIndicator, .pickerView, .navigationBar, .toolbar, .tabBar, .searchBar, .tableViewCell, .listCell, .textView,
        .collectionView,
        .scrollView,
    ]
}

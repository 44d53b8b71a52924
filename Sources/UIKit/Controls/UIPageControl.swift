import Foundation

/// A dot for each page: 18 points a page and 20 around them, 26 tall, as on iOS 14 and later (4 pages: 92 by 26, measured). Before, dots of 7
/// points stood 9 apart (3 pages: 39 by 37, in public documents).
///
/// Apple: https://developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// The number of pages; less than none counts as none.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The page whose dot is bright, kept among the pages.
    open var currentPage: Int {
        get { min(max(0, storedPage), max(0, numberOfPages - 1)) }
        set { storedPage = newValue }
    }
    /// Whether the control is hidden when there is one page.
    open var hidesForSinglePage = false
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the bright dot.
    open var currentPageIndicatorTintColor: UIColor?

    private var storedPage = 0

    /// 750 on the vertical axis, measured.
    override class var defaultHugging: [UILayoutPriority] { [.defaultLow, .defaultHigh] }

    /// The size that a number of pages needs, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let pages = CGFloat(max(0, pageCount))
        let generation = InterfaceGeneration.current
        let width = generation.pageControlHasOldDots ? max(0, 16 * pages - 9) : 20 + 18 * pages
        return CGSize(width: width, height: generation.pageControlHeight)
    }

    /// The size that the pages need.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// The size that the pages need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
}

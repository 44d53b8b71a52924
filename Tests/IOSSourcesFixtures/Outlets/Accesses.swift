// swift-format-ignore-file
import UIKit

open class OpenController: UIViewController {
    @IBOutlet open var openLabel: UILabel!
    @IBAction open func openPress(_ sender: Any) {}
}
public class PublicView: OpenController {
    @IBOutlet public weak var publicView: UIView?
}
public enum Space {
    public final class Inside: UIView {
        @IBOutlet public var deep: UIView!
    }
}
public extension Space {
    class Extended: UIView {
        @IBOutlet var deeper: UIView!
    }
}
private class FilePrivateController: UIViewController {
    @IBOutlet var label: UILabel!
}
@MainActor func makePrivateController() -> UIViewController { FilePrivateController() }

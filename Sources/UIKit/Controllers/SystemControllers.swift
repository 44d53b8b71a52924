import Foundation

// Controllers whose views are other processes' on iOS. They can be made, set up and presented; their views are empty.

/// Offers what can be done with things. Apple: https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// The things.
    public let activityItems: [Any]
    /// Called when a person has chosen; nobody chooses here.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
    /// What isn't offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Makes a controller of things.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of nothing.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

/// Something that can be done with things. Apple: https://developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The name of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sends a message.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// Sends a mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// Prints.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// Copies.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// Keeps pictures.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        /// Sends to a device nearby.
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        /// Gives a contact a picture.
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        /// Keeps a page for later.
        public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    }
}

/// Lets a person choose or take a picture. Apple: https://developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// Where pictures come from. Raw values are Apple's.
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera, savedPhotosAlbum
    }

    /// The names of what was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as a person cut it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// What kind of thing it is.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    /// Where pictures come from.
    open var sourceType: SourceType = .photoLibrary
    /// Whether a person can cut the picture.
    open var allowsEditing = false
    /// The kinds of things that can be chosen.
    open var mediaTypes: [String] = ["public.image"]
    /// Whether pictures come from there: from the library, so that code goes on.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

/// Hears what was chosen; nobody chooses here.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Something was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Nothing was chosen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

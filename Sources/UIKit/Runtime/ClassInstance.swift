import CDynamicInit
import Foundation

/// Makes views of classes that are known only at run time, by initializers that aren't `required`.
///
/// The C shim looks the initializer up in the class's own table, so a subclass's `override init(frame:)` runs.
@MainActor enum ClassInstance {
    /// A view by `init(frame:)`, or nil when the class is no view's.
    static func view<View: UIView>(of type: AnyClass, as wanted: View.Type, frame: CGRect) -> View? {
        guard type is View.Type else { return nil }
        let made = trellis_make_view(metadata(type), frame.minX, frame.minY, frame.width, frame.height)
        return owned(made)
    }

    /// An object by `init()`, or nil when the class doesn't come from `NSObject`. Stops as Swift does when the class has no `init()`.
    static func object(of type: AnyClass) -> NSObject? {
        guard type is NSObject.Type else { return nil }
        return owned(trellis_make_object(metadata(type)))
    }

    /// A cell by `init(style:reuseIdentifier:)`, or nil when the class is no cell's.
    static func cell(of type: AnyClass, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
        guard type is UITableViewCell.Type else { return nil }
        let words = takenWords(of: reuseIdentifier)
        return owned(trellis_make_table_cell(metadata(type), UInt8(style.rawValue), words.0, words.1))
    }

    /// A header or footer by `init(reuseIdentifier:)`, or nil when the class is none's.
    static func headerFooter(of type: AnyClass, reuseIdentifier: String?) -> UITableViewHeaderFooterView? {
        guard type is UITableViewHeaderFooterView.Type else { return nil }
        let words = takenWords(of: reuseIdentifier)
        return owned(trellis_make_header_footer(metadata(type), words.0, words.1))
    }

    private static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    private static func owned<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer?) -> Object? {
        pointer.map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
    }

    /// The two words of an optional string, with the reference they hold handed over to whom they are passed to.
    private static func takenWords(of string: String?) -> (UInt64, UInt64) {
        withUnsafeTemporaryAllocation(of: String?.self, capacity: 1) { buffer in
            buffer.initializeElement(at: 0, to: string)
            return UnsafeRawPointer(buffer.baseAddress!).loadUnaligned(as: (UInt64, UInt64).self)
        }
    }
}

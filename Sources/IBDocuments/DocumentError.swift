import Findings

/// Why a document can't be read at all. Everything that concerns only a part of a document is a finding of `IBDocument` instead.
public struct DocumentError: Error, Hashable, Sendable {
    /// What is wrong with the file.
    public enum Reason: Hashable, Sendable {
        /// The file can't be opened or read.
        case unreadable(String)
        /// The file is larger than `IBDocument.sizeLimit` bytes.
        case tooLarge(bytes: Int)
        /// The text isn't well-formed XML, or ends early.
        case malformed(String)
        /// The root element isn't Interface Builder's `document` (or its old `archive`).
        case notAnInterfaceBuilderDocument(root: String)
        /// A document of Xcode 4 or older, which wrote archives instead of elements.
        case oldFormat
        /// A document for macOS, watchOS, tvOS or another runtime that has no UIKit of iOS.
        case unknownRuntime(String)
    }

    /// What is wrong.
    public let reason: Reason
    /// The file, and the place in it when there is one.
    public let location: SourceLocation

    /// Makes an error.
    public init(reason: Reason, location: SourceLocation) {
        self.reason = reason
        self.location = location
    }
}

extension DocumentError: CustomStringConvertible {
    /// One sentence, without the place.
    public var message: String {
        switch reason {
        case .unreadable(let why): return "The file can't be read: \(why)."
        case .tooLarge(let bytes): return "The file has \(bytes) bytes; documents of more than \(IBDocument.sizeLimit) aren't read."
        case .malformed(let why): return "The file isn't well-formed XML: \(why)."
        case .notAnInterfaceBuilderDocument(let root):
            return "The file isn't an Interface Builder document: its root element is <\(root)>, not <document>."
        case .oldFormat: return "The document has the format of Xcode 4; open and save it with Xcode 5 or later."
        case .unknownRuntime(let runtime): return "The document is for \(runtime); only documents for iOS.CocoaTouch can be laid out."
        }
    }

    /// The place and the sentence.
    public var description: String { "\(location): \(message)" }

    /// The error as a finding.
    public var finding: Finding {
        Finding(kind: kind, severity: .error, message: message, location: location)
    }

    private var kind: String {
        switch reason {
        case .unreadable: return "ib.unreadable"
        case .tooLarge: return "ib.too-large"
        case .malformed: return "ib.malformed"
        case .notAnInterfaceBuilderDocument, .oldFormat: return "ib.not-a-document"
        case .unknownRuntime: return "ib.unknown-runtime"
        }
    }
}

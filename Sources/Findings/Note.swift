/// A remark under a finding: one constraint of a conflict, one link of a chain, one number behind the message.
public struct Note: Sendable, Hashable, Codable {
    /// One line of text.
    public var message: String
    /// Where the thing remarked on stands, when it stands in a document.
    public var location: SourceLocation?

    /// Makes a note.
    public init(_ message: String, location: SourceLocation? = nil) {
        self.message = message
        self.location = location
    }
}

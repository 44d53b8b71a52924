/// A place in a document, as editors and compilers write it.
public struct SourceLocation: Sendable, Hashable, Codable {
    /// The path of the file as the caller gave it.
    public var file: String
    /// The line, counted from 1; 0 when the finding concerns the file as a whole.
    public var line: Int
    /// The column, counted from 1; 0 when only the line is known.
    public var column: Int
    /// The Interface Builder object id (`5Gf-2x-abc`) of the object meant, where there is one.
    public var objectID: String?

    /// Makes a location; leave out what isn't known.
    public init(file: String, line: Int = 0, column: Int = 0, objectID: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.objectID = objectID
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `Main.storyboard:41:9`, without the numbers that aren't known. The object id is not part of it: editors jump to this text.
    public var description: String {
        guard line > 0 else { return file }
        return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
    }
}

extension SourceLocation: Comparable {
    /// Orders by file, then line, then column, then object id, so that lists of findings are stable.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.line != right.line { return left.line < right.line }
        if left.column != right.column { return left.column < right.column }
        return (left.objectID ?? "") < (right.objectID ?? "")
    }
}

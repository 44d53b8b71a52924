/// The kinds of file a picture can be.
public enum PictureFormat: String, CaseIterable, Sendable {
    /// Pixels, with transparency where nothing was drawn.
    case png
    /// Vector shapes; text as the outlines of its glyphs.
    case svg
    /// One page; text stays text.
    case pdf
}

import Findings

/// What checking a document gave; a value that goes from one process to another.
struct CheckedDocument: Codable {
    /// A finding with the picture that shows it.
    struct Reported: Codable {
        var finding: Finding
        /// The number of its picture in `pictures`.
        var picture: Int?
        /// Where the object stands in the picture's view, in points: x, y, width, height.
        var mark: [Double]?
    }

    /// A drawn scene.
    struct Picture: Codable {
        /// The PNG's bytes.
        var png: String
        /// The size of the view, in points.
        var width: Double
        var height: Double
        /// The conditions it was laid out under.
        var condition: String
    }

    /// The document's path.
    var path: String
    /// What is to be reported.
    var findings: [Reported] = []
    var pictures: [Picture] = []
    /// How many findings the document's author says to leave out.
    var suppressed = 0
    /// Whether it couldn't be read.
    var isUnreadable = false
    /// Whether it has no scene of the wanted id, or its team leaves it out.
    var isSkipped = false
    /// A mistake in the configuration that it is checked by.
    var configurationFault: String?
}

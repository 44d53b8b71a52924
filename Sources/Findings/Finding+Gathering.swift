/// Findings that stand for many.
extension Finding {
    /// The message, with the number of the others where it stands for more than one object.
    public var sentence: String {
        guard !others.isEmpty else { return message }
        return message + " The same goes for \(others.count == 1 ? "1 other" : "\(others.count) others") in this document."
    }

    /// One finding for several of a kind: the first, with the others behind it; nil without any.
    public init?(gathering findings: [Finding]) {
        guard var first = findings.first else { return nil }
        first.others += findings.dropFirst().flatMap { [Note($0.message, location: $0.location)] + $0.others }
        self = first
    }
}

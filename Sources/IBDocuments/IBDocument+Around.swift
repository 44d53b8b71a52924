extension IBDocument {
    /// The ids of an object and of those around it, innermost first. Complexity: a look-up for each.
    public func ids(outwardFrom id: String) -> UnfoldFirstSequence<String> {
        sequence(first: id) { enclosing[$0] }
    }

    /// The elements with an id in which an element stands, innermost first; none for an element without an id.
    public func elements(around element: IBElement) -> [IBElement] {
        element.id.map { ids(outwardFrom: $0).dropFirst().compactMap { elements[$0] } } ?? []
    }
}

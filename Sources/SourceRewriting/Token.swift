/// A piece of Swift source as the rewriter needs it; comments and blanks are none.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A word: a keyword or a name. A name in backticks is no keyword.
        case word
        /// A name in backticks.
        case quotedName
        /// A number, or a string (or the part of one between two interpolations), or a regular expression.
        case literal
        /// `#` and a word, such as `#selector`.
        case pound
        /// `#if`, `#elseif`, `#else` or `#endif` with the rest of its line.
        case condition
        /// One character of punctuation or of an operator.
        case symbol(UInt8)
    }

    let kind: Kind
    let range: Range<Int>
    /// Whether nothing but blanks and comments stands before it on its line.
    let beginsLine: Bool

    /// Whether it is a certain character.
    func isSymbol(_ character: Character) -> Bool {
        kind == .symbol(character.asciiValue ?? 0)
    }
}

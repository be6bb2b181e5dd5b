/// A name that is none of those known.
///
/// The names that the client may have meant are sought where a problem shows them (`Suggestions`), not where the error is
/// found: that takes longer.
struct UnknownName: Sendable {
    let name: String
    let known: [String]
}

/// A misspelled name of a symbol.
struct UnknownSymbol: Sendable {
    let name: String
    /// The name that it is a misspelling of.
    let correction: String
    let symbols: SymbolNames
}

/// Seeks the names that a client may have meant, for a number of unknown ones at most.
///
/// To compare a name with all that are known takes longer than to read the item of a body that contains it.
struct Suggestions {
    /// The number of unknown names for which names are still sought.
    private var remaining: Int

    init(limit: Int = .max) {
        remaining = limit
    }

    /// The name that is nearest to an unknown one; `nil` if none is near, or if it is not sought any more.
    ///
    /// Nothing is suggested for a name that is known, but not here, as a parameter of other pictures.
    mutating func nearest(to unknown: UnknownName) -> String? {
        seek { unknown.known.contains(unknown.name) ? nil : unknown.known.nearest(to: unknown.name) }
    }

    /// The names that look most like a misspelled one, the correct one first.
    mutating func nearest(to symbol: UnknownSymbol) -> [String] {
        seek {
            let others = symbol.symbols.nearest(to: symbol.name, count: 3).filter { $0 != symbol.correction }
            return [symbol.correction] + others.prefix(2)
        } ?? []
    }

    /// Seeks names, unless that was done for as many as there may be.
    mutating func seek<Names>(_ names: () -> Names?) -> Names? {
        guard remaining > 0 else { return nil }
        remaining -= 1
        return names()
    }
}

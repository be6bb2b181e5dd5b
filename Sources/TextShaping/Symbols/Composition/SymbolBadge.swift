/// A small drawing at the corner of a symbol.
indirect enum SymbolBadge: Equatable, Sendable {
    /// A disk at the top, as that of `bell.badge`.
    case dot
    /// A disk at the bottom with a mark cut out.
    case mark(String)
    /// A symbol at the bottom.
    case symbol(SymbolRecipe)

    /// The names of the marks that are cut out of a disk.
    static let marks: Set<String> = [
        "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis",
    ]
}

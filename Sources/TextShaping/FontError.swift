/// The reason why a font library cannot be opened.
package enum FontError: Error, Equatable {
    /// Inter, the font that every other font falls back to, is missing or is not a font.
    case missingSystemFont(path: String)
}

/// Why the fonts cannot be used.
public enum FontError: Error, Equatable {
    /// The font that everything else falls back to, Inter, is not there or not a font.
    case missingSystemFont(path: String)
}

/// Why the fonts cannot be used.
package enum FontError: Error, Equatable {
    /// The font that everything else falls back to, Inter, is not there or not a font.
    case missingSystemFont(path: String)
}

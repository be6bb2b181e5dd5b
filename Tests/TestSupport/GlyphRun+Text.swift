package import Graphics

extension GlyphRun {
    /// The characters, or the name of the symbol.
    package var text: String {
        switch content {
        case .text(let text, _), .symbol(let text), .placeholder(let text): text
        }
    }
}

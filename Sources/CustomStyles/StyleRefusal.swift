package import StyleSyntax

/// A style of a source that cannot be drawn, because of errors in what it reaches.
package struct StyleRefusal: Hashable, Sendable {
    package let name: String
    package let place: SourcePlace
    /// The messages about what the style reaches, of which one at least is an error.
    package let diagnostics: [Diagnostic]

    package init(name: String, place: SourcePlace, diagnostics: [Diagnostic]) {
        self.name = name
        self.place = place
        self.diagnostics = diagnostics
    }
}

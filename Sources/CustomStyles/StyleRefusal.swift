package import StyleSyntax

/// A root of a source that cannot be drawn, because of errors in what it reaches.
package struct StyleRefusal: Hashable, Sendable {
    package let name: String
    package let kind: CustomStyle.Kind
    /// The name that people read; `nil` if the source states none.
    package let displayName: String?
    package let place: SourcePlace
    /// The messages about what the root reaches, of which one at least is an error.
    package let diagnostics: [Diagnostic]

    package init(
        name: String,
        kind: CustomStyle.Kind = .buttonStyle,
        displayName: String? = nil,
        place: SourcePlace,
        diagnostics: [Diagnostic]
    ) {
        self.name = name
        self.kind = kind
        self.displayName = displayName
        self.place = place
        self.diagnostics = diagnostics
    }
}

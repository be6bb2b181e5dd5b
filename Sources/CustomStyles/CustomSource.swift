import ButtonRendering
package import StyleSyntax

/// A source of a user's own that was checked: what is known of it and of the styles that it declares.
///
/// These are values that a process which does not run the source can have; `program` draws the styles in one that does.
package final class CustomSource: Sendable {
    package let text: SourceText
    /// The hash of the bytes, by which the source is stored and addressed.
    package let hash: String
    /// The styles that can be drawn, in the order of the source.
    package let styles: [CustomStyle]
    /// The styles that cannot, in the order of the source.
    package let refusals: [StyleRefusal]
    /// The names that the source does not declare, each with its replacement.
    package let standIns: [CustomStandIn]
    /// The messages about the source, in its order: those of the check, and warnings about symbols.
    ///
    /// Unless no style can be drawn, there is no error among them.
    package let diagnostics: [Diagnostic]
    /// The errors of styles that stop in some state, without repetition.
    package let failures: [Diagnostic]
    /// Whether the only error is that the source declares no style.
    package let declaresNoStyle: Bool
    /// Draws the styles; `nil` where the source is not run.
    package let program: (any SourceProgram)?

    package init(
        _ text: SourceText,
        hash: String,
        styles: [CustomStyle] = [],
        refusals: [StyleRefusal] = [],
        standIns: [CustomStandIn] = [],
        diagnostics: [Diagnostic],
        failures: [Diagnostic] = [],
        declaresNoStyle: Bool = false,
        program: (any SourceProgram)? = nil
    ) {
        self.text = text
        self.hash = hash
        self.styles = styles
        self.refusals = refusals
        self.standIns = standIns
        self.diagnostics = diagnostics
        self.failures = failures
        self.declaresNoStyle = declaresNoStyle
        self.program = program
    }

    /// The memory that the source takes, with its program if it has one, in bytes.
    package var cost: Int {
        program == nil
            ? Self.bytesOfValues + 4 * text.bytes.count : CatalogEntry.programBytes(of: text.bytes.count)
    }

    /// An estimate of the memory of what is known of a source beside its text.
    private static let bytesOfValues = 16_384

    /// Whether the source has no errors, or a style that reaches none.
    package var isValid: Bool { !diagnostics.contains { $0.severity == .error } }

    /// The messages about the source and about the styles that cannot be drawn, in the order of the source.
    package var allDiagnostics: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return (diagnostics + refusals.flatMap(\.diagnostics)).filter { seen.insert($0).inserted }
            .sorted { $0.place.offset < $1.place.offset }
    }

    /// The style of a name that cannot be drawn; `nil` if there is none.
    package func refusal(named name: String) -> StyleRefusal? { refusals.first { $0.name == name } }

    /// The same source with the program that draws it.
    package func drawn(by program: any SourceProgram) -> CustomSource {
        CustomSource(
            text,
            hash: hash,
            styles: styles,
            refusals: refusals,
            standIns: standIns,
            diagnostics: diagnostics,
            failures: failures,
            declaresNoStyle: declaresNoStyle,
            program: program
        )
    }
}

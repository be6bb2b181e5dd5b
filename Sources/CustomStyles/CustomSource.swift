import ButtonRendering
package import ProjectResources
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
    /// The languages of the texts of its project, as tags of BCP 47; empty if there are none.
    package let languages: [String]
    /// Whether its project is for macOS only.
    package let isForMac: Bool
    /// Whether the source shows nothing, whatever else is said about it.
    package let declaresNoStyle: Bool
    /// The resources of its project, for a process that checks it again; `nil` if it has none.
    package let resources: SourceResources?
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
        languages: [String] = [],
        isForMac: Bool = false,
        declaresNoStyle: Bool = false,
        resources: SourceResources? = nil,
        program: (any SourceProgram)? = nil
    ) {
        self.text = text
        self.hash = hash
        self.styles = styles
        self.refusals = refusals
        self.standIns = standIns
        self.diagnostics = diagnostics
        self.failures = failures
        self.languages = languages
        self.isForMac = isForMac
        self.declaresNoStyle = declaresNoStyle
        self.resources = resources
        self.program = program
    }

    /// The text of all files that places can be in: that of the program, where the source has one.
    package var textOfProgram: SourceText { program?.text ?? text }

    /// The path of the file of a place; that of the source itself for a source of one file without a name.
    package func path(of place: SourcePlace, ofSource path: String) -> String {
        guard text.isOfProject else { return path }
        let file = text.fileIndex(at: place.offset)
        // The other files are in the same folder as the first.
        guard file > 0, path.hasSuffix(text.files[0].path) else { return path }
        return path.dropLast(text.files[0].path.count) + text.files[file].path
    }

    /// The memory that the source takes, with its program if it has one, in bytes.
    ///
    /// Each program has resources of its own, and values share theirs with those of other sources.
    package var cost: Int {
        guard program != nil else { return Self.bytesOfValues + 4 * text.length }
        return CatalogEntry.programBytes(of: text.length) + 2 * (resources?.byteCount ?? 0)
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

    /// The same source with further messages about it.
    package func adding(_ messages: [Diagnostic]) -> CustomSource {
        guard !messages.isEmpty else { return self }
        return CustomSource(
            text,
            hash: hash,
            styles: styles,
            refusals: refusals,
            standIns: standIns,
            diagnostics: messages + diagnostics,
            failures: failures,
            languages: languages,
            isForMac: isForMac,
            declaresNoStyle: declaresNoStyle,
            resources: resources,
            program: program
        )
    }

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
            languages: languages,
            isForMac: isForMac,
            declaresNoStyle: declaresNoStyle,
            resources: resources,
            program: program
        )
    }
}

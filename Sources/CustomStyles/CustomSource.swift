package import ButtonRendering
package import Graphics
package import StyleInterpreter
package import StyleSyntax
import ViewEngine

/// A source of a user's own that was checked, with the styles that it declares.
package final class CustomSource: Sendable {
    package let text: SourceText
    /// The hash of the bytes, by which the source is stored and addressed.
    package let hash: String
    package let program: InterpretedProgram
    /// The descriptions of the styles.
    private let descriptions: [StyleDescription]
    /// The sizes of the buttons of the styles.
    private let sizes: [ButtonSize]
    /// The errors of styles that stop in some state, without repetition.
    package let failures: [Diagnostic]

    /// The messages about the source, in its order: those of the check, and warnings about symbols.
    package let diagnostics: [Diagnostic]
    package var styles: [InterpretedStyle] { program.styles }

    /// The memory that the source and its program take, in bytes.
    package var cost: Int { CatalogEntry.programBytes(of: text.bytes.count) }

    /// Checks what a parser says about a source, and measures the buttons of its styles.
    ///
    /// Both take milliseconds.
    package init(_ parsed: ParsedSource, hash: String, shaper: any TextShaper) {
        let text = parsed.program.source
        self.text = text
        self.hash = hash
        let program = InterpretedProgram(parsed, replacesExternalNames: true)
        self.program = program
        let recorder = PlaceholderRecorder(shaper)
        let renderer = ButtonRenderer(shaper: recorder)
        var failures: [Diagnostic] = []
        let mentions = SourceMentions(text)
        descriptions = program.styles.map { StyleDescription($0, in: text, mentions: mentions) }
        sizes = zip(program.styles, descriptions).map { style, description in
            let entry = CatalogEntry.custom(
                style,
                described: description,
                as: EntryIdentity(name: style.name)
            )
            return renderer.sizeOfStates(of: entry, stepLimit: Self.stepLimit) { error in
                let failure = Self.diagnostic(of: error, in: entry)
                if !failures.contains(failure) { failures.append(failure) }
            }
        }
        self.failures = failures
        let warnings = program.unknownSymbols(drawn: recorder.names, in: text, shaper: shaper)
        diagnostics =
            warnings.isEmpty
            ? program.diagnostics
            : (program.diagnostics + warnings).sorted { $0.place.offset < $1.place.offset }
    }

    /// The steps that all bodies of one job may take.
    package static let stepLimit = InterpreterLimits().steps

    /// A source that is beyond a limit, and therefore has no program.
    package convenience init(
        refused diagnostic: Diagnostic,
        text: SourceText,
        hash: String,
        shaper: any TextShaper
    ) {
        let nothing = StyleProgram(
            source: text,
            statements: [],
            allExpressions: [],
            allStatements: [],
            allPatterns: [],
            allTypes: [],
            allDeclarations: []
        )
        self.init(ParsedSource(program: nothing, diagnostics: [diagnostic]), hash: hash, shaper: shaper)
    }

    /// The message of an error that stopped a style while it was drawn.
    package static func diagnostic(of error: any Error, in style: CatalogEntry) -> Diagnostic {
        if let diagnostic = error as? Diagnostic { return diagnostic }
        let text = SourceText(style.code.files.first ?? [])
        let located = error as? LocatedExcess
        if let excess = located?.excess ?? error as? TreeExcess {
            return Diagnostic(
                .error,
                at: located?.body as? SourcePlace ?? .start,
                in: text,
                message: excess.message,
                remedy: excess.remedy
            )
        }
        guard let failure = error as? Failure else {
            return Diagnostic(.error, at: .start, in: text, message: "\(error)")
        }
        return Diagnostic(
            .error,
            at: failure.place ?? .start,
            in: text,
            message: failure.message,
            remedy: failure.remedy
        )
    }

    /// The entry of a style by its index, with the last component of its addresses.
    ///
    /// The revision tells entries of one name with different sources apart, and is 0 where the name does. An entry is
    /// replaceable if another source can take its name while the service runs. Requests for it can name the styles of the
    /// collection.
    package func entry(
        at index: Int,
        named name: String,
        revision: UInt64 = 0,
        isReplaceable: Bool = false,
        in collection: any StyleCollection
    ) -> CatalogEntry {
        CatalogEntry.custom(
            styles[index],
            described: descriptions[index],
            as: EntryIdentity(
                name: name,
                revision: revision,
                isReplaceable: isReplaceable,
                collection: collection,
                size: sizes[index]
            )
        )
    }
}

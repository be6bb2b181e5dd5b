import ButtonRendering
package import CustomStyles
package import Graphics
import StyleInterpreter
package import StyleSyntax
import ViewEngine

extension CustomSource {
    /// Checks what a parser says about a source, and measures the buttons of its styles.
    ///
    /// Both take milliseconds. The source has its program, unless it has errors.
    package convenience init(checking parsed: ParsedSource, hash: String, shaper: any TextShaper) {
        let text = parsed.program.source
        let checked = InterpretedProgram(parsed, replacesExternalNames: true)
        let mentions = SourceMentions(text)
        var styles = checked.styles.map { CustomStyle($0, in: text, mentions: mentions) }
        let program = InterpretedSource(checked, text: text)
        let recorder = PlaceholderRecorder(shaper)
        let renderer = ButtonRenderer(shaper: recorder)
        let measured = CustomSource(text, hash: hash, diagnostics: [], program: program)
        var failures: [Diagnostic] = []
        for index in styles.indices {
            let entry = measured.entry(of: styles[index], as: EntryIdentity(name: styles[index].name))
            styles[index].size = renderer.sizeOfStates(of: entry, stepLimit: program.stepLimit) { error in
                let failure = program.diagnostic(of: error)
                if !failures.contains(failure) { failures.append(failure) }
            }
        }
        let warnings = checked.unknownSymbols(drawn: recorder.names, in: text, shaper: shaper)
        self.init(
            text,
            hash: hash,
            styles: styles,
            refusals: checked.refusals.map {
                StyleRefusal(name: $0.name, place: $0.place, diagnostics: $0.diagnostics)
            },
            standIns: checked.standIns.map(CustomStandIn.init),
            diagnostics: warnings.isEmpty
                ? checked.diagnostics
                : (checked.diagnostics + warnings).sorted { $0.place.offset < $1.place.offset },
            failures: failures,
            declaresNoStyle: checked.declaresNoStyle,
            program: checked.styles.isEmpty ? nil : program
        )
    }
}

extension CustomStandIn {
    fileprivate init(_ standIn: StandIn) {
        self.init(
            name: standIn.name,
            place: standIn.place,
            type: standIn.type,
            parameter: standIn.parameter
        )
    }
}

import ButtonRendering
package import CustomStyles
package import Graphics
package import ProjectResources
import StyleInterpreter
import StyleRuntime
package import StyleSyntax
import ViewEngine

extension CustomSource {
    /// Checks what a parser says about a source, and measures the buttons of its styles.
    ///
    /// Both take milliseconds. The source has its program, unless it has errors, and draws with the resources of its
    /// project, if there are any; `files` are what they were read from.
    package convenience init(
        checking parsed: ParsedSource,
        hash: String,
        shaper: any TextShaper,
        resources: ProjectResources? = nil,
        files: SourceResources? = nil
    ) {
        let text = parsed.program.source
        let checked = InterpretedProgram(parsed, replacesExternalNames: true, resources: resources)
        let mentions = SourceMentions(text)
        var styles: [CustomStyle] = []
        let program = InterpretedSource(checked, text: text)
        let recorder = PlaceholderRecorder(shaper)
        let renderer = ButtonRenderer(shaper: recorder)
        let measured = CustomSource(text, hash: hash, diagnostics: [], program: program)
        var failures: [Diagnostic] = []
        for style in checked.roots {
            var custom = CustomStyle(style, in: text, mentions: mentions)
            let record = RunRecord()
            var roots: [CustomStyle] = []
            var errors: [Diagnostic] = []
            let note = { (error: any Error) in
                let failure = program.diagnostic(of: error)
                if !errors.contains(failure) { errors.append(failure) }
            }
            func entry(of root: CustomStyle) -> CatalogEntry {
                measured.entry(of: root, as: EntryIdentity(name: root.name))
            }
            func view(_ root: CustomStyle) -> MeasuredView {
                renderer.measuredView(of: entry(of: root), stepLimit: program.stepLimit, failed: note)
            }
            if style.kind.isView {
                let measured = record.recording { view(custom) }
                custom.setStandIns(of: style, in: record)
                roots = custom.pictures(of: measured, definition: style.preview, measure: view)
            } else {
                custom.size = record.recording {
                    renderer.sizeOfStates(
                        of: entry(of: custom),
                        stepLimit: program.stepLimit,
                        failed: note
                    )
                }
                custom.setStandIns(of: style, in: record)
                roots = [custom]
            }
            for index in roots.indices { roots[index].messages += errors }
            styles += roots
            failures += errors.filter { !failures.contains($0) }
        }
        let warnings = checked.unknownSymbols(drawn: recorder.names, in: text, shaper: shaper)
        self.init(
            text,
            hash: hash,
            styles: styles,
            refusals: checked.refusals.map {
                StyleRefusal(
                    name: $0.name,
                    kind: CustomStyle.Kind($0.kind),
                    displayName: $0.displayName,
                    place: $0.place,
                    diagnostics: $0.diagnostics
                )
            },
            standIns: checked.standIns.map { CustomStandIn($0) },
            diagnostics: warnings.isEmpty
                ? checked.diagnostics
                : (checked.diagnostics + warnings).sorted { $0.place.offset < $1.place.offset },
            failures: failures,
            languages: resources?.languages ?? [],
            isForMac: resources?.isForMac == true,
            declaresNoStyle: checked.declaresNoStyle,
            resources: files,
            program: checked.roots.isEmpty ? nil : program
        )
    }
}

extension CustomStandIn {
    /// A stand-in, and whether a picture of its root depends on it.
    init(_ standIn: StandIn, isDrawn: Bool = true) {
        self.init(
            name: standIn.name,
            place: standIn.place,
            type: standIn.type,
            parameter: standIn.parameter,
            isOfApple: standIn.isOfApple,
            isDrawn: isDrawn
        )
    }
}

package import ProjectResources
package import StyleRuntime
package import StyleSyntax

/// A pasted source that was checked: its messages, and what it shows.
///
/// Only what a root reaches decides whether it can be drawn.
package struct InterpretedProgram: Sendable {
    /// A root that cannot be drawn.
    package struct Refusal: Hashable, Sendable {
        package let name: String
        package let kind: InterpretedStyle.Kind
        /// The name that people read; nil if it is the name.
        package let displayName: String?
        package let place: SourcePlace
        /// The messages about what the root reaches, of which one at least is an error.
        package let diagnostics: [Diagnostic]
    }

    /// The messages about the source, in its order: warnings only, unless there is no root that can be drawn.
    package let diagnostics: [Diagnostic]
    /// The names that the source does not declare, each with its replacement.
    package let standIns: [StandIn]
    /// The texts that the source states; empty if there is no root that can be drawn.
    package let literals: [TextLiteral]
    /// The roots that can be drawn: previews, views, styles, buttons and snippets, each in the order of the source.
    package let roots: [InterpretedStyle]
    /// The roots that cannot, in the order of the source.
    package let refusals: [Refusal]

    /// Whether the source shows nothing, whatever else is said about it.
    package let declaresNoStyle: Bool

    /// The styles among the roots, with the buttons of UIKit.
    package var styles: [InterpretedStyle] { roots.filter { !$0.kind.isView } }

    /// Whether the source has a root that can be drawn.
    package var isValid: Bool { !roots.isEmpty }

    /// Checks what a parser says about a source; a source with errors in its syntax is not checked further.
    ///
    /// - Parameters:
    ///   - parsed: the program, and the messages of the parser.
    ///   - replacesExternalNames: whether names that are not in the source are replaced by stand-ins.
    ///   - resources: the resources of the project that the source is in.
    ///   - limits: the limits of the check, and of the styles while they run.
    package init(
        _ parsed: ParsedSource,
        replacesExternalNames: Bool = false,
        resources: ProjectResources? = nil,
        limits: InterpreterLimits = InterpreterLimits()
    ) {
        guard parsed.isValid else {
            self.init(diagnostics: parsed.diagnostics)
            return
        }
        let checker = Checker(
            parsed.program,
            replacesExternalNames: replacesExternalNames,
            resources: resources,
            limits: limits
        )
        checker.declarations.resolveTypes()
        let roots = checker.rootSearch.roots()
        guard !roots.isEmpty else {
            // Its warnings about statements follow from being a fragment.
            let messages = parsed.diagnostics + checker.unitMessages.messages(exceptAbout: [])
            let missing = Diagnostic(.error, .noStyle, at: .start, in: parsed.program.source)
            let others = checker.excess.map { [$0] } ?? messages
            self.init(diagnostics: others + [missing], declaresNoStyle: checker.excess == nil)
            return
        }
        let notes = checker.index.notes.filter { checker.index.files.isShown($0.place) }
        let warnings = parsed.diagnostics + notes + checker.declarations.topLevelWarnings(besides: roots)
        self.init(roots, checkedBy: checker, warnings: warnings, within: limits)
    }

    /// Emits roots, and sorts them by whether there are errors in what they reach.
    private init(
        _ roots: [Root],
        checkedBy checker: Checker,
        warnings: [Diagnostic],
        within limits: InterpreterLimits
    ) {
        let emitter = Emitter(checker)
        let source = checker.program.source
        let mostStandIns = source.files.count > 1 ? limits.standInsOfProgram : limits.standIns
        let emitted = roots.indices.map { index in emitter.emit(root: index) { roots[index].emit(emitter) } }
        emitter.emitReferences()
        let program = emitter.makeProgram()
        let excess = checker.excess
        let elisions = Elisions(in: checker.index)
        var drawn: [(root: EmittedRoot, reached: DeclarationMessages, standIns: [UnitStandIns])] = []
        var messages = warnings
        var refusals: [Refusal] = []
        var reached: Set<ProgramUnit> = []
        for (index, root) in emitted.enumerated() {
            let units = emitter.units(reachedFrom: index)
            reached.formUnion(units)
            let found = checker.unitMessages.messages(about: units)
            let standIns = found.standIns.withoutRepetition
            let excesses = [excess, standIns.excess(of: mostStandIns, in: source)]
            let all = (excess == nil ? found.diagnostics : []) + excesses.compactMap { $0 }
            if all.contains(where: { $0.severity == .error }) {
                refusals.append(
                    Refusal(
                        name: root.name,
                        kind: root.kind,
                        displayName: root.preview?.displayName,
                        place: root.place,
                        diagnostics: elisions.message(inPlaceOf: all).map { [$0] } ?? all.inOrder
                    )
                )
            } else {
                let notes = emitter.notes(aboutActionsOf: units).map(\.asNoteAboutAction)
                messages += notes
                let reached = DeclarationMessages(
                    diagnostics: (all + notes).inOrder,
                    standIns: standIns
                )
                drawn.append((root, reached, checker.unitMessages.standIns(of: units)))
                messages += all
            }
        }
        guard !drawn.isEmpty else {
            self.init(diagnostics: messages + refusals.flatMap(\.diagnostics), refusals: refusals)
            return
        }
        // Of a project, only what a root reaches is of interest: the rest can be anything.
        if !source.isOfProject {
            messages += checker.unitMessages.messages(exceptAbout: reached).map(\.asWarning)
        }
        let all = drawn.flatMap(\.reached.standIns).withoutRepetition
        // A request can set those of all styles for any style; a view has its own.
        let ofStyles = drawn.filter { !$0.root.kind.isView }.flatMap(\.reached.standIns).withoutRepetition
        self.init(
            diagnostics: messages,
            standIns: all,
            literals: checker.literals.textLiterals(),
            roots: drawn.map { root, reached, standIns in
                InterpretedStyle(
                    root,
                    of: program,
                    reaching: reached,
                    unitStandIns: standIns,
                    settable: root.kind.isView ? reached.standIns : ofStyles,
                    within: limits
                )
            },
            refusals: refusals
        )
    }

    private init(
        diagnostics: [Diagnostic],
        standIns: [StandIn] = [],
        literals: [TextLiteral] = [],
        roots: [InterpretedStyle] = [],
        refusals: [Refusal] = [],
        declaresNoStyle: Bool = false
    ) {
        self.diagnostics = diagnostics.inOrder
        self.standIns = standIns
        self.literals = literals
        self.roots = roots
        self.refusals = refusals
        self.declaresNoStyle = declaresNoStyle
    }
}

extension [Diagnostic] {
    /// The messages in the order of the source, without repetition.
    fileprivate var inOrder: [Diagnostic] { withoutRepetition.sorted { $0.place.offset < $1.place.offset } }
}

extension Diagnostic {
    /// The message about something that only runs in reaction to something.
    fileprivate var asNoteAboutAction: Diagnostic {
        Diagnostic(
            .note,
            at: place,
            message: "\(message); this is in an action, which does nothing here",
            line: line,
            remedy: remedy
        )
    }
}

extension Array where Element: Hashable {
    /// The elements in their order, each once.
    fileprivate var withoutRepetition: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

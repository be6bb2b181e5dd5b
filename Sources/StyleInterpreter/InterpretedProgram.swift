package import StyleSyntax

/// A pasted source that was checked: its messages, and the styles that it declares.
///
/// Only what a style reaches decides whether it can be drawn.
package struct InterpretedProgram: Sendable {
    /// A style that cannot be drawn.
    package struct Refusal: Hashable, Sendable {
        package let name: String
        package let place: SourcePlace
        /// The messages about what the style reaches, of which one at least is an error.
        package let diagnostics: [Diagnostic]
    }

    /// The messages about the source, in its order: warnings only, unless there is no style that can be drawn.
    package let diagnostics: [Diagnostic]
    /// The names that the source does not declare, each with its replacement.
    package let standIns: [StandIn]
    /// The texts that the source states; empty if there is no style that can be drawn.
    package let literals: [TextLiteral]
    /// The styles that can be drawn, in the order of the source.
    package let styles: [InterpretedStyle]
    /// The styles that cannot, in the order of the source.
    package let refusals: [Refusal]

    /// Whether the only message is that the source declares no style.
    package let declaresNoStyle: Bool

    /// Whether the source has a style that can be drawn.
    package var isValid: Bool { !styles.isEmpty }

    /// Checks what a parser says about a source; a source with errors in its syntax is not checked further.
    ///
    /// - Parameters:
    ///   - parsed: the program, and the messages of the parser.
    ///   - replacesExternalNames: whether names that are not in the source are replaced by stand-ins.
    ///   - limits: the limits of the check, and of the styles while they run.
    package init(
        _ parsed: ParsedSource,
        replacesExternalNames: Bool = false,
        limits: InterpreterLimits = InterpreterLimits()
    ) {
        guard parsed.isValid else {
            self.init(diagnostics: parsed.diagnostics)
            return
        }
        let checker = Checker(parsed.program, replacesExternalNames: replacesExternalNames, limits: limits)
        checker.resolveTypes()
        let roots = checker.roots()
        guard !roots.isEmpty else {
            // Its warnings about statements follow from being a fragment.
            let messages = parsed.diagnostics + checker.messages(exceptAbout: [])
            let missing = Diagnostic(.error, .noStyle, at: .start, in: parsed.program.source)
            let others = checker.excess.map { [$0] } ?? messages
            self.init(diagnostics: others + [missing], declaresNoStyle: others.isEmpty)
            return
        }
        self.init(roots, checker, warnings: parsed.diagnostics + checker.topLevelWarnings(), limits)
    }

    /// Emits roots, and sorts them by whether there are errors in what they reach.
    private init(_ roots: [Root], _ checker: Checker, warnings: [Diagnostic], _ limits: InterpreterLimits) {
        let emitter = Emitter(checker)
        let emitted = roots.indices.map { index in emitter.emit(root: index) { roots[index].emit(emitter) } }
        emitter.emitReferences()
        let program = emitter.makeProgram()
        let excess = checker.excess
        var drawn: [(root: EmittedRoot, standIns: [StandIn])] = []
        var messages = warnings
        var refusals: [Refusal] = []
        var reached: Set<ReferenceGraph.Unit> = []
        for (index, root) in emitted.enumerated() {
            let units = emitter.units(reachedFrom: index)
            reached.formUnion(units)
            let found = checker.messages(about: units)
            let standIns = found.standIns.withoutRepetition
            let excesses = [excess, standIns.excess(of: limits.standIns, in: checker.program.source)]
            let all = (excess == nil ? found.diagnostics : []) + excesses.compactMap { $0 }
            if all.contains(where: { $0.severity == .error }) {
                refusals.append(Refusal(name: root.name, place: root.place, diagnostics: all.inOrder))
            } else {
                drawn.append((root, standIns))
                messages += all
            }
        }
        guard !drawn.isEmpty else {
            self.init(diagnostics: messages + refusals.flatMap(\.diagnostics), refusals: refusals)
            return
        }
        messages += checker.messages(exceptAbout: reached).map(\.asWarning)
        // A request can set all of them for any style.
        let standIns = drawn.flatMap(\.standIns).withoutRepetition
        self.init(
            diagnostics: messages,
            standIns: standIns,
            literals: checker.textLiterals(),
            styles: drawn.map { InterpretedStyle($0.root, program, standIns, limits) },
            refusals: refusals
        )
    }

    private init(
        diagnostics: [Diagnostic],
        standIns: [StandIn] = [],
        literals: [TextLiteral] = [],
        styles: [InterpretedStyle] = [],
        refusals: [Refusal] = [],
        declaresNoStyle: Bool = false
    ) {
        self.diagnostics = diagnostics.inOrder
        self.standIns = standIns
        self.literals = literals
        self.styles = styles
        self.refusals = refusals
        self.declaresNoStyle = declaresNoStyle
    }
}

extension [Diagnostic] {
    /// The messages in the order of the source, without repetition.
    fileprivate var inOrder: [Diagnostic] { withoutRepetition.sorted { $0.place.offset < $1.place.offset } }
}

extension Diagnostic {
    /// The message about something that no style reaches.
    fileprivate var asWarning: Diagnostic {
        Diagnostic(.warning, at: place, message: message, line: line, remedy: remedy)
    }
}

extension Array where Element: Hashable {
    /// The elements in their order, each once.
    fileprivate var withoutRepetition: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

package import StyleSyntax

/// A pasted source that was checked: its messages, and the styles that it declares.
package struct InterpretedProgram: Sendable {
    /// The messages about the source, in its order.
    package let diagnostics: [Diagnostic]
    /// The names that the source does not declare, each with its replacement.
    package let standIns: [StandIn]
    /// The texts that the source states; empty if it has errors.
    package let literals: [TextLiteral]
    /// The styles of the source, in its order; empty if it has errors.
    package let styles: [InterpretedStyle]

    /// The message about a source without styles.
    package static let noStyleMessage = "the source declares no button style"

    /// Whether the source has no errors.
    package var isValid: Bool { !diagnostics.contains { $0.severity == .error } }

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
            diagnostics = parsed.diagnostics
            standIns = []
            literals = []
            styles = []
            return
        }
        let program = parsed.program
        let checker = Checker(program, replacesExternalNames: replacesExternalNames, limits: limits)
        let checked = checker.checkProgram()
        var seen: Set<Diagnostic> = []
        let checkedMessages = checker.excess.map { [$0] } ?? checker.diagnostics
        var messages = (parsed.diagnostics + checkedMessages).filter { seen.insert($0).inserted }
        let recipes = checker.buttonRecipes()
        let styleTypes = checker.index.types.filter {
            guard !$0.isProtocol else { return false }
            return $0.protocols.contains("ButtonStyle") || $0.protocols.contains("PrimitiveButtonStyle")
        }
        if styleTypes.isEmpty, recipes.isEmpty {
            // Its other errors follow from being a fragment.
            messages.removeAll { $0.message == Checker.topLevelMessage }
            messages.append(
                Diagnostic(
                    .error,
                    at: .start,
                    in: program.source,
                    message: Self.noStyleMessage,
                    remedy:
                        "paste a type that conforms to 'ButtonStyle' or 'PrimitiveButtonStyle', or a subclass of 'UIButton'"
                )
            )
        }
        var found: Set<StandIn> = []
        let standIns = checker.standIns.filter { found.insert($0).inserted }
        self.standIns = standIns
        if let excess = standIns.excess(of: limits.standIns, in: program.source) { messages.append(excess) }
        messages.sort { $0.place.offset < $1.place.offset }
        diagnostics = messages
        literals = messages.contains { $0.severity == .error } ? [] : checker.textLiterals()
        styles =
            messages.contains { $0.severity == .error }
            ? []
            : (styleTypes.map { InterpretedStyle($0, checker, checked, standIns, limits) }
                + recipes.map { InterpretedStyle($0, checked, standIns, limits) })
                .sorted { $0.place.offset < $1.place.offset }
    }
}

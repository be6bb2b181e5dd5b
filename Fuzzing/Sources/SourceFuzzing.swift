import StyleInterpreter
import StyleParser
import StyleRuntime
package import StyleSyntax
import TestSupport
import ViewEngine

/// Sources, and written programs, which a parser that was taken over could send.
package enum SourceFuzzing {
    /// Reads a written program if the input begins with zero, and a source otherwise.
    package static func run(_ input: UnsafeBufferPointer<UInt8>, outputs: OutputSelection = .some) {
        if input.first == 0 {
            read(Array(input.dropFirst()))
        } else {
            parse(Array(input), outputs: outputs)
        }
    }

    /// Parses a source that the fence accepts, reads the program for two systems, checks it, and draws its styles.
    ///
    /// The parser is that of the toolchain, which can overflow its stack; here it does so in the fuzzer, so the fence is
    /// tested as well.
    ///
    /// - Returns: the errors of the source as code for a phone.
    @discardableResult
    package static func parse(_ bytes: [UInt8], outputs: OutputSelection = .some) -> [Diagnostic] {
        let source = SourceText(bytes)
        if let diagnostic = SourceFence.check(source) {
            precondition(!diagnostic.text(file: "Style.swift").isEmpty)
            return [diagnostic]
        }
        let written = SourceParser.parse(source)
        var errors: [Diagnostic] = []
        for conditions in [nil, systems.phone, systems.desktop] {
            do {
                let parsed = try ParsedSource(reading: written, source: source, conditions: conditions)
                check(parsed)
                if let conditions, conditions == systems.phone { errors = draw(parsed, outputs) }
            } catch {
                fatalError("The program cannot be read: \(error)")
            }
        }
        return errors
    }

    /// The service that draws the outputs, on the one thread of the fuzzer.
    nonisolated(unsafe) private static let outputs = OutputFuzzing()

    /// Checks a source with and without stand-ins, draws its first styles, pressed and released, and then outputs of a
    /// source with styles.
    ///
    /// - Returns: the errors without stand-ins.
    private static func draw(_ parsed: ParsedSource, _ selection: OutputSelection) -> [Diagnostic] {
        var errors: [Diagnostic] = []
        for replacesExternalNames in [false, true] {
            let program = InterpretedProgram(parsed, replacesExternalNames: replacesExternalNames)
            precondition(program.isValid || program.styles.isEmpty)
            if !replacesExternalNames { errors = program.diagnostics.filter { $0.severity == .error } }
            for style in program.styles.prefix(2) {
                guard let made = try? style.makeStyle() else { continue }
                let button = Button(action: {}, label: { Text("Title") })
                let recording = record(made.applied(to: button), [.down(0), .up(0.2)], until: 1)
                _ = recording.displayList(at: 0.1)
                if let place = made.failure?.place {
                    precondition(place.line <= parsed.program.source.lineCount)
                }
            }
            if replacesExternalNames, !program.styles.isEmpty {
                outputs.run(parsed.program.source, selection)
            }
        }
        return errors
    }

    /// Reads bytes that need not be a program.
    private static func read(_ bytes: [UInt8]) {
        let source = SourceText("struct A {\n    let a = b.c\n}\n")
        if let parsed = try? ParsedSource(reading: bytes, source: source, conditions: systems.phone) {
            check(parsed)
        }
    }

    private static let systems = (
        phone: CompilationConditions(system: "iOS", modules: ["UIKit"], compilerVersion: [6, 3]),
        desktop: CompilationConditions(system: "macOS", modules: ["AppKit"], compilerVersion: [6, 3])
    )

    /// Checks that every chain ends, and that places are in the source.
    private static func check(_ parsed: ParsedSource) {
        let program = parsed.program
        for (index, expression) in program.allExpressions.enumerated() {
            precondition(program.source.text(expression.range).utf8.count <= program.source.bytes.count)
            precondition(expression.range.offsets.upperBound <= program.source.bytes.count)
            precondition(expression.kind.chainBase.map { $0.index < index } ?? true)
        }
        if let last = program.allExpressions.indices.last {
            precondition(!program.chain(ExpressionID(index: last)).isEmpty)
        }
        for diagnostic in parsed.diagnostics {
            precondition(diagnostic.place.line <= program.source.lineCount)
        }
    }
}

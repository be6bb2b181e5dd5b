import Glibc
import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// Every Swift file of the folder `BEZEL_STYLES`: how many draw without and with stand-ins, and why the others do not.
@Suite struct `A folder of styles, interpreted` {
    private static let folder = getenv("BEZEL_STYLES").map { String(cString: $0) }

    @Test(.enabled(if: folder != nil)) func `draws`() throws {
        let files = try swiftFiles(in: #require(Self.folder))
        #expect(!files.isEmpty)
        var counts = (plain: 0, replaced: 0, refused: 0)
        for file in files {
            let source = SourceText(bytes(of: file))
            var program = try interpretOnAnySystem(source)
            let isPlain = program.isValid
            if !isPlain { program = try interpretOnAnySystem(source, replacesExternalNames: true) }
            guard program.isValid else {
                counts.refused += 1
                for diagnostic in program.diagnostics { print(diagnostic.headline(file: file)) }
                continue
            }
            for style in program.styles {
                let made = try style.makeStyle()
                let button = made.applied(to: Button(action: {}, label: { Text("Title") }))
                _ = record(button, [.down(0), .up(0.3)], until: 5).displayList(at: 0.1)
                if let failure = made.failure {
                    Issue.record("\(file):\(failure.place?.line ?? 0): \(failure.message)")
                }
            }
            if isPlain {
                counts.plain += 1
            } else {
                counts.replaced += 1
                let names = Set(program.standIns.map { "\($0.name): \($0.type)" }).sorted()
                print("\(file): stand-ins: \(names.joined(separator: ", "))")
            }
        }
        print("\(counts.plain) draw, \(counts.replaced) draw with stand-ins, \(counts.refused) are refused")
    }

    /// The styles of a source for the first system that has some.
    private func interpretOnAnySystem(
        _ source: SourceText,
        replacesExternalNames: Bool = false
    ) throws -> InterpretedProgram {
        for system in ["macOS", "tvOS", "watchOS", "visionOS"] {
            let program = try interpret(source, replacesExternalNames: replacesExternalNames)
            guard program.diagnostics.map(\.message) == ["nothing in the source can be drawn"] else {
                return program
            }
            let other = try interpret(source, replacesExternalNames: replacesExternalNames, system: system)
            if other.isValid { return other }
        }
        return try interpret(source, replacesExternalNames: replacesExternalNames)
    }
}

import Graphics
import StyleInterpreter
import StyleParser
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `A program of several files` {
    /// Checks files with their modules; the first one has the roots.
    private func program(_ files: [(path: String, module: String, text: String)]) throws -> InterpretedProgram
    {
        let source = SourceText(joining: files.map { ($0.path, $0.module, SourceLines(Array($0.text.utf8))) })
        let programs = source.files.indices.map { SourceParser.parse(source.text(ofFile: $0)) }
        let conditions = CompilationConditions(
            system: "iOS",
            modules: ["SwiftUI", "UIKit"],
            compilerVersion: [6, 3]
        )
        let parsed = try ParsedSource(reading: programs, source: source, conditions: conditions)
        return InterpretedProgram(parsed, replacesExternalNames: true)
    }

    private let card = """
        struct Card: View { var body: some View { Button("Buy") {}.buttonStyle(Pill()) } }
        """

    @Test func `has the roots of its first file only`() throws {
        let program = try program([
            ("Card.swift", "App", card),
            (
                "Pill.swift", "App",
                """
                struct Pill: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View { configuration.label }
                }
                struct Other: View { var body: some View { Button("A") {} } }
                #Preview { Other() }
                """
            ),
        ])
        #expect(program.roots.map(\.name) == ["Card"])
        #expect(program.standIns.isEmpty)
        #expect(program.diagnostics.isEmpty)
    }

    @Test func `keeps private declarations in their files`() throws {
        func text(_ name: String, _ width: Int) -> String {
            """
            private enum Metrics { static let width: CGFloat = \(width) }
            private extension View { func sized() -> some View { frame(width: Metrics.width, height: 10) } }
            struct \(name): View { var body: some View { Button("") {}.sized() } }
            """
        }
        let program = try program([
            (
                "A.swift", "App",
                text("A", 20)
                    + "\nstruct Card: View { var body: some View { HStack(spacing: 0) { A(); B() } } }"
            ),
            ("B.swift", "App", text("B", 50)),
        ])
        let root = try #require(program.roots.first { $0.name == "Card" })
        #expect(program.diagnostics.isEmpty)
        #expect(render(try #require(try root.makeStyle().view)).size.width == 70)
    }

    @Test func `takes the declaration of the nearer module`() throws {
        func width(_ width: Int) -> String { "enum Metrics { static let width: CGFloat = \(width) }" }
        func sizes(importing module: String) throws -> CGFloat {
            let program = try program([
                (
                    "Card.swift", "App",
                    "\(module)\nstruct Card: View { var body: some View { Button(\"\") {}.frame(width: Metrics.width) } }"
                ),
                ("A.swift", "First", width(20)),
                ("B.swift", "Second", width(50)),
            ])
            let root = try #require(program.roots.first)
            return render(try #require(try root.makeStyle().view)).size.width
        }
        #expect(try sizes(importing: "import Second") == 50)
        #expect(try sizes(importing: "import First") == 20)
        #expect(try sizes(importing: "") == 20)
    }

    @Test func `names the file and the line of an error`() throws {
        let program = try program([
            ("Card.swift", "App", card),
            (
                "Pill.swift", "App",
                """

                struct Pill: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View { configuration.labl }
                }
                """
            ),
        ])
        let message = try #require(program.refusals.first?.diagnostics.first)
        #expect(message.place.line == 3)
        #expect(message.line.hasSuffix("{ configuration.labl }"))
        #expect(message.place.offset > card.utf8.count)
    }

    @Test func `has the operators of its other files`() throws {
        let program = try program([
            (
                "Card.swift", "App",
                "struct Card: View { var body: some View { Button(\"a\" <- \"b\") {}; Button(~~\"c\") {} } }"
            ),
            (
                "Text.swift", "App",
                """
                infix operator <-
                prefix operator ~~
                extension String {
                    static func <- (text: String, argument: String) -> String { text + argument }
                    static prefix func ~~ (text: String) -> String { text.uppercased() }
                }
                """
            ),
        ])
        let root = try #require(program.roots.first, "\(program.refusals)")
        #expect(render(try #require(try root.makeStyle().view)).runs.map(\.text) == ["ab", "C"])
    }

    @Test func `is drawn whatever else its other files contain`() throws {
        let program = try program([
            ("Card.swift", "App", card),
            (
                "Pill.swift", "App",
                """
                struct Pill: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View { configuration.label }
                }
                struct Broken { let x: Int = nonsense( }
                let y = Missing.value.other
                macro stuff() = 1
                """
            ),
        ])
        #expect(program.roots.map(\.name) == ["Card"])
    }

    @Test func `replaces functions that it does not understand`() throws {
        let program = try program([
            (
                "Card.swift", "App",
                """
                struct Card: View {
                    var body: some View { Button("") {}.frame(width: 10).opacity(Loader.load() ? 1 : 0.5) }
                }
                """
            ),
            (
                "Loader.swift", "App",
                """
                enum Loader {
                    static func load() -> Bool { let count: Int = "a"; return count > 1 }
                }
                """
            ),
        ])
        #expect(program.roots.map(\.name) == ["Card"])
        #expect(program.standIns.map(\.name) == ["load()"])
        let message = try #require(program.diagnostics.first)
        #expect(message.severity == .warning)
        #expect(message.message.contains("cannot convert value of type 'String'"))
    }

    @Test func `replaces the initial values of properties that it does not understand`() throws {
        let program = try program([
            (
                "Card.swift", "App",
                """
                struct Card: View {
                    @State private var model = Model()
                    private let count: Int = Loader.number
                    var body: some View {
                        Button("") {}.frame(width: model.names.isEmpty ? 10 : 20, height: count > 0 ? 4 : 6)
                            .opacity(model.size == nil ? 1 : 0.5)
                    }
                }
                """
            ),
            (
                "Model.swift", "App",
                """
                @Observable final class Model {
                    let names: [String: Int] = ["a"]
                    lazy var size: CGFloat? = { "b" }()
                }
                enum Loader { static let number: Int = "c" }
                """
            ),
        ])
        #expect(program.roots.map(\.name) == ["Card"])
        #expect(Set(program.standIns.map(\.name)) == ["names", "size", "number"])
        #expect(program.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(program.diagnostics.filter { $0.message.hasPrefix("cannot convert") }.count == 3)
    }

    @Test func `has no picture where a view is not understood`() throws {
        let program = try program([
            (
                "Card.swift", "App",
                "struct Card: View { var body: some View { VStack { Part(); Button(\"\") {} } } }"
            ),
            (
                "Part.swift", "App",
                "struct Part: View { var body: some View { Text(\"\").frame(width: \"a\") } }"
            ),
        ])
        #expect(program.refusals.map(\.name) == ["Card"])
    }
}

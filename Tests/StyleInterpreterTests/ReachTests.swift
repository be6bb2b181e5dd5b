import StyleInterpreter
import StyleRuntime
import StyleSyntax
import SwiftUI
import TestSupport
import Testing
import ViewEngine

@Suite struct `What a style reaches` {
    private static let pill = """
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(12).background(.blue, in: Capsule())
            }
        }

        """

    @Test(arguments: [
        "struct Other { let number: Int = \"a\" }",
        "func unused() -> Int { missing }",
        "let constant: Int = missing",
        "extension Int { var doubled: Int { missing } }",
        "struct Screen: View { var body: some View { Text(missing) } }",
        "class Controller { func load() { missing() } }",
        "protocol Loading { func load() }\nstruct Loader: Loading {}",
    ])
    func `decides alone whether it can be drawn`(unrelated: String) throws {
        let program = try interpret(Self.pill + unrelated)
        #expect(program.styles.map(\.name) == ["Pill"])
        #expect(program.refusals.isEmpty)
        #expect(!program.diagnostics.isEmpty)
        #expect(program.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test(arguments: [
        ("helper()", "func helper() -> Double { missing }"),
        ("Metrics.width", "enum Metrics { static var width: Double { missing } }"),
        ("width", "let width: Double = missing"),
        ("Box().width", "struct Box { var width: Double { missing } }"),
        ("Box().width", "struct Box { var width = 12.0; let other: Int = \"a\" }"),
        (
            "(Box() as any Sized).width",
            "protocol Sized { var width: Double { get } }\nstruct Box: Sized { var width: Double { missing } }"
        ),
        ("12.0.doubled", "extension Double { var doubled: Double { missing } }"),
        ("twice(3.0)", "func twice<N: Numeric>(_ n: N) -> N { n + missing }"),
        ("Kind.large.width", "enum Kind { case large; var width: Double { missing } }"),
        ("first()", "func first() -> Double { second() }\nfunc second() -> Double { missing }"),
    ])
    func `refuses it with its errors`(width: String, declaration: String) throws {
        let style = """
            struct Wide: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.frame(width: \(width))
                }
            }

            """
        let program = try interpret(Self.pill + style + declaration)
        #expect(program.styles.map(\.name) == ["Pill"])
        #expect(program.refusals.map(\.name) == ["Wide"])
        let refusal = try #require(program.refusals.first)
        #expect(refusal.diagnostics.map(\.severity) == [.error])
        #expect(!program.diagnostics.contains { $0.severity == .error })
        // A style alone is the whole source.
        let alone = try interpret(style + declaration)
        #expect(alone.styles.isEmpty)
        #expect(alone.diagnostics.contains { $0.severity == .error })
    }

    @Test func `names all that stands in for something`() throws {
        let program = try interpret(
            """
            struct First: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.foregroundStyle(Theme.first)
                }
            }
            struct Second: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.foregroundStyle(Theme.second)
                }
            }
            struct Unused: View {
                var body: some View { Text("a").foregroundStyle(Theme.third) }
            }
            """,
            replacesExternalNames: true
        )
        let names = ["external.Theme.first", "external.Theme.second"]
        #expect(program.styles.map { $0.parameters.map(\.name) } == [names, names])
        #expect(program.standIns.map(\.name) == ["Theme.first", "Theme.second"])
    }

    @Test func `includes what runs in place of a requirement`() throws {
        let program = try interpret(
            """
            protocol Inset { var amount: Double { get } }
            struct Small: Inset { var amount: Double { 4 } }
            struct Unmade: Inset { var amount: Double { missing } }
            struct Pill: ButtonStyle {
                let inset: any Inset = Small()
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(inset.amount)
                }
            }
            """
        )
        #expect(program.styles.map(\.name) == ["Pill"])
        #expect(program.diagnostics.map(\.message) == ["cannot find 'missing' in scope"])
    }

    @Test func `includes what a stored property read by name calls`() throws {
        let program = try interpret(
            """
            protocol Sized { var width: Double { get } }
            class Box: Sized {
                lazy var width = makeWidth()
                func makeWidth() -> Double { 24 }
            }
            class Unmade: Sized {
                lazy var width: Double = missing
            }
            struct Wide: ButtonStyle {
                let box: any Sized = Box()
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.frame(width: box.width)
                }
            }
            """
        )
        #expect(program.styles.map(\.name) == ["Wide"])
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(style.failure == nil)
        #expect(picture.items == render(Text("Title").frame(width: 24)).items)
        #expect(program.diagnostics.map(\.message) == ["cannot find 'missing' in scope"])
    }
}

import StyleInterpreter
import StyleRuntime
import StyleSyntax
import SwiftUI
import TestSupport
import Testing

/// The messages about a source, each with its severity and line.
private func messages(_ source: String) throws -> [String] {
    try interpret(source).diagnostics.map { "\($0.severity) \($0.place.line) \($0.message)" }
}

@Suite struct `Sources as articles print them` {
    private static let parts = """
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                let first = "a"
                // ...
            }
        }
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                // ...
                Text(first + second)
            }
            var second: String { "b" }
        }
        """

    @Test func `parts of one declaration are one`() throws {
        let program = try interpret(Self.parts)
        #expect(program.diagnostics.isEmpty)
        #expect(program.styles.map(\.name) == ["Pill"])
        let made = try #require(program.styles.first).makeStyle()
        let picture = render(made.applied(to: SwiftUI.Button(action: {}, label: { EmptyView() })))
        #expect(picture.runs.map(\.text) == ["ab"])
        #expect(made.failure == nil)
    }

    @Test func `the last of two declarations of one name counts otherwise`() throws {
        let source = """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Text("first") }
            }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Text("last") }
            }
            """
        let program = try interpret(source)
        #expect(program.styles.map(\.place.line) == [4])
        #expect(
            try messages(source) == ["note 1 'Pill' is declared again at line 4; the last declaration counts"]
        )
        let made = try #require(program.styles.first).makeStyle()
        let picture = render(made.applied(to: SwiftUI.Button(action: {}, label: { EmptyView() })))
        #expect(picture.runs.map(\.text) == ["last"])
    }

    @Test func `a half alone says what is missing`() throws {
        let half = """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    // ...
                    Text(first + second)
                }
            }
            """
        #expect(
            try messages(half).filter { $0.hasPrefix("error") }
                == ["error 1 lines of 'Pill' are left out at line 3, so it cannot be drawn"]
        )
    }

    @Test func `the last of two nested types of one name counts`() throws {
        let source = """
            struct Pill {}
            extension Pill { struct Title: View { var body: some View { Button("first") {} } } }
            extension Pill { struct Title: View { var body: some View { Button("last") {} } } }
            """
        #expect(try interpret(source).roots.map(\.place.line) == [3])
    }

    /// The texts of a view that calls functions which its source declares.
    private func texts(_ calls: String, _ declarations: String) throws -> [String] {
        let program = try interpret(declarations + "\nVStack { \(calls); Button(\"\") {} }")
        let made = try #require(program.roots.last).makeStyle()
        return render(try #require(made.view)).runs.map(\.text)
    }

    @Test(
        arguments: [
            "FUNC { \"first\" }\nFUNC { \"last\" }",
            "extension Int { static FUNC { \"first\" } }\nextension Int { static FUNC { \"last\" } }",
        ]
    )
    func `the last of two functions with the same parameters counts`(_ declarations: String) throws {
        let source = declarations.replacing("FUNC", with: "func name(of number: Int) -> String")
        let call = source.contains("Int {") ? "Int.name(of: 1)" : "name(of: 1)"
        #expect(try texts("Text(\(call))", source) == ["last"])
        #expect(
            try messages(source + "\nButton(\(call)) {}").contains {
                $0 == "note 1 'name' is declared again at line 2; the last declaration counts"
            }
        )
    }

    @Test func `functions of one name with other parameters are others`() throws {
        let source = """
            func name(of number: Int) -> String { "integer" }
            func name(of number: String) -> String { "string" }
            """
        #expect(try texts("Text(name(of: 1)); Text(name(of: \"a\"))", source) == ["integer", "string"])
        #expect(!(try messages(source).contains { $0.contains("again") }))
    }

    @Test func `functions of extensions for other types are others`() throws {
        let source = """
            extension Array where Element == Int { func name() -> String { "integers" } }
            extension Array where Element == String { func name() -> String { "strings" } }
            """
        #expect(try texts("Text([1].name())", source) == ["integers"])
        #expect(!(try messages(source).contains { $0.contains("again") }))
    }

    @Test func `statements after a style show how it is used`() throws {
        let source = """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label }
            }
            HStack { Button("One") {}.buttonStyle(Pill()) }
            """
        #expect(try messages(source).isEmpty)
        #expect(try interpret(source).roots.map(\.name) == ["Pill", "snippet-1"])
    }

    @Test(
        arguments: [
            "struct Label2: View { var body: some View { Text(\"a\") } }",
            "public static func plain() -> UIButton.Configuration",
            "DragGesture(minimumDistance: 0)",
            "extension UIColor { func faded() -> UIColor { withAlphaComponent(0.5) } }",
        ]
    )
    func `a fragment without a style says so`(source: String) throws {
        let program = try interpret(source)
        #expect(program.styles.isEmpty)
        #expect(program.diagnostics.map(\.message).contains("nothing in the source can be drawn"))
    }
}

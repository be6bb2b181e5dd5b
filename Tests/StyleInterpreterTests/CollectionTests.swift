import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// Elements by their positions and their identities.
@Suite struct `Collections of a source` {
    private func picture(_ body: String, outside: Bool = false) throws -> DisplayList {
        let program = try interpret(
            """
            enum Kind { case a, b, c }
            struct Item { let name: String; let code: Int }
            struct Shown: View {
                @State private var code = 2
                let kind = Kind.b
                let items = [Item(name: "x", code: 1), Item(name: "y", code: 2)]
                var body: some View { \(body); Button("") {} }
            }
            """,
            replacesExternalNames: outside
        )
        #expect(program.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let root = try #require(program.roots.first)
        return render(try #require(root.makeStyle().view))
    }

    private func texts(_ list: DisplayList) -> [String] { list.runs.map(\.text).filter { !$0.isEmpty } }

    @Test func `identify the values of a picker by a key path`() throws {
        let menu = try picture(
            "Picker(\"\", selection: $code) { ForEach(items, id: \\.code) { Text($0.name) } }"
        )
        #expect(texts(menu).contains("y"))
        #expect(!texts(menu).contains("x"))
    }

    @Test func `identify the values of a picker with a constant selection`() throws {
        let menu = try picture(
            "Picker(\"\", selection: .constant(1)) { ForEach(items, id: \\.code) { Text($0.name) } }"
        )
        #expect(texts(menu).contains("x"))
        #expect(!texts(menu).contains("y"))
    }

    @Test(arguments: [
        "ForEach(Array(items.enumerated()), id: \\.offset) { i, item in Text(\"\\(i)\\(item.name)\") }",
        "ForEach(Array(zip(items.indices, items)), id: \\.0) { i, item in Text(\"\\(i)\\(item.name)\") }",
    ])
    func `are enumerated by views`(views: String) throws {
        #expect(texts(try picture(views)) == ["0x", "1y"])
    }

    @Test func `that are not in the source have two elements`() throws {
        let views = "ForEach(Array(Store.all.enumerated()), id: \\.offset) { i, item in Text(\"\\(i)\") }"
        #expect(texts(try picture(views, outside: true)) == ["0", "1"])
    }

    @Test(arguments: [(".a, .b", "yes"), (".a, .c", "no")])
    func `of implicit members have the type of what they contain`(kinds: String, text: String) throws {
        #expect(texts(try picture("Text([\(kinds)].contains(kind) ? \"yes\" : \"no\")")) == [text])
    }
}

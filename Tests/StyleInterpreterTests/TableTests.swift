import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `A table in a source` {
    private static let people = """
        struct Person: Identifiable, Hashable { let id: Int; let name: String; let age: Int }
        private let people = [Person(id: 1, name: "Ann", age: 31), Person(id: 2, name: "Bob", age: 42)]
        """

    private func texts(_ body: String) throws -> [String] {
        let program = try interpret(
            """
            import SwiftUI
            \(Self.people)
            struct Page: View {
                @State private var selection = Set<Int>()
                @State private var path: [Int] = []
                var body: some View { \(body) }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let root = try #require(program.roots.first)
        #expect(root.standIns == [])
        let page = try #require(try root.makeStyle().view)
        return render(page.frame(width: 400)).runs.map(\.text)
    }

    @Test func `has its titles, and a cell of each column in each row`() throws {
        let texts = try texts(
            """
            Table(people, selection: $selection) {
                TableColumn("Name", value: \\.name)
                TableColumn("Age") { person in Text("\\(person.age) years") }.width(min: 50, max: 100)
                TableColumn("Edit") { person in Button("Edit \\(person.name)") {} }.width(80)
            }
            .contextMenu(forSelectionType: Int.self) { _ in Button("Delete") {} }
            """
        )
        #expect(
            texts == ["Name", "Age", "Edit", "Ann", "31 years", "Edit Ann", "Bob", "42 years", "Edit Bob"]
        )
    }

    @Test func `has rows that a builder makes`() throws {
        let texts = try texts(
            """
            Table(of: Person.self) {
                TableColumn("Name") { Text($0.name) }
                TableColumn("Go") { _ in Button("Go") {} }
            } rows: {
                ForEach(people) { TableRow($0) }
            }
            """
        )
        #expect(texts == ["Name", "Go", "Ann", "Go", "Bob", "Go"])
    }

    @Test(arguments: [
        "List(people) { Text($0.name) }", "List(people, selection: $selection) { Text($0.name) }",
        "List(people, id: \\.id) { Text($0.name) }",
        "List(people, id: \\.id, selection: $selection) { Text($0.name) }",
        "NavigationStack(path: $path) { List(people) { Text($0.name) } }",
        "NavigationSplitView { Text(people[0].name) } detail: { Text(people[1].name) }",
    ])
    func `is made of data, as a list is`(body: String) throws {
        #expect(try texts("VStack { \(body); Button(\"Go\") {} }") == ["Ann", "Bob", "Go"])
    }
}

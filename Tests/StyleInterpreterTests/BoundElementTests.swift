import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// Views of bindings to the elements of an array.
@Suite struct `A binding to an element` {
    private func page(_ body: String) throws -> (texts: [String], view: AnyView) {
        let program = try interpret(
            """
            import SwiftUI
            struct Item: Identifiable, Hashable { let id: Int; var name: String; var isOn = false }
            struct Page: View {
                @State private var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B", isOn: true)]
                @State private var selection: Int?
                var body: some View {
                    VStack {
                        \(body)
                        Text(items.map { $0.isOn ? "\\($0.name)!" : $0.name }.joined())
                    }
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let root = try #require(program.roots.first)
        #expect(root.standIns == [])
        let view = try #require(try root.makeStyle().view)
        return (render(view.frame(width: 400)).runs.map(\.text), view)
    }

    @Test(arguments: [
        "ForEach($items) { $item in Toggle(item.name, isOn: $item.isOn) }",
        "ForEach($items, id: \\.id) { $item in Toggle(item.name, isOn: $item.isOn) }",
        "ForEach($items, id: \\.self) { item in Toggle(item.wrappedValue.name, isOn: item.isOn) }",
        "List($items) { $item in Toggle(item.name, isOn: $item.isOn) }",
        "List($items, id: \\.id, selection: $selection) { $item in Button(item.name) {} }",
    ])
    func `is given to the closure of a list`(body: String) throws {
        #expect(try page(body).texts == ["A", "B", "AB!"])
    }

    @Test func `is one to a number, too`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Page: View {
                @State private var numbers = [1, 2]
                var body: some View {
                    VStack { ForEach($numbers, id: \\.self) { $number in Button("\\(number)") { number += 5 } } }
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let root = try #require(program.roots.first).makeStyle()
        let page = try #require(root.view)
        #expect(render(page).runs.map(\.text) == ["1", "2"])
        let pressed = record(page, [.down(0.1, y: -10), .up(0.2)], until: 1)
        #expect(pressed.displayList(at: 1).runs.map(\.text) == ["6", "2"])
    }

    @Test func `changes its element`() throws {
        let page = try page(
            "ForEach($items) { $item in Button(item.name) { item.isOn.toggle(); $item.wrappedValue.name += \"+\" } }"
        )
        let recording = record(page.view, [.down(0.1, y: -22), .up(0.2)], until: 1)
        #expect(recording.displayList(at: 1).runs.map(\.text) == ["A+", "B", "A+!B!"])
    }
}

@Suite struct `A value of a type of a project` {
    @Test(arguments: [
        "protocol Option {}; enum Own: Option, Equatable { case a, b }; struct Two<T: Option & Equatable> { let first, second: T; var result: Bool { first == second } }; private let equal = Two(first: Own.a, second: .a).result",
        "final class Day: Object { let number = 1 }; private let day = Day(); private let equal = day == day",
    ])
    func `is compared, whatever makes it equatable`(declarations: String) throws {
        let program = try interpret(
            """
            import SwiftUI
            \(declarations.replacing("; ", with: "\n"))
            struct Page: View { var body: some View { Button(equal ? "equal" : "different") {} } }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let page = try #require(program.roots.first).makeStyle()
        #expect(render(try #require(page.view)).runs.map(\.text) == ["equal"])
    }
}

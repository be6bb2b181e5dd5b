import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing

/// The older form of `Group(subviews:)`, which design systems use for systems before iOS 18.
@Suite struct `A variadic view of a source` {
    private func texts(_ root: String, _ view: String) throws -> [String] {
        let program = try interpret(
            "import SwiftUI\n\(root)\nstruct Page: View { var body: some View { \(view) } }"
        )
        #expect(program.diagnostics.map(\.message) == [])
        let page = try #require(program.roots.first { $0.name == "Page" }).makeStyle()
        let texts = render(try #require(page.view)).runs.map(\.text)
        #expect(page.failure == nil)
        return texts
    }

    @Test(arguments: [
        "_VariadicView_MultiViewRoot", "_VariadicView.MultiViewRoot", "_VariadicView.UnaryViewRoot",
    ])
    func `makes a view of the views in a closure`(root: String) throws {
        let divided = """
            struct Divided: \(root) {
                let mark: String
                @ViewBuilder func body(children: _VariadicView.Children) -> some View {
                    let last = children.last?.id
                    ForEach(children) { child in
                        child
                        if child.id != last { Text(mark) }
                    }
                }
            }
            """
        let view =
            #"VStack { _VariadicView.Tree(Divided(mark: "-")) { Button("A") {}; Text("B"); Text("C") } }"#
        #expect(try texts(divided, view) == ["A", "-", "B", "-", "C"])
    }

    @Test func `passes its views on`() throws {
        let flow = """
            struct Flow: _VariadicView.UnaryViewRoot {
                func body(children: _VariadicView.Children) -> some View { Placed(children: children) }
            }
            struct Placed: View {
                let children: _VariadicView.Children
                var body: some View {
                    HStack { ForEach(Array(children.enumerated()), id: \\.offset) { placed($0.element, at: $0.offset) } }
                }
                private func placed(_ child: _VariadicView.Children.Element, at index: Int) -> some View {
                    VStack { Text("\\(index)"); child }
                }
            }
            """
        let view = #"_VariadicView.Tree(Flow()) { Button("A") {}; Text("B") }"#
        #expect(try texts(flow, view) == ["0", "A", "1", "B"])
    }

    @Test func `needs a body`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Flow: _VariadicView_UnaryViewRoot {}
            struct Page: View { var body: some View { _VariadicView.Tree(Flow()) { Button("A") {} } } }
            """
        )
        #expect(
            program.diagnostics.map(\.message).contains {
                $0.contains("body(children:)") || $0.contains("UnaryViewRoot")
            }
        )
    }
}

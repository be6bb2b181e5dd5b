import StyleInterpreter
import StyleRuntime
import StyleSyntax
import Testing
import ViewEngine

@Suite struct `The roots of a source` {
    private func roots(_ source: String) throws -> [(name: String, kind: InterpretedStyle.Kind)] {
        try interpret(source).roots.map { ($0.name, $0.kind) }
    }

    @Test func `are previews, views, styles and snippets, in this order`() throws {
        let roots = try roots(
            """
            struct Card: View { var body: some View { Button("Buy") {} } }
            struct Plain: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label }
            }
            Button("Top") {}.buttonStyle(Plain())
            #Preview { Card() }
            struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
            """
        )
        #expect(roots.map(\.name) == ["preview-1", "preview-2", "Card", "Plain", "snippet-1"])
        #expect(roots.map(\.kind) == [.preview, .preview, .view, .buttonStyle, .snippet])
    }

    @Test(arguments: [
        #"Button("A") {}"#, #"Link("A", destination: URL(string: "https://a.b")!)"#, #"Menu("A") {}"#,
        #"Toggle("A", isOn: .constant(true))"#, "NavigationLink(\"A\") { Text(\"B\") }", "EditButton()",
        #"Text("A").onTapGesture {}"#, #"Text("A").gesture(TapGesture())"#,
    ])
    func `are views with a control inside`(_ control: String) throws {
        let roots = try roots("struct Card: View { var body: some View { VStack { \(control) } } }")
        #expect(roots.map(\.name) == ["Card"])
    }

    @Test func `are no views without a control`() throws {
        let program = try interpret("struct Card: View { var body: some View { Text(\"A\") } }")
        #expect(program.roots.isEmpty)
        #expect(program.declaresNoStyle)
    }

    @Test func `are views whose views have a control, three deep`() throws {
        let views = (0..<6).map { number in
            let content = number == 0 ? "Button(\"A\") {}" : "View\(number - 1)()"
            return "struct View\(number): View { var body: some View { \(content) } }"
        }
        let roots = try roots(views.joined(separator: "\n"))
        #expect(roots.map(\.name) == ["View0", "View1", "View2", "View3"])
    }

    @Test func `are views that conform in an extension`() throws {
        let roots = try roots(
            "struct Card {}\nextension Card: View { var body: some View { Button(\"A\") {} } }"
        )
        #expect(roots.map(\.name) == ["Card"])
    }

    @Test func `are refused one by one`() throws {
        let program = try interpret(
            """
            struct Good: View { var body: some View { Button("A") {} } }
            struct Bad: View { var body: some View { Button("A") {}.padding(unknown) } }
            """
        )
        #expect(program.roots.map(\.name) == ["Good"])
        #expect(program.refusals.map(\.name) == ["Bad"])
        #expect(program.refusals[0].kind == .view)
    }

    @Test func `have the names and traits of previews`() throws {
        let program = try interpret(
            """
            #Preview("Wide", traits: .fixedLayout(width: 300, height: 80), .landscapeLeft) { Button("A") {} }
            #Preview { Button("A") {} }
            """
        )
        #expect(program.roots.map { $0.preview?.displayName } == ["Wide", nil])
        #expect(program.roots[0].preview?.traits.layout == .fixed(width: 300, height: 80))
        #expect(program.roots[0].preview?.traits.orientation == .landscapeLeft)
    }

    @Test func `have the states of views as parameters`() throws {
        let program = try interpret(
            """
            #Preview {
                @Previewable @State var count = 3
                Button("\\(count)") { count += 1 }
            }
            struct Card: View {
                enum Size { case small, large }
                var size: Size = .small
                @State private var isOpen = true
                @Binding var name: String
                let action: () -> Void
                var body: some View { Button(name, action: action) }
            }
            """
        )
        #expect(program.roots[0].parameters.map(\.name) == ["count"])
        let card = program.roots[1].parameters
        #expect(card.map(\.name) == ["size", "name", "action", "isOpen"])
        #expect(card[0].kind == .choice(["small", "large"], default: "small"))
        #expect(card[3].kind == .boolean(true))
    }
}

@Suite struct `An action that is not understood` {
    private let source = """
        struct Card: View {
            @State private var count = 0
            var body: some View {
                Button("\\(count)") {
                    count += 1
                    Analytics.shared.log("tapped", with: .default)
                    missing.save()
                }
                .onAppear { load() }
            }
            private func load() { Service.shared.reload(count) }
        }
        """

    @Test(arguments: [false, true]) func `refuses no root`(_ replacesNames: Bool) throws {
        let program = try interpret(source, replacesExternalNames: replacesNames)
        #expect(program.roots.map(\.name) == ["Card"])
        #expect(program.roots.flatMap(\.standIns).isEmpty)
        #expect(!program.diagnostics.contains { $0.severity == .error })
    }

    @Test func `is noted`() throws {
        let program = try interpret(source)
        let note = try #require(program.diagnostics.first { $0.severity == .note })
        #expect(note.message.contains("cannot find 'Analytics' in scope"))
        #expect(note.message.hasSuffix("this is in an action, which does nothing here"))
    }

    @Test func `is an error where a picture depends on the closure`() throws {
        let program = try interpret(
            "struct Card: View { var body: some View { Button { } label: { Text(missing) } } }"
        )
        #expect(program.roots.isEmpty)
    }
}

import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import SwiftUI
import TestSupport
import Testing
import ViewEngine

/// The source of the styles that are compiled from the same file.
private var sharedSource: String {
    let file = projectFile("Tests/StyleInterpreterTests/EffectStyles.swift")
    return String(decoding: bytes(of: file), as: UTF8.self)
}

@Suite struct `Interpreted effects` {
    @Test func `move a view by a geometry effect`() throws {
        try expectEqual(sharedSource, Shaken())
    }

    @Test func `animate the data of views and modifiers`() throws {
        try expectEqual(sharedSource, Counted())
    }

    @Test func `fill with a mesh gradient`() throws {
        try expectEqual(sharedSource, Meshed())
    }

    @Test func `insert and remove views by own transitions`() throws {
        try expectEqual(sharedSource, Twirled())
    }

    @Test func `change the environment and align by guides`() throws {
        try expectEqual(sharedSource, Guided())
    }

    @Test func `draw lines as shapes, and shapes by their corners`() throws {
        try expectEqual(sharedSource, Lined())
    }

    @Test func `draw the Markdown of keys`() throws {
        try expectEqual(sharedSource, Marked())
    }

    @Test func `set wrappers without 'self', and have option sets`() throws {
        try expectEqual(sharedSource, Bound())
    }

    @Test func `look a value up in a literal, and read objects after an update`() throws {
        let program = try interpret(
            """
            import SwiftUI
            final class Model: ObservableObject {
                enum Size { case small, large }
                var size = Size.large
                private(set) var history = ["a"]
                var width: CGFloat { [.small: 10, .large: 20.0][size]! + CGFloat(history.count) }
            }
            struct Pill: ButtonStyle {
                @ObservedObject var model = Model()
                func makeBody(configuration: Configuration) -> some View {
                    VStack(spacing: 0) {
                        Color.red.frame(width: model.width, height: 10)
                        configuration.label
                    }
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let style = try #require(program.styles.first)
        let (recording, outcome) = BodyEvaluation.run(stepLimit: 100_000) {
            record(Remade(style: style), [.down(0.1), .up(0.2)], until: 1)
        }
        #expect(outcome.error == nil)
        #expect(recording.displayList(at: 0).items != recording.displayList(at: 1).items)
        for time in [0.0, 1] { #expect(recording.displayList(at: time).fills.map(\.width) == [21]) }
    }

    /// A button whose style is made in each update, as that of a request.
    private struct Remade: View {
        let style: InterpretedStyle
        @State private var count = 0

        var body: some View {
            if let made = try? style.makeStyle() {
                made.applied(to: Button(action: { count += 1 }, label: { Text("\(count)") }))
            }
        }
    }

    @Test(arguments: [("false", true), ("true", false)])
    func `run timers that do not repeat`(repeats: String, runs: Bool) throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                @State private var isDone = false
                @State private var timer: Timer?
                func makeBody(configuration: Configuration) -> some View {
                    Color.red.frame(width: isDone ? 20 : 10, height: 10)
                        .onAppear {
                            timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: \(repeats)) { timer in
                                if timer.isValid { isDone = false } else { isDone = true }
                            }
                        }
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let made = try #require(program.styles.first).makeStyle()
        let recording = record(
            made.applied(to: Button(action: {}, label: { Text("Title") })),
            [.down(0.1), .up(0.2)],
            until: 1
        )
        #expect(made.failure == nil)
        #expect((recording.displayList(at: 1).fills.first?.width == 20) == runs)
    }

    @Test func `compute the path of a shape that stays as it is once`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Saw: Shape {
                func path(in rect: CGRect) -> Path {
                    Path { path in
                        path.move(to: .zero)
                        for step in 0..<400 { path.addLine(to: CGPoint(x: CGFloat(step), y: CGFloat(step % 2))) }
                    }
                }
            }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(Saw().fill(.red)).rotationEffect(.degrees(configuration.isPressed ? 90 : 0))
                        .animation(.linear(duration: 1), value: configuration.isPressed)
                }
            }
            """
        )
        let made = try #require(program.styles.first).makeStyle()
        let view = made.applied(to: Button(action: {}, label: { Text("Title") }))
        let (_, outcome) = BodyEvaluation.run(stepLimit: 12_000) {
            let recording = record(view, [.down(0.1), .up(2)], until: 3)
            for moment in 0..<30 { _ = recording.displayList(at: Double(moment) / 10) }
        }
        #expect(outcome.error == nil)
        #expect(outcome.steps > 1_000)
    }

    @Test(arguments: ["Text(\"\\(1, radix: 2)\")", "Text(\"a\" + \"\\(1, specifier: \"%d\")\")"])
    func `name an interpolation that is not supported`(text: String) throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { \(text) }
            }
            """
        )
        #expect(program.diagnostics.contains { $0.message.contains("is not supported") })
        #expect(program.diagnostics.allSatisfy { $0.place.line == 3 && $0.place.column > 60 })
    }

    @Test func `take a protocol's implementation from a constant of the style`() throws {
        let program = try interpret(
            """
            import SwiftUI
            protocol Theme { var fill: Color { get } }
            struct Plain: Theme { var fill: Color { .red } }
            struct Loud: Theme { var fill: Color { .blue } }
            struct Themed<Look: Theme>: ButtonStyle {
                let look: Look
                func makeBody(configuration: Configuration) -> some View { configuration.label.background(look.fill) }
            }
            extension ButtonStyle where Self == Themed<Loud> {
                static var loud: Self { Self(look: Loud()) }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        let expected = render(Text("Title").background(.blue))
        #expect(style.failure == nil)
        #expect(picture.fills == expected.fills)
    }

    @Test func `name the value that a container does not have`() throws {
        let source = """
            import SwiftUI
            private struct NumberKey: ContainerValueKey { static let defaultValue = 0 }
            extension ContainerValues {
                var number: Int {
                    get { self[NumberKey.self] }
                    set { self[NumberKey.self] = newValue }
                }
            }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.containerValue(\\.NAME, 2)
                }
            }
            """
        let known = try interpret(source.replacing("NAME", with: "number"))
        #expect(known.diagnostics.map(\.message) == [])
        let unknown = try interpret(source.replacing("NAME", with: "count"))
        #expect(
            unknown.diagnostics.map(\.message) == ["value of type 'ContainerValues' has no member 'count'"]
        )
    }
}

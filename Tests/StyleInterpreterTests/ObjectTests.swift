import StyleInterpreter
import SwiftUI
import TestSupport
import Testing
import ViewEngine

/// The source of the styles that are compiled from the same file.
private var sharedSource: String {
    String(decoding: bytes(of: projectFile("Tests/StyleInterpreterTests/ObjectStyles.swift")), as: UTF8.self)
}

@Suite struct `Interpreted objects` {
    @Test func `last as long as their style, and update it when a published property changes`() throws {
        try expectEqual(sharedSource, OwningModel())
    }

    @Test func `are made by an initializer, and shared with the views of a style`() throws {
        try expectEqual(sharedSource, MakingModel())
    }

    @Test func `that an initializer makes for a state object are made once in each tree`() throws {
        try expectEqual(sharedSource, LateModel())
    }

    @Test func `update the views that read an observable class`() throws {
        try expectEqual(sharedSource, ObservingModel())
    }

    @Test func `change the path of a shape that refers to one`() throws {
        try expectEqual(sharedSource, ShapedByModel())
    }

    @Test func `draw a shape in the same number of steps, whatever was drawn before`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Wave: Shape {
                func path(in rect: CGRect) -> Path {
                    var path = Path()
                    for x in 0..<100 { path.addLine(to: CGPoint(x: CGFloat(x), y: CGFloat(x % 7))) }
                    return path
                }
            }
            struct Waving: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .background { Wave() }
                        .opacity(configuration.isPressed ? 0.5 : 1)
                }
            }
            """
        )
        let made = try #require(program.styles.first).makeStyle()
        let steps = (0..<2).map { _ in
            BodyEvaluation.run(stepLimit: 100_000) {
                let button = Button(action: {}, label: { Text("Buy") })
                let recording = record(made.applied(to: button), [.down(0.1), .up(0.4)], until: 2)
                return [0, 0.2, 1].map { recording.displayList(at: $0) }
            }.outcome.steps
        }
        #expect(steps[0] > 300)
        #expect(steps[0] == steps[1])
    }
}

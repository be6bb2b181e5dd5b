import Graphics
import StyleInterpreter
import StyleSyntax
import SwiftUI
import TestSupport
import Testing
import ViewEngine

/// A style whose glow goes through phases, beside a bar that grows with the time.
private struct Glowing: SwiftUI.ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
                .phaseAnimator([0.5, 1.0]) { content, phase in
                    content.opacity(phase)
                } animation: { phase in
                    .linear(duration: phase)
                }
            TimelineView(.animation) { context in
                Color.black.frame(width: 10, height: 10)
                    .opacity(context.date.timeIntervalSinceReferenceDate / 10)
            }
        }
        .phaseAnimator([0.0, 4.0], trigger: configuration.isPressed) { content, phase in
            content.offset(y: phase)
        }
    }
}

@Suite struct `A style of a source that changes with the time` {
    @Test func `is drawn as the compiled one at every moment`() throws {
        let source = """
            import SwiftUI
            struct Glowing: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack {
                        configuration.label
                            .phaseAnimator([0.5, 1.0]) { content, phase in
                                content.opacity(phase)
                            } animation: { phase in
                                .linear(duration: phase)
                            }
                        TimelineView(.animation) { context in
                            Color.black.frame(width: 10, height: 10)
                                .opacity(context.date.timeIntervalSinceReferenceDate / 10)
                        }
                    }
                    .phaseAnimator([0.0, 4.0], trigger: configuration.isPressed) { content, phase in
                        content.offset(y: phase)
                    }
                }
            }
            """
        let program = try interpret(source)
        #expect(program.diagnostics.map(\.message) == [])
        let made = try #require(program.styles.first).makeStyle()
        let events = [InteractionEvent.down(0.5), .up(0.75)]
        let button = SwiftUI.Button("Title") {}
        let interpreted = record(made.applied(to: button), events, until: 4)
        let compiled = record(button.buttonStyle(Glowing()), events, until: 4)
        #expect(made.failure == nil)
        #expect(interpreted.updateTimes == compiled.updateTimes)
        for time in [0, 0.25, 0.5, 0.6, 1.2, 2.8, 3.9] {
            #expect(interpreted.displayList(at: time) == compiled.displayList(at: time), "at \(time)")
        }
    }
}

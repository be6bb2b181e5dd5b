import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing

/// The source of the styles that are compiled from the same file.
private var sharedSource: String {
    let file = projectFile("Tests/StyleInterpreterTests/KeyframeStyles.swift")
    return String(decoding: bytes(of: file), as: UTF8.self)
}

@Suite struct `Keyframes of a source` {
    @Test func `change properties of a value when another one changes`() throws {
        try expectEqual(sharedSource, Bouncing())
    }

    @Test func `change a value again and again`() throws {
        try expectEqual(sharedSource, Beating())
    }

    @Test(arguments: [
        (
            "KeyframeTrack(\\.width) { LinearKeyframe(1, duration: 1) }",
            "value of type 'Motion' has no member 'width' that can be set"
        ),
        (
            "KeyframeTrack(\\.fixed) { LinearKeyframe(1, duration: 1) }",
            "cannot assign to property: 'fixed' is a 'let' constant"
        ),
        (
            "KeyframeTrack(\\.count) { LinearKeyframe(1, duration: 1) }",
            "type 'Int' does not conform to protocol 'Animatable'"
        ),
        (
            "LinearKeyframe(1, duration: 1)",
            "type 'Motion' does not conform to protocol 'Animatable'"
        ),
        (
            "KeyframeTrack(\\.scale) { LinearKeyframe(\"a\", duration: 1) }",
            "cannot convert value of type 'String' to expected type 'Double'"
        ),
        (
            "KeyframeTrack(\\.scale) { while true { LinearKeyframe(1, duration: 1) } }",
            "closure containing control flow statement cannot be used with result builder 'KeyframeTrackContentBuilder'"
        ),
        (
            "if true { KeyframeTrack(\\.scale) { MoveKeyframe(1) } }",
            "closure containing control flow statement cannot be used with result builder 'KeyframesBuilder'"
        ),
    ]) func `are checked`(_ code: String, _ message: String) throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Motion {
                var scale = 1.0
                var count = 1
                let fixed = 1.0
            }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.keyframeAnimator(initialValue: Motion()) { content, value in
                        content.scaleEffect(value.scale)
                    } keyframes: { _ in
                        \(code)
                    }
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [message])
        #expect(program.diagnostics.map(\.place.line) == [12])
    }
}

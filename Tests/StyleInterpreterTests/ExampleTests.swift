import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// The styles of `Examples/styles`, which this target compiles through a link.
@Suite struct `Examples of styles, interpreted` {
    @Test(arguments: Example.all) func `draw and behave as the compiled ones`(example: Example) throws {
        let program = try interpret(SourceText(example.source))
        #expect(program.diagnostics.isEmpty)
        #expect(program.standIns.isEmpty)
        let style = try #require(program.styles.first)
        #expect(style.name == example.name)
        for situation in Situation.all {
            for (name, touches) in comparedTouches {
                let made = try style.makeStyle()
                let compiled = record(
                    situation.button(example.compiled),
                    touches,
                    until: 5,
                    situation.change
                )
                let interpreted = record(situation.button(made.applied), touches, until: 5, situation.change)
                let comment: Comment = "\(situation), \(name)"
                #expect(made.failure == nil, comment)
                #expect(compiled.actions == interpreted.actions, comment)
                for time in comparedMoments where time <= 5 {
                    #expect(compiled.displayList(at: time) == interpreted.displayList(at: time), comment)
                }
            }
        }
    }

    @Test(arguments: Example.all) func `react to a press`(example: Example) throws {
        let style = try #require(try interpret(SourceText(example.source)).styles.first).makeStyle()
        let button = Button(action: {}, label: { Text("Title") })
        let recording = record(style.applied(to: button), [.down(0)], until: 2)
        #expect(recording.displayList(at: 0) != recording.displayList(at: 0.5))
    }
}

/// An example and its compiled form.
struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let compiled: @Sendable (AnyView) -> AnyView

    var testDescription: String { name }

    init<Style: ButtonStyle & SendableMetatype>(_ name: String, style: @escaping @Sendable () -> Style) {
        self.name = name
        compiled = { AnyView($0.buttonStyle(style())) }
    }

    init<Style: PrimitiveButtonStyle & SendableMetatype>(
        primitive name: String,
        style: @escaping @Sendable () -> Style
    ) {
        self.name = name
        compiled = { AnyView($0.buttonStyle(style())) }
    }

    var source: [UInt8] {
        bytes(
            of: "\(#filePath)".split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
                + "/Examples/styles/\(name).swift"
        )
    }

    /// All but the subclass of `UIButton`.
    static let all: [Example] = [
        Example("AdaptiveButton") { AdaptiveButton() },
        Example("BrandButton") { BrandButton() },
        Example("FillingOutline") { FillingOutline() },
        Example("FrostedGlass") { FrostedGlass() },
        Example("GradientPill") { GradientPill() },
        Example(primitive: "HoldToConfirm") { HoldToConfirm() },
        Example("Keycap") { Keycap() },
        Example("LoadingButton") { LoadingButton(isLoading: true) },
        Example("PopIcon") { PopIcon() },
        Example(primitive: "PullToCancel") { PullToCancel() },
        Example("SoftSurface") { SoftSurface() },
    ]
}

import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// A button of `LayerButtons.swift` or another file beside it, compiled and interpreted from that file.
struct LayerButton: CustomStringConvertible, Sendable {
    let description: String
    var file = "LayerButtons"
    let make: @Sendable () -> UIButton

    static let all = [
        LayerButton(description: "ShrinkingButton") { ShrinkingButton(frame: .zero) },
        LayerButton(description: "RaisedButton") { RaisedButton(frame: .zero) },
        LayerButton(description: "PoppingButton") { PoppingButton(frame: .zero) },
        LayerButton(description: "OutlinedButton") { OutlinedButton(frame: .zero) },
        LayerButton(description: "BreathingButton") { BreathingButton(frame: .zero) },
    ]

    /// The compiled button with the title and the action of the tests.
    func compiled(_ action: UIAction) -> UIButton {
        let button = make()
        button.fill { $0.title = "Press me" }
        button.addAction(action, for: .primaryActionTriggered)
        return button
    }

    /// The interpreted button.
    var style: InterpretedStyle {
        get throws {
            let file = projectFile("Tests/StyleInterpreterTests/UIKit/\(file).swift")
            let program = try interpret(SourceText(bytes(of: file)))
            #expect(program.diagnostics.map(\.message) == [])
            #expect(program.standIns.isEmpty)
            return try #require(program.styles.first { $0.name == description })
        }
    }
}

@Suite struct `Layers of UIKit's buttons` {
    @Test(arguments: LayerButton.all)
    func `are drawn and animated by sources as by compiled code`(_ button: LayerButton) throws {
        try expectEqualButtons(button.style, button.compiled)
    }

    /// Pictures of each button: at rest, in the middle of its press, and animated.
    @Test(arguments: LayerButton.all)
    func `have these pictures`(_ button: LayerButton) throws {
        let action = UIAction { _ in }
        let view = AnyView(UIButtonView { button.compiled(action) })
        let recording = record(view, [.down(0.1), .up(0.8)], until: 3)
        let pictures = SVGComparison(until: 3)
        for (name, time) in [("rest", 0), ("pressing", 0.2), ("pressed", 0.7), ("released", 0.9)] {
            expectSnapshot(
                String(decoding: pictures.still(recording, at: time), as: UTF8.self),
                named: "\(button)-\(name).svg"
            )
        }
        expectSnapshot(
            String(decoding: pictures.animated(recording), as: UTF8.self),
            named: "\(button)-animated.svg"
        )
    }

    @Test func `are a parameter where a stored property sets them`() throws {
        let style = try LayerButton.all[3].style
        #expect(style.parameters.map(\.name) == ["lineWidth"])
        try expectEqualButtons(style, arguments: ["lineWidth": .number(5)]) { action in
            let button = LayerButton.all[3].compiled(action)
            (button as? OutlinedButton)?.lineWidth = 5
            return button
        }
    }
}

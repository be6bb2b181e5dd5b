import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// A button of `StateButtons.swift`, compiled and interpreted from that file.
struct StateButton: CustomStringConvertible, Sendable {
    let description: String
    let make: @Sendable () -> UIButton

    static let all = [
        StateButton(description: "TitledButton") { TitledButton(frame: .zero) },
        StateButton(description: "IconButton") { IconButton(frame: .zero) },
        StateButton(description: "WideButton") { WideButton(frame: .zero) },
        StateButton(description: "ConfiguredButton") { ConfiguredButton(frame: .zero) },
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
            let file = projectFile("Tests/StyleInterpreterTests/UIKit/StateButtons.swift")
            let program = try interpret(SourceText(bytes(of: file)))
            #expect(program.diagnostics.map(\.message) == [])
            #expect(program.standIns.isEmpty)
            return try #require(program.styles.first { $0.name == description })
        }
    }
}

@Suite struct `Buttons with content by state` {
    @Test(arguments: StateButton.all)
    func `are drawn by sources as by compiled code`(_ button: StateButton) throws {
        try expectEqualButtons(button.style, button.compiled)
    }

    /// Pictures of each button: at rest, pressed, disabled and selected.
    @Test(arguments: StateButton.all)
    func `have these pictures`(_ button: StateButton) throws {
        let changes: [(String, (inout EnvironmentValues) -> Void)] = [
            ("rest", { _ in }), ("disabled", { $0.isEnabled = false }),
            ("selected", { $0.isSelected = true }),
        ]
        let pictures = SVGComparison(until: 3)
        for (name, change) in changes {
            let view = AnyView(UIButtonView { button.compiled(UIAction { _ in }) })
            let recording = record(view, [.down(1)], until: 3, change)
            expectSnapshot(
                String(decoding: pictures.still(recording, at: 0), as: UTF8.self),
                named: "\(button)-\(name).svg"
            )
            if name == "rest" {
                expectSnapshot(
                    String(decoding: pictures.still(recording, at: 2), as: UTF8.self),
                    named: "\(button)-pressed.svg"
                )
            }
        }
    }

    @Test func `are made by functions with a type`() throws {
        let program = try interpret(
            """
            import UIKit
            func makeButton() -> UIButton {
                let button = UIButton(type: .system)
                button.setTitle("Sign in", for: .normal)
                button.setTitleColor(.systemPink, for: .normal)
                button.titleLabel?.font = .boldSystemFont(ofSize: 20)
                return button
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        try expectEqualButtons(#require(program.styles.first)) { action in
            let button = UIButton(type: .system)
            button.setTitle("Press me", for: .normal)
            button.setTitleColor(.systemPink, for: .normal)
            button.titleLabel?.font = .boldSystemFont(ofSize: 20)
            button.addAction(action, for: .primaryActionTriggered)
            return button
        }
    }

    @Test func `have fonts that are made of the traits of others`() throws {
        let program = try interpret(
            """
            import UIKit
            extension UIFont {
                var strong: UIFont {
                    guard let descriptor = fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]) else {
                        return self
                    }
                    return UIFont(descriptor: descriptor, size: 0)
                }
            }
            func makeButton() -> UIButton {
                let button = UIButton(type: .system)
                button.setTitle("Sign in", for: .normal)
                button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .title3).strong.withSize(24)
                return button
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        try expectEqualButtons(#require(program.styles.first)) { action in
            let button = UIButton(type: .system)
            button.setTitle("Press me", for: .normal)
            let descriptor = UIFont.systemFont(ofSize: 24).fontDescriptor
                .withSymbolicTraits([.traitBold, .traitItalic])!
            button.titleLabel?.font = UIFont(descriptor: descriptor, size: 0)
            button.addAction(action, for: .primaryActionTriggered)
            return button
        }
    }

    // MARK: Targets

    private static let target = """
        import UIKit
        class SpringButton: UIButton {
            override init(frame: CGRect) {
                super.init(frame: frame)
                setTitleColor(.white, for: .normal)
                backgroundColor = .systemBlue
                addTarget(self, action: #selector(touchDown), for: [.touchDown, .touchDragEnter])
                addTarget(
                    self,
                    action: #selector(touchUp(_:)),
                    for: [.touchUpInside, .touchUpOutside, .touchCancel, .touchDragExit]
                )
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

            @objc private func touchDown() {
                UIView.animate(withDuration: 0.2) { self.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
            }
            @objc private func touchUp(_ sender: UIButton) {
                UIView.animate(withDuration: 0.3) { sender.transform = .identity }
            }
        }
        """

    @Test func `run methods at the events of a touch`() throws {
        let program = try interpret(Self.target)
        #expect(program.diagnostics.map(\.message) == [])
        try expectEqualButtons(#require(program.styles.first)) { action in
            let button = UIButton()
            button.setTitle("Press me", for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.backgroundColor = .systemBlue
            button.addAction(
                UIAction { [unowned button] _ in
                    UIView.animate(withDuration: 0.2) {
                        button.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                    }
                },
                for: [.touchDown, .touchDragEnter]
            )
            button.addAction(
                UIAction { [unowned button] _ in
                    UIView.animate(withDuration: 0.3) { button.transform = .identity }
                },
                for: [.touchUpInside, .touchUpOutside, .touchCancel, .touchDragExit]
            )
            button.addAction(action, for: .primaryActionTriggered)
            return button
        }
    }

    @Test(arguments: [
        ("touchDwn", "value of type 'SpringButton' has no member 'touchDwn'"),
        ("1", "argument of '#selector' does not refer to an '@objc' method, property, or initializer"),
    ]) func `report a selector that names no method`(_ name: String, _ message: String) throws {
        let source = String(Self.target).replacing("#selector(touchDown)", with: "#selector(\(name))")
        let program = try interpret(source)
        #expect(program.diagnostics.map(\.message) == [message])
        #expect(program.diagnostics.first?.place.line == 7)
    }
}

import ArticleStyles
import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// The only style of a source.
private func style(_ source: String) throws -> InterpretedStyle {
    let program = try interpret(source)
    #expect(program.diagnostics.map(\.message) == [])
    let style = try #require(program.styles.first)
    #expect(program.styles.count == 1)
    #expect(style.kind == .uiButton)
    return style
}

@Suite struct `Buttons of UIKit, interpreted` {
    @Test(arguments: OutlineButton.Step.allCases)
    func `draw and behave as the compiled one`(step: OutlineButton.Step) throws {
        let program = try interpret(SourceText(StyleSource.outline))
        #expect(program.diagnostics.map(\.message) == [])
        let style = try #require(program.styles.first { $0.name == "OutlineButton" })
        #expect(style.kind == .uiButton)
        try expectEqualButtons(style, arguments: ["step": .enumeration(step.rawValue)]) { action in
            let button = OutlineButton(configuration: comparedConfiguration(), primaryAction: action)
            button.step = step
            return button
        }
    }

    @Test func `offer their stored properties as parameters`() throws {
        let program = try interpret(SourceText(StyleSource.outline))
        let style = try #require(program.styles.first)
        #expect(style.parameters.map(\.name) == ["step"])
        #expect(
            style.parameters[0].kind == .choice(["static", "first", "attributed", "final"], default: "final")
        )
    }

    @Test func `are made by an initializer that does something`() throws {
        let program = try interpret(
            """
            import UIKit
            class Boxed: UIButton {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                }
                init(title: String, color: UIColor) {
                    super.init(frame: .zero)
                    backgroundColor = color
                    setTitle(title, for: .normal)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.styles.first?.parameters.map(\.name) == ["title", "color"])
    }

    @Test func `override properties with observers`() throws {
        let style = try style(
            """
            import UIKit
            final class Dimmed: UIButton {
                var strength: CGFloat = 0.5 { didSet { setNeedsUpdateConfiguration() } }
                override var isHighlighted: Bool {
                    didSet {
                        guard oldValue != isHighlighted else { return }
                        configuration?.background.backgroundColor =
                            isHighlighted ? UIColor.systemRed.withAlphaComponent(strength) : .systemRed
                    }
                }
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setUp()
                }
                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
                private func setUp() {
                    configuration = .filled()
                    configuration?.background.backgroundColor = .systemRed
                    configuration?.cornerStyle = .capsule
                    configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 20)
                }
            }
            """
        )
        #expect(style.parameters.map(\.name) == ["strength"])
        try expectEqualButtons(style, arguments: ["strength": .number(0.25)]) { action in
            let button = Dimmed(frame: .zero)
            button.strength = 0.25
            button.addAction(action, for: .primaryActionTriggered)
            button.configuration?.title = "Press me"
            return button
        }
    }

    @Test func `have superclasses of the source`() throws {
        let style = try #require(
            try interpret(
                """
                import UIKit
                class Base: UIButton {
                    var radius: CGFloat { 3 }
                    func color(for state: UIControl.State) -> UIColor {
                        switch state {
                        case [.highlighted, .selected]: .systemPurple
                        case .highlighted: .systemTeal
                        case let state where state.contains(.disabled): .systemGray
                        default: .systemIndigo
                        }
                    }
                    override func updateConfiguration() {
                        super.updateConfiguration()
                        guard var updated = configuration else { return }
                        updated.background.backgroundColor = color(for: state)
                        updated.background.cornerRadius = radius
                        updated.cornerStyle = .fixed
                        configuration = updated
                    }
                }
                final class Derived: Base {
                    override var radius: CGFloat { super.radius * 4 }
                    override func color(for state: UIControl.State) -> UIColor {
                        state == .normal ? .systemOrange : super.color(for: state)
                    }
                }
                """
            ).styles.last
        )
        #expect(style.name == "Derived")
        try expectEqualButtons(style) { Derived(configuration: comparedConfiguration(), primaryAction: $0) }
    }

    @Test func `are in no other view`() throws {
        let style = try style(
            """
            import UIKit
            final class Alone: UIButton {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    configuration = .filled()
                    superview?.layoutIfNeeded()
                    configuration?.baseBackgroundColor = superview == nil ? .systemRed : .systemBlue
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        )
        try expectEqualButtons(style) { action in
            let button = UIButton(configuration: .filled(), primaryAction: action)
            button.configuration?.baseBackgroundColor = .systemRed
            button.configuration?.title = "Press me"
            return button
        }
    }

    @Test func `can be made by a function with a handler`() throws {
        let style = try style(
            """
            import UIKit
            func makeButton() -> UIButton {
                let button = UIButton(configuration: .tinted())
                button.configurationUpdateHandler = { [unowned button] _ in
                    var configuration = button.configuration
                    configuration?.baseBackgroundColor = button.isHighlighted ? .systemPink : .systemBlue
                    configuration?.image = button.isSelected ? UIImage(systemName: "heart.fill") : UIImage(systemName: "heart")
                    configuration?.imagePadding = 6
                    button.configuration = configuration
                }
                return button
            }
            """
        )
        #expect(style.name == "makeButton")
        try expectEqualButtons(style) { action in
            let button = UIButton(configuration: .tinted())
            button.configurationUpdateHandler = { button in
                var configuration = button.configuration
                configuration?.baseBackgroundColor = button.isHighlighted ? .systemPink : .systemBlue
                configuration?.image = UIImage(systemName: button.isSelected ? "heart.fill" : "heart")
                configuration?.imagePadding = 6
                button.configuration = configuration
            }
            button.addAction(action, for: .primaryActionTriggered)
            button.configuration?.title = "Press me"
            return button
        }
    }

    @Test func `can be a handler or a configuration`() throws {
        let handler = try style(
            """
            let handler: UIButton.ConfigurationUpdateHandler = { button in
                switch button.state {
                case .highlighted: button.configuration?.title = "Pressed"
                case .disabled: button.configuration?.title = "Disabled"
                default: button.configuration?.title = "Normal"
                }
            }
            """
        )
        try expectEqualButtons(handler) { action in
            let button = UIButton(configuration: comparedConfiguration(), primaryAction: action)
            button.configurationUpdateHandler = { button in
                switch button.state {
                case .highlighted: button.configuration?.title = "Pressed"
                case .disabled: button.configuration?.title = "Disabled"
                default: button.configuration?.title = "Normal"
                }
            }
            return button
        }
        let outline = try style(
            """
            extension UIButton.Configuration {
                public static func outline() -> UIButton.Configuration {
                    var style = UIButton.Configuration.plain()
                    var background = UIButton.Configuration.plain().background
                    background.cornerRadius = 20
                    background.strokeWidth = 1
                    background.strokeColor = UIColor.systemGray5
                    style.background = background
                    return style
                }
            }
            """
        )
        try expectEqualButtons(outline) { action in
            var configuration = UIButton.Configuration.outline()
            configuration.title = "Press me"
            return UIButton(configuration: configuration, primaryAction: action)
        }
    }

    @Test func `read a handler, and call it`() throws {
        let made = try style(
            """
            class Tick: UIButton {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    configuration = .filled()
                    configurationUpdateHandler = { $0.configuration?.baseBackgroundColor = .systemGreen }
                    configurationUpdateHandler?(self)
                    let handler = configurationUpdateHandler
                    configurationUpdateHandler = nil
                    if configurationUpdateHandler == nil { handler?(self) }
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        )
        .makeStyle()
        let button = try #require(made.button)
        let view = button.view(configuration: .plain(), primaryAction: UIAction { _ in }) { _ in }
        #expect(render(view).fillColors == [.test(.green)])
        #expect(made.failure == nil)
    }

    @Test func `are released with their views`() throws {
        // The handler refers to its own button.
        let style = try style(
            """
            class Cycle: UIButton {
                override func updateConfiguration() {
                    super.updateConfiguration()
                    configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                        var outgoing = incoming
                        outgoing.foregroundColor = self.isHighlighted ? .systemRed : .systemGreen
                        return outgoing
                    }
                }
            }
            """
        )
        weak var released: UIButton?
        func draw() throws {
            let made = try style.makeStyle()
            let button = try #require(made.button)
            let picture = render(
                button.view(configuration: comparedConfiguration(), primaryAction: UIAction { _ in }) { _ in
                } adjust: {
                    released = $0
                }
            )
            #expect(released != nil)
            #expect(!picture.runs.isEmpty)
            #expect(made.failure == nil)
        }
        try draw()
        #expect(released == nil)
    }
}

private final class Dimmed: UIButton {
    var strength: CGFloat = 0.5 { didSet { setNeedsUpdateConfiguration() } }
    override var isHighlighted: Bool {
        didSet {
            guard oldValue != isHighlighted else { return }
            configuration?.background.backgroundColor =
                isHighlighted ? UIColor.systemRed.withAlphaComponent(strength) : .systemRed
        }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        configuration = .filled()
        configuration?.background.backgroundColor = .systemRed
        configuration?.cornerStyle = .capsule
        configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 20)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class Base: UIButton {
    var radius: CGFloat { 3 }
    func color(for state: UIControl.State) -> UIColor {
        switch state {
        case [.highlighted, .selected]: .systemPurple
        case .highlighted: .systemTeal
        case let state where state.contains(.disabled): .systemGray
        default: .systemIndigo
        }
    }
    override func updateConfiguration() {
        super.updateConfiguration()
        guard var updated = configuration else { return }
        updated.background.backgroundColor = color(for: state)
        updated.background.cornerRadius = radius
        updated.cornerStyle = .fixed
        configuration = updated
    }
}

private final class Derived: Base {
    override var radius: CGFloat { super.radius * 4 }
    override func color(for state: UIControl.State) -> UIColor {
        state == .normal ? .systemOrange : super.color(for: state)
    }
}

import ArticleStyles
import ButtonRendering
import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// The behaviors in the article on `UIButton.Configuration`, by their numbers in `docs/articles.md`.
@Suite struct `The outline button` {
    /// The colors of a button whose state was set before it appeared, as in the article.
    private func look(
        _ step: OutlineButton.Step = .final,
        _ state: ButtonState,
        _ change: (inout ButtonRequest) -> Void = { _ in }
    ) throws -> Look {
        try Look(of: "outline", state) {
            $0.button.control.styleValues["step"] = .choice(step.rawValue)
            change(&$0)
        }
    }

    private let blue = ResolvedColor(0x007AFF)
    private let white = ResolvedColor(0xFFFFFF)
    private let gray5 = Look.Line(color: ResolvedColor(0xE5E5EA), width: 1)
    private let gray6 = Look.Line(color: ResolvedColor(0xF2F2F7), width: 1)
    private let darkBlue = ResolvedColor(red: 0, green: 122 / 255 * 0.7, blue: 0.7)

    @Test func `2-1 has five appearances with one configuration`() throws {
        let states: [ButtonState] = [.normal, .pressed, .selected, [.selected, .pressed], .disabled]
        let looks = try states.map { try Look(of: "plain", $0) }
        #expect(Set(looks).count == 5)
    }

    @Test func `2-2 has the tint at 0.18 as the fill of a selected plain button`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Normal"
        let normal = UIButton(configuration: configuration)
        let selected = UIButton(configuration: configuration)
        selected.isSelected = true
        let traits = UITraitCollection.current
        func fill(_ button: UIButton) -> ResolvedColor? {
            configuration.updated(for: button).background.backgroundColor?.resolve(in: traits)
        }
        #expect(fill(normal) == .clear)
        let color = try #require(fill(selected))
        #expect(color.red == 0)
        #expect((color.green - 0.478431).magnitude < 1e-6)
        #expect(color.blue == 1)
        #expect(color.opacity == 0.18)
    }

    @Test(arguments: [ButtonState.normal, .pressed, .selected, [.selected, .pressed], .disabled])
    func `2-3 has the same outline in every state if it is a configuration only`(state: ButtonState) throws {
        #expect(try look(.static, state).stroke == gray5)
        #expect(UIButton.Configuration.outline().background.cornerRadius == 20)
    }

    @Test(arguments: OutlineButton.Step.allCases)
    func `2-4 has a gray outline around a title in the tint`(step: OutlineButton.Step) throws {
        #expect(try look(step, .normal) == Look(stroke: gray5, title: blue))
    }

    @Test func `2-5 has the tint at 0.3 as its fill while highlighted`() throws {
        let pale = ResolvedColor(0x007AFF, opacity: 0.3)
        #expect(try look(.final, .pressed) == Look(fill: pale, stroke: gray5, title: blue))
    }

    @Test func `2-6 is white on the tint, without an outline, while selected`() throws {
        #expect(try look(.final, .selected) == Look(fill: blue, title: white))
    }

    @Test func `2-7 is darker while selected and highlighted`() throws {
        let look = try look(.final, [.selected, .pressed])
        #expect(look.title == white)
        #expect(look.stroke == nil)
        let fill = try #require(look.fill)
        #expect((fill.green - darkBlue.green).magnitude < 1e-9)
        #expect((fill.blue - darkBlue.blue).magnitude < 1e-9)
        #expect(fill.red == 0)
    }

    @Test func `2-8 is translucent while disabled and normal in all other combinations`() throws {
        let disabled = try look(.final, .disabled)
        #expect(disabled.stroke == gray6)
        #expect(disabled.fill == nil)
        #expect(disabled.title == ResolvedColor(0x007AFF, opacity: 0.3))
        let normal = try look(.final, .normal)
        for state in [[.selected, .disabled], [.pressed, .disabled], [.selected, .pressed, .disabled]]
            as [ButtonState]
        {
            #expect(try look(.final, state) == normal)
        }
    }

    @Test func `2-9 colors a disabled title by attributes or a transformer only`() throws {
        let pale = ResolvedColor(0x007AFF, opacity: 0.3)
        // UIKit's color for disabled titles, whatever the base foreground color.
        #expect(try look(.first, .disabled).title == ResolvedColor(0x3C3C43, opacity: 0.3))
        #expect(try look(.attributed, .disabled).title == pale)
        #expect(try look(.final, .disabled).title == pale)
    }

    @Test(arguments: [OutlineButton.Step.first, .attributed])
    func `2-10 mistakes its own white for the original color`(step: OutlineButton.Step) throws {
        let button = try subject("outline", of: .uiKit) {
            $0.button.state = .selected
            $0.button.control.styleValues["step"] = .choice(step.rawValue)
        }
        #expect(button.fillColor(0, 0.3) == blue)
        #expect(button.content(0.3).runs[0].color == white)
        let gray = button.fillColor(0, 0.7)
        #expect(gray.red < 1)
        #expect(gray.red == gray.green && gray.green == gray.blue)
        // From now on it is white on white.
        #expect(button.fillColor(0, 2) == white)
        #expect(button.content(2).runs[0].color == white)
    }

    @Test func `2-10 stays translucent after it was disabled`() throws {
        let events = [InteractionEvent(.disable, at: 1), InteractionEvent(.enable, at: 2)]
        let button = try subject("outline", of: .uiKit, events) {
            $0.button.control.styleValues["step"] = .choice("first")
        }
        #expect(button.content(0).runs[0].color == blue)
        #expect(button.content(2.5).runs[0].color == ResolvedColor(0x007AFF, opacity: 0.3))
    }

    @Test func `2-11 derives its colors from the original ones in its last step`() throws {
        let button = try subject("outline", of: .uiKit) { $0.button.state = .selected }
        #expect(button.fillColor(0, 0.3) == blue)
        #expect((button.fillColor(0, 0.7).blue - 0.7).magnitude < 1e-9)
        #expect(button.fillColor(0, 2) == blue)
        #expect(button.content(0.7).runs[0].color == white)
        #expect(button.actions == ["trigger"])
    }

    @Test func `2-12 is highlighted at once and fades back, like all buttons`() throws {
        let button = try subject("outline", of: .uiKit)
        let pressed = ResolvedColor(0x007AFF, opacity: 0.3)
        #expect(button.fillColor(0, 0.4) == pressed)
        #expect(button.fillColor(0, 0.99) == pressed)
        let paler = button.fillColor(0, 1.1).opacity
        #expect(isClose(paler, 0.3 * (1 - 0.324433)))
        #expect(button.content(1.47).fills.isEmpty)
        // A selection without a touch is not animated.
        let selected = try subject("outline", of: .uiKit, [InteractionEvent(.select, at: 1)])
        #expect(selected.content(0.99).fills.isEmpty)
        #expect(selected.fillColor(0, 1) == blue)
    }

    @Test func `uses a base foreground color`() throws {
        let green = ResolvedColor(0x34C759)
        #expect(
            try look(.final, .selected) { $0.button.configuration.baseForegroundColor = .green }.fill == green
        )
        #expect(try look(.final, .normal) { $0.button.tint = .green }.title == green)
    }
}

import ArticleStyles
import ButtonRendering
import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// The behaviours of the article on `UIButton.Configuration`, by their numbers in the list of all.
@Suite struct `The outline button` {
    /// A button at rest in a state that was set, as the article sets it before the button is shown.
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

    @Test func `2-1 makes five looks of one configuration`() throws {
        let states: [ButtonState] = [.normal, .pressed, .selected, [.selected, .pressed], .disabled]
        let looks = try states.map { try Look(of: "plain", $0) }
        #expect(Set(looks).count == 5)
    }

    @Test func `2-2 fills a selected plain button with the tint at 0.18`() throws {
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
    func `2-3 as a configuration has the same line in every state`(state: ButtonState) throws {
        #expect(try look(.static, state).stroke == gray5)
        #expect(UIButton.Configuration.outline().background.cornerRadius == 20)
    }

    @Test(arguments: OutlineButton.Step.allCases)
    func `2-4 is a gray line around the tint`(step: OutlineButton.Step) throws {
        #expect(try look(step, .normal) == Look(stroke: gray5, title: blue))
    }

    @Test func `2-5 is filled with three tenths of the tint while it is highlighted`() throws {
        let pale = ResolvedColor(0x007AFF, opacity: 0.3)
        #expect(try look(.final, .pressed) == Look(fill: pale, stroke: gray5, title: blue))
    }

    @Test func `2-6 is white on the tint, without a line, once it is selected`() throws {
        #expect(try look(.final, .selected) == Look(fill: blue, title: white))
    }

    @Test func `2-7 is darker while it is selected and highlighted`() throws {
        let look = try look(.final, [.selected, .pressed])
        #expect(look.title == white)
        #expect(look.stroke == nil)
        let fill = try #require(look.fill)
        #expect((fill.green - darkBlue.green).magnitude < 1e-9)
        #expect((fill.blue - darkBlue.blue).magnitude < 1e-9)
        #expect(fill.red == 0)
    }

    @Test func `2-8 is pale while it is disabled, and normal in all other states`() throws {
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

    @Test func `2-9 cannot colour a disabled title but by attributes or a transformer`() throws {
        let pale = ResolvedColor(0x007AFF, opacity: 0.3)
        // UIKit's own colour of what is disabled, whatever baseForegroundColor says.
        #expect(try look(.first, .disabled).title == ResolvedColor(0x3C3C43, opacity: 0.3))
        #expect(try look(.attributed, .disabled).title == pale)
        #expect(try look(.final, .disabled).title == pale)
    }

    @Test(arguments: [OutlineButton.Step.first, .attributed])
    func `2-10 takes its own white for what it was given`(step: OutlineButton.Step) throws {
        let button = try subject("outline", of: .uiKit) {
            $0.button.state = .selected
            $0.button.control.styleValues["step"] = .choice(step.rawValue)
        }
        #expect(button.fillColor(0, 0.3) == blue)
        #expect(button.content(0.3).runs[0].color == white)
        let gray = button.fillColor(0, 0.7)
        #expect(gray.red < 1)
        #expect(gray.red == gray.green && gray.green == gray.blue)
        // White on white from now on.
        #expect(button.fillColor(0, 2) == white)
        #expect(button.content(2).runs[0].color == white)
    }

    @Test func `2-10 grows paler each time that it is disabled`() throws {
        let events = [InteractionEvent(.disable, at: 1), InteractionEvent(.enable, at: 2)]
        let button = try subject("outline", of: .uiKit, events) {
            $0.button.control.styleValues["step"] = .choice("first")
        }
        #expect(button.content(0).runs[0].color == blue)
        #expect(button.content(2.5).runs[0].color == ResolvedColor(0x007AFF, opacity: 0.3))
    }

    @Test func `2-11 is not spoilt by what it made itself`() throws {
        let button = try subject("outline", of: .uiKit) { $0.button.state = .selected }
        #expect(button.fillColor(0, 0.3) == blue)
        #expect((button.fillColor(0, 0.7).blue - 0.7).magnitude < 1e-9)
        #expect(button.fillColor(0, 2) == blue)
        #expect(button.content(0.7).runs[0].color == white)
        #expect(button.actions == ["trigger"])
    }

    @Test func `2-12 is highlighted at once and fades back, as all buttons`() throws {
        let button = try subject("outline", of: .uiKit)
        let pressed = ResolvedColor(0x007AFF, opacity: 0.3)
        #expect(button.fillColor(0, 0.4) == pressed)
        #expect(button.fillColor(0, 0.99) == pressed)
        let paler = button.fillColor(0, 1.1).opacity
        #expect(isClose(paler, 0.3 * (1 - 0.324433)))
        #expect(button.content(1.47).fills.isEmpty)
        // What no finger does shows at once.
        let selected = try subject("outline", of: .uiKit, [InteractionEvent(.select, at: 1)])
        #expect(selected.content(0.99).fills.isEmpty)
        #expect(selected.fillColor(0, 1) == blue)
    }

    @Test func `takes a base colour`() throws {
        let green = ResolvedColor(0x34C759)
        #expect(
            try look(.final, .selected) { $0.button.configuration.baseForegroundColor = .green }.fill == green
        )
        #expect(try look(.final, .normal) { $0.button.tint = .green }.title == green)
    }
}

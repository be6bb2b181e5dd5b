import ArticleStyles
import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine
import ViewRendering

/// The behaviors in the article on scaled buttons, by their numbers in `docs/articles.md`.
///
/// The button is pressed at 0.4 s and released at 1 s; a title of six squares is 51 points wide.
@Suite struct `The scaled button` {
    private func rebuilt(
        _ step: PrimitiveScaleButtonStyle.Step,
        _ events: [InteractionEvent] = [.down(0.4), .up(1)],
        _ change: (inout ButtonRequest) -> Void = { _ in }
    ) throws -> Subject {
        try subject("primitiveScale", events) {
            $0.button.control.styleValues["step"] = .choice(step.rawValue)
            change(&$0)
        }
    }

    private let blue = ResolvedColor(0x007AFF)
    private let gray = ResolvedColor(0x8E8E93)

    @Test func `3-1 is pressed in the system's style unless the finger is too far away`() throws {
        let button = try subject("automatic", [.down(0.4), .move(1, x: 200), .move(2, x: 90), .up(3)])
        #expect(button.opacity(0.3) == 1)
        #expect(button.opacity(0.4) == 0.2)
        #expect(isClose(button.opacity(1.1), 0.45955))
        #expect(button.opacity(1.9) == 1)
        #expect(isClose(button.opacity(2.1), 1 - 0.8 * 0.324433))
        #expect(button.opacity(2.9) == 0.2)
        #expect(button.actions == ["trigger"])
        #expect(try subject("automatic", [.down(0.4), .move(1, x: 200), .up(3)]).actions.isEmpty)
        let disabled = try subject("automatic") { $0.button.state = .disabled }
        #expect(disabled.content(0.7) == disabled.content(0))
        #expect(disabled.content(0).runs[0].color != blue)
        #expect(disabled.actions.isEmpty)
    }

    @Test func `3-2 scales and fades as a button style: at once when pressed, animated on release`() throws {
        let button = try subject("scale", [.down(0.4), .move(1, x: 200), .move(2), .up(3)]) {
            $0.button.control.styleValues["scaleAmount"] = .number(0.8)
        }
        #expect(button.content(0).size == CGSize(width: 81, height: 47))
        #expect(button.content(0).runs[0].color == blue)
        #expect(button.opacity(0.39) == 1)
        #expect(button.opacity(0.4) == 0.5)
        #expect(button.scale(0.4) == 0.8)
        #expect(isClose(button.opacity(1.1), 0.5 + 0.5 * 0.324433))
        #expect(isClose(button.scale(1.1), 0.8 + 0.2 * 0.324433))
        #expect(isClose(button.opacity(2.1), 1 - 0.5 * 0.324433))
        #expect(isClose(button.scale(3.235), 0.8 + 0.2 * 0.802403))
        #expect(button.scale(3.47) == 1)
        #expect(try subject("scale").scale(0.5) == 0.98)
        let disabled = try subject("scale") { $0.button.state = .disabled }
        #expect(disabled.content(0.5).runs[0].color == gray)
        #expect(disabled.actions.isEmpty)
    }

    @Test(arguments: PrimitiveScaleButtonStyle.Step.allCases)
    func `3-3 animates press and release with easeInOut of 0.16 s`(step: PrimitiveScaleButtonStyle.Step)
        throws
    {
        let button = try rebuilt(step)
        let curve = [(0.04, 0.129162), (0.08, 0.5), (0.12, 0.870838), (0.16, 1)]
        for (time, share) in curve {
            #expect(isClose(button.opacity(0.4 + time), 1 - 0.5 * share))
            #expect(isClose(button.scale(0.4 + time), 1 - 0.02 * share))
            #expect(isClose(button.opacity(1 + time), 0.5 + 0.5 * share))
        }
        let quick = try rebuilt(step, [.down(0), .up(0.08)])
        let pressed = [
            (0.08, 0.5), (0.10, 0.685224), (0.12, 0.758359), (0.14, 0.685224), (0.16, 0.5),
            (0.18, 0.292771), (0.20, 0.129162), (0.22, 0.031114), (0.24, 0),
        ]
        for (time, share) in pressed {
            #expect(isClose(quick.opacity(time), 1 - 0.5 * share), "\(time)")
            #expect(isClose(quick.scale(time), 1 - 0.02 * share), "\(time)")
        }
    }

    @Test(arguments: [
        (CGPoint(x: 100, y: 0), true), (CGPoint(x: 100.1, y: 0), false), (CGPoint(x: 60, y: -40), true),
        (CGPoint(x: 60, y: -40.1), false), (CGPoint(x: -50, y: 51), false),
    ])
    func `3-4 is released where both distances add up to more than 100 points`(end: CGPoint, isPressed: Bool)
        throws
    {
        for width in [nil, 400.0] {
            let events: [InteractionEvent] = [.down(0.4), .move(1, x: end.x, y: end.y), .up(2)]
            let button = try rebuilt(.distance, events) { $0.button.width = width }
            #expect(button.opacity(1.5) == (isPressed ? 0.5 : 1))
            #expect(button.actions == (isPressed ? ["trigger"] : []))
        }
    }

    @Test(arguments: PrimitiveScaleButtonStyle.Step.allCases)
    func `3-5 is pressed again when the finger returns`(step: PrimitiveScaleButtonStyle.Step) throws {
        let button = try rebuilt(step, [.down(0.4), .move(1, x: 150), .move(2, x: 20), .up(3)])
        #expect(isClose(button.opacity(1.08), 0.75))
        #expect(button.opacity(1.9) == 1)
        #expect(isClose(button.opacity(2.04), 1 - 0.5 * 0.129162))
        #expect(button.opacity(2.16) == 0.5)
        #expect(button.actions == ["trigger"])
    }

    @Test(arguments: PrimitiveScaleButtonStyle.Step.allCases)
    func `3-6 is triggered only if it is pressed when the finger lifts`(
        step: PrimitiveScaleButtonStyle.Step
    ) throws {
        #expect(try rebuilt(step).actions == ["trigger"])
        #expect(try rebuilt(step, [.down(0.4), .move(1, x: 150), .up(2)]).actions.isEmpty)
        #expect(try rebuilt(step) { $0.button.state = .disabled }.actions.isEmpty)
        let canceled = try rebuilt(step, [.down(0.4), InteractionEvent(.cancel, at: 1)])
        #expect(canceled.actions.isEmpty)
    }

    @Test func `3-7 is released inside a wide button in the first step`() throws {
        let events: [InteractionEvent] = [.down(0.4, x: -120), .move(1, x: 60), .up(2)]
        let button = try rebuilt(.distance, events) { $0.button.width = 300 }
        #expect(button.opacity(0.9) == 0.5)
        #expect(button.opacity(1.5) == 1)
        #expect(button.actions.isEmpty)
        let fixed = try rebuilt(.bounds, events) { $0.button.width = 300 }
        #expect(fixed.opacity(1.5) == 0.5)
        #expect(fixed.actions == ["trigger"])
        #expect(try subject("automatic", events) { $0.button.width = 300 }.opacity(1.5) == 0.2)
    }

    @Test(arguments: [
        // The button extends 40.5 and 23.5 points from its center.
        (CGPoint(x: 80.4, y: 0), true), (CGPoint(x: 80.6, y: 0), false), (CGPoint(x: -80.4, y: 63.4), true),
        (CGPoint(x: -80.4, y: -63.6), false), (CGPoint(x: 0, y: 63.6), false),
    ])
    func `3-8 is released 40 points outside its bounds in the second step`(end: CGPoint, isPressed: Bool)
        throws
    {
        let button = try rebuilt(.bounds, [.down(0.4), .move(1, x: end.x, y: end.y), .up(2)])
        #expect(button.opacity(1.5) == (isPressed ? 0.5 : 1))
        #expect(button.actions == (isPressed ? ["trigger"] : []))
    }

    @Test func `3-9 accepts touches in its padding and stays blue in the second step only`() throws {
        // Seven points into the padding.
        let events: [InteractionEvent] = [.down(0.4, x: 33), .up(1)]
        #expect(try rebuilt(.distance, events).actions.isEmpty)
        #expect(try rebuilt(.distance, events).opacity(0.8) == 1)
        #expect(try rebuilt(.bounds, events).actions == ["trigger"])
        #expect(try rebuilt(.bounds, events).opacity(0.8) == 0.5)
        #expect(try rebuilt(.distance) { $0.button.state = .disabled }.content(0).runs[0].color == gray)
        #expect(try rebuilt(.bounds) { $0.button.state = .disabled }.content(0).runs[0].color == blue)
    }

    @Test func `3-10 is released nearer than in the system's style and is pressed more slowly`() throws {
        // Fifty points outside the bounds of each button.
        let rebuilt = try rebuilt(.bounds, [.down(0.4), .move(1, x: 90.5), .up(2)])
        let system = try subject("automatic", [.down(0.4), .move(1, x: 75.5), .up(2)])
        #expect(rebuilt.opacity(1.5) == 1)
        #expect(rebuilt.actions.isEmpty)
        #expect(system.opacity(1.5) == 0.2)
        #expect(system.actions == ["trigger"])
        #expect(rebuilt.opacity(0.4) == 1)
        #expect(rebuilt.opacity(0.56) == 0.5)
        #expect(system.opacity(0.4) == 0.2)
        #expect(system.recorded.duration == 2.47)
    }
}

import ArticleStyles
import ButtonRendering
import Graphics
import SystemStyles
import TestSupport
import Testing
import ViewEngine

/// The behaviors in fatbobman's article on raised buttons, by their numbers in `docs/articles.md`.
///
/// The button is pressed at 0.4 s and released at 1 s; a title of six squares is 51 points wide, 17 high.
@Suite struct `The raised button` {
    private static let moving = [
        "roundedAndShadow", "roundedAndShadowPro", "cancellable", "triggerAction", "triggerButton2",
    ]

    private let blue = ResolvedColor(0x007AFF)
    private let red = ResolvedColor(0xFF3B30)

    private let raised = Shadow(
        color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.33),
        radius: 5,
        offset: CGSize(width: 0, height: 3)
    )

    /// The progress of SwiftUI's spring at the times below: since iOS 17, and before, as in the article.
    private static let spring = [0, 0.357740, 0.715416, 0.890034, 0.960457]
    private static let springTimes = [0, 0.1, 0.2, 0.3, 0.4]
    private static let olderSpring = [0, 0.346502, 0.745052, 0.940526, 1.001689]

    // MARK: Appearance

    @Test func `1-1 starts as a white label on blue with a shadow, in the plain style`() throws {
        let button = try subject("roundedAndShadowView")
        let content = button.content(0)
        #expect(content.size == CGSize(width: 83, height: 33))
        guard case .group(.shadow(raised), let items) = content.items[0].drawing,
            case .fill(.roundedRectangle(let rect, 10, _), blue) = items[0].drawing,
            case .glyphs(let run) = items[1].drawing
        else {
            Issue.record("not what the article builds")
            return
        }
        #expect(rect == CGRect(x: 0, y: 0, width: 83, height: 33))
        #expect(run.color == ResolvedColor(0xFFFFFF))
        #expect(run.bounds.minX == 16)
        // While pressed it fades as a whole, including its shadow, like all plain buttons.
        #expect(button.opacity(0.39) == 1)
        let pressed = button.content(0.4)
        #expect(pressed.items == [.group(.opacity(0.75), items: content.items)])
        #expect(isClose(button.opacity(1.1), 0.83111))
        #expect(isClose(button.opacity(1.235), 0.95060))
        #expect(button.opacity(1.47) == 1)
        #expect(button.actions == ["trigger"])
        let disabled = try subject("roundedAndShadowView") { $0.button.state = .disabled }
        #expect(disabled.opacity(0) == 0.5)
        #expect(disabled.actions.isEmpty)
    }

    @Test(arguments: moving)
    func `1-2 moves down and up by a spring`(style: String) throws {
        let button = try subject(style)
        for (time, share) in zip(Self.springTimes, Self.spring) {
            expect(button, 0.4 + time, isPressedBy: share)
        }
        // Just before its release it is fully down.
        let rest = try subject(style, [.down(0), .up(2)])
        expect(rest, 1.99, isPressedBy: 1)
        for (time, share) in zip(Self.springTimes, Self.spring) {
            expect(rest, 2 + time, isPressedBy: 1 - share)
        }
    }

    @Test(arguments: moving)
    func `1-2 moves by the spring of its iOS version`(style: String) throws {
        let button = try subject(style, [.down(0), .up(2)]) { $0.environment.animationDefaults = .iOS16 }
        for (time, share) in zip(Self.springTimes, Self.olderSpring) {
            expect(button, time, isPressedBy: share)
            expect(button, 2 + time, isPressedBy: 1 - share)
        }
    }

    @Test(arguments: moving)
    func `1-2 keeps its velocity when it is released early`(style: String) throws {
        let times = [0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5]
        let current = [
            0.982113, 0.979096, 0.978468, 0.982116, 0.987047, 0.991269, 0.996479, 0.998703, 0.999547,
        ]
        let older = [
            0.982675, 0.979159, 0.977467, 0.980073, 0.985187, 0.990226, 0.996942, 0.999580, 1.000203,
        ]
        for (defaults, scales) in [(AnimationDefaults.iOS17, current), (.iOS16, older)] {
            let button = try subject(style, [.down(0), .up(0.1)]) {
                $0.environment.animationDefaults = defaults
            }
            for (time, scale) in zip(times, scales) {
                #expect((button.scale(0.1 + time) - scale).magnitude < 2e-6, "\(time) \(defaults)")
            }
        }
    }

    private func expect(
        _ button: Subject,
        _ time: Double,
        isPressedBy share: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(isClose(button.scale(time), 1 - 0.05 * share), sourceLocation: sourceLocation)
        let shadow = button.shadow(time)
        let radius = max(0, 5 * (1 - share))
        #expect(
            shadow.map { ($0.radius - radius).magnitude < 5e-4 } == true,
            sourceLocation: sourceLocation
        )
        #expect(
            shadow.map { ($0.offset.height - 3 * (1 - share)).magnitude < 5e-4 } == true,
            sourceLocation: sourceLocation
        )
    }

    @Test(arguments: moving)
    func `1-3 casts one shadow for label and background, which scales with them`(style: String) throws {
        let content = try subject(style).content(0.5)
        guard content.items.count == 1, case .group(.transform, let scaled) = content.items[0].drawing,
            case .group(.shadow, let items) = scaled[0].drawing
        else {
            Issue.record("not a scaled shadow")
            return
        }
        #expect(items.count == 2)
        #expect(try subject(style).content(0).groups == [.shadow(raised)])
    }

    // MARK: Pro

    @Test(arguments: [
        (ControlSize.mini, 2.0, 8.0, 11.0), (.small, 4, 12, 16), (.regular, 8, 16, 17), (.large, 12, 20, 20),
        (.extraLarge, 12, 20, 20),
    ])
    func `1-4 has padding and font for its control size in the Pro style`(
        size: ControlSize,
        vertical: CGFloat,
        horizontal: CGFloat,
        points: CGFloat
    ) throws {
        let content = try subject("roundedAndShadowPro") { $0.button.control.controlSize = size }.content(0)
        #expect(content.runs[0].font == FontDescriptor(size: points, weight: 400))
        let size = CGSize(width: 3 * points + 2 * horizontal, height: points + 2 * vertical)
        #expect(content.size == size)
        #expect(content.fills == [CGRect(origin: .zero, size: size)])
    }

    @Test func `1-5 is red in the Pro style if it is destructive`() throws {
        for (role, color) in [(nil, blue), (ButtonRole.cancel, blue), (.destructive, red)] {
            #expect(
                try subject("roundedAndShadowPro") { $0.button.control.role = role }.fillColor(0, 0) == color
            )
            #expect(try subject("roundedAndShadow") { $0.button.control.role = role }.fillColor(0, 0) == blue)
        }
    }

    @Test func `1-6 has an overlay in the Pro style that fades by the spring`() throws {
        let button = try subject("roundedAndShadowPro", [.down(0), .up(2)])
        #expect(button.content(2.9).fills.count == 1)
        for (time, share) in zip(Self.springTimes, Self.spring).dropFirst() {
            for (time, share) in [(time, share), (2 + time, 1 - share)] {
                #expect(isClose(button.opacity(time), share))
            }
        }
        // The overlay blends with the button below it: no group isolates the two.
        guard case .group(.transform, let layers) = button.content(0.1).items[0].drawing,
            layers.count == 2, case .group(.blendMode(.hue), let veil) = layers[1].drawing
        else {
            Issue.record("not mixed with what is below")
            return
        }
        #expect(veil.count == 1)
        let content = button.content(1.9)
        #expect(content.fills[1] == content.fills[0])
        #expect(content.fillColors[1] == ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5))
        guard case .group(.transform, let still) = content.items[0].drawing,
            case .group(.blendMode(.hue), _) = still[1].drawing
        else {
            Issue.record("not mixed with what is below")
            return
        }
    }

    @Test func `1-7 moves in the Pro style as in the simple one`() throws {
        let simple = try subject("roundedAndShadow")
        let pro = try subject("roundedAndShadowPro")
        for time in [0.4, 0.5, 0.9, 1.1, 1.3, 2] {
            #expect(pro.scale(time) == simple.scale(time))
            #expect(pro.shadow(time) == simple.shadow(time))
        }
    }

    // MARK: Interaction

    @Test func `1-8 is triggered if the finger lifts on it or near it`() throws {
        func actions(_ x: CGFloat) throws -> [String] {
            try subject("roundedAndShadow", [.down(0.4), .move(0.6, x: x), .up(1)]).log
        }
        // The button extends 41.5 points from its center.
        #expect(try actions(0) == ["trigger at 1.0"])
        #expect(try actions(111) == ["trigger at 1.0"])
        #expect(try actions(112).isEmpty)
    }

    @Test func `1-9 stays down wherever the finger is and is triggered by a tap in the cancellable style`()
        throws
    {
        let away = try subject("cancellable", [.down(0), .move(0.2, x: 500), .up(2)])
        for (time, share) in zip(Self.springTimes, Self.spring) { expect(away, time, isPressedBy: share) }
        #expect(isClose(away.scale(1.9), 0.95))
        #expect(away.actions.isEmpty)
        expect(away, 2.1, isPressedBy: 1 - 0.357740)
        let tapped = try subject("cancellable", [.down(0), .up(0.3)])
        #expect(tapped.log == ["trigger at 0.3"])
        #expect(
            try subject("cancellable", [.down(0), .up(0.3)]) { $0.button.state = .disabled }.actions.isEmpty
        )
    }

    @Test func `1-10 is red in the cancellable style if it is destructive`() throws {
        #expect(try subject("cancellable").fillColor(0, 0) == blue)
        #expect(try subject("cancellable") { $0.button.control.role = .destructive }.fillColor(0, 0) == red)
    }

    @Test func `1-11 is released in the cancellable style when its touch ends or is canceled`() throws {
        for end in [InteractionEvent.Kind.up, .cancel, .disable] {
            let button = try subject("cancellable", [.down(0), InteractionEvent(end, at: 2)])
            expect(button, 1.9, isPressedBy: 1)
            for (time, share) in zip(Self.springTimes, Self.spring) {
                expect(button, 2 + time, isPressedBy: 1 - share)
            }
            #expect(button.scale(4) == 1)
        }
    }

    // MARK: Other behaviors in the article

    @Test func `1-12 is compared with four system styles`() throws {
        let plain = try subject("plain")
        #expect(plain.content(0).fills.isEmpty)
        #expect(plain.content(0).runs[0].color == ResolvedColor(0x000000))
        let borderless = try subject("borderless")
        #expect(borderless.content(0).fills.isEmpty)
        #expect(borderless.content(0).runs[0].color == blue)
        let tinted = { (request: inout ButtonRequest) in request.button.tint = .red }
        let bordered = try subject("bordered", [.down(0.4), .up(1)], tinted)
        #expect(bordered.fillColor(0, 0) == red.multiplyingOpacity(by: 0.18))
        #expect(bordered.content(0).runs[0].color == red)
        #expect(try subject("borderedProminent").fillColor(0, 0) == blue)
        #expect(try subject("borderedProminent").content(0).runs[0].color == ResolvedColor(0xFFFFFF))
    }

    @Test func `1-13 is drawn by the nearest style only`() throws {
        struct Squared: ButtonStyle {
            let color: Color
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(1).background(color)
            }
        }
        let view = VStack(spacing: 0) {
            Button("a") {}
            Button("b") {}.buttonStyle(.borderless)
            Button("c") {}.buttonStyle(RoundedAndShadowButtonStyle()).buttonStyle(Squared(color: .red))
        }
        .buttonStyle(Squared(color: .green))
        let list = render(view)
        #expect(list.fillColors == [.test(.green), .test(.blue)])
        #expect(list.groups == [.shadow(raised)])
        #expect(list.runs.map { $0.color } == [.test(.label), .test(.blue), ResolvedColor(0xFFFFFF)])
    }

    @Test func `1-14 is not triggered if its label or its style has a tap gesture`() {
        struct Tapped: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture { logAction("style") }
            }
        }
        func actions<Content: View>(_ view: Content) -> [String] {
            record(view, [.down(0), .up(0.1)]).actions.map(\.name)
        }
        let label = Button {
            logAction("action")
        } label: {
            Text("a").onTapGesture { logAction("label") }
        }
        #expect(actions(label.buttonStyle(RoundedAndShadowButtonStyle())) == ["label"])
        let button = Button("a") { logAction("action") }
        #expect(actions(button.buttonStyle(Tapped())) == ["style"])
        // A simultaneous gesture around it does not interfere.
        let around = button.buttonStyle(RoundedAndShadowButtonStyle())
            .simultaneousGesture(TapGesture().onEnded { logAction("around") })
        #expect(actions(around) == ["action", "around"])
    }

    // MARK: A second action

    @Test func `1-15 runs a second action whenever a press ends`() throws {
        let tapped = try subject("triggerAction")
        #expect(
            tapped.log == [
                "trigger at 1.0", "extraTrigger at 1.0",
            ]
        )
        let away = try subject("triggerAction", [.down(0.4), .move(0.6, x: 300), .move(0.8), .up(1)])
        #expect(
            away.log == [
                "extraTrigger at 0.6", "trigger at 1.0",
                "extraTrigger at 1.0",
            ]
        )
        let lost = try subject("triggerAction", [.down(0.4), .move(0.6, x: 300), .up(1)])
        #expect(lost.actions == ["extraTrigger"])
    }

    @Test func `1-16 animates a long press by the nearer spring, not by the explicit animation`() throws {
        let button = try subject("triggerButton2", [.down(0), .move(0.5, x: 900), .up(2)])
        for (time, share) in zip(Self.springTimes, Self.spring) {
            expect(button, time, isPressedBy: share)
            expect(button, 2 + time, isPressedBy: 1 - share)
        }
        // The explicit animation would have ended by now.
        #expect(button.scale(0.3) > 0.955)
        #expect(button.scale(2.3) < 0.995)
    }

    @Test func `1-17 runs both actions at the start of a long press`() throws {
        let button = try subject("triggerButton2", [.down(0.4), .move(0.5, x: 900), .up(1)])
        #expect(
            button.log == [
                "trigger at 0.4", "extraTrigger at 0.4",
            ]
        )
        #expect(try subject("triggerButton2") { $0.button.state = .disabled }.actions.isEmpty)
    }

    @Test func `1-18 is released after a long press of 2.5 s or when the finger lifts`() throws {
        let held = try subject("triggerButton2", [.down(0.5), .up(6)])
        expect(held, 2.999, isPressedBy: 1)
        expect(held, 3.1, isPressedBy: 1 - 0.357740)
        #expect(held.scale(5) == 1)
        #expect(held.content(6.1) == held.content(0))
        let lifted = try subject("triggerButton2", [.down(0.5), .up(2)])
        expect(lifted, 2.1, isPressedBy: 1 - 0.357740)
    }
}

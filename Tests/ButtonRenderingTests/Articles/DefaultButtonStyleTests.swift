import ArticleStyles
import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine

/// The behaviors in Swift Talk's episode on the default button style, by their numbers in `docs/articles.md`.
///
/// The button is pressed at 0.4 s and released at 1 s.
@Suite struct `The default button style` {
    private func rebuilt(
        _ step: CustomDefaultButtonStyle.Step,
        _ events: [InteractionEvent] = [.down(0.4), .up(1)],
        _ change: (inout ButtonRequest) -> Void = { _ in }
    ) throws -> Subject {
        try subject("customDefault", events) {
            $0.button.control.styleValues["step"] = .choice(step.rawValue)
            change(&$0)
        }
    }

    /// The progress of the fade of 0.47 s, and of SwiftUI's default spring, after a tenth of a second.
    private let fade = 0.324433
    private let spring = 0.357740

    // MARK: The system's style

    @Test func `0-1 is transparent at once when pressed and fades back on release`() throws {
        let light = try subject("automatic")
        #expect(light.opacity(0.39) == 1)
        #expect(light.opacity(0.4) == 0.2)
        #expect(light.opacity(0.99) == 0.2)
        #expect(isClose(light.opacity(1.1), 0.45955))
        #expect(light.opacity(1.47) == 1)
        let dark = try subject("automatic") { $0.environment.colorScheme = .dark }
        #expect(dark.opacity(0.4) == 0.4)
        #expect(isClose(dark.opacity(1.1), 0.59466))
    }

    @Test func `0-2 fades less in the plain style, at the same times`() throws {
        let plain = try subject("plain")
        #expect(plain.opacity(0.4) == 0.75)
        #expect(isClose(plain.opacity(1.1), 0.83111))
        #expect(plain.opacity(1.47) == 1)
    }

    @Test func `0-3 applies the accent color, which plain does not`() throws {
        #expect(try subject("automatic").content(0).runs[0].color == ResolvedColor(0x007AFF))
        #expect(try subject("plain").content(0).runs[0].color == ResolvedColor(0x000000))
    }

    @Test(arguments: ["automatic", "plain"])
    func `0-4 fades as a whole, including its background`(style: String) throws {
        let content = try subject(style) { $0.button.label.demo = .swatch }.content(0.5)
        guard content.items.count == 1, case .group(.opacity, let items) = content.items[0].drawing else {
            Issue.record("not one group")
            return
        }
        #expect(items.count == 2)
    }

    @Test func `0-5 animates changes by the action in the pressed button only`() throws {
        let both = try subject("automatic") {
            $0.button.label.demo = .swatch
            $0.button.control.neighbors = neighbors("plain")
        }
        let gray = ResolvedColor(0x8E8E93)
        let purple = ResolvedColor(0xAF52DE)
        #expect(both.fillColor(0, 0.99) == gray)
        #expect(both.fillColor(1, 0.99) == gray)
        #expect(both.fillColor(1, 1) == purple)
        // When the opacity is halfway, the color is halfway in OKLab.
        var (early, late) = (1.0, 1.47)
        while late - early > 1e-9 {
            let middle = (early + late) / 2
            if both.opacity(middle) < 0.6 { early = middle } else { late = middle }
        }
        let half = both.fillColor(0, early)
        #expect((half.red * 255).rounded() == 159)
        #expect((half.green * 255).rounded() == 118)
        #expect((half.blue * 255).rounded() == 186)
        #expect(both.fillColor(0, 1.47) == purple)
    }

    @Test func `0-6 moves the circle while it fades`() throws {
        let button = try subject("automatic") { $0.button.label.demo = .circle }
        // Six squares of 8.5 points, and 20 points on each side.
        #expect(button.label == 91)
        #expect(button.circle(0.99) == 10)
        #expect(isClose(button.circle(1.1), 10 + 71 * fade))
        #expect(isClose(button.opacity(1.1), 0.45955))
        #expect(button.circle(1.47) == 81)
    }

    @Test func `0-7 moves the circle of the other button without animation`() throws {
        let both = try subject("automatic") {
            $0.button.label.demo = .circle
            $0.button.control.neighbors = neighbors("plain")
        }
        #expect(both.circle(0.99, of: 1) == 10)
        #expect(both.circle(1, of: 1) == 81)
        // A plain button animates its label if it is pressed itself.
        let plain = try subject("plain") { $0.button.label.demo = .circle }
        #expect(isClose(plain.circle(1.1), 10 + 71 * fade))
    }

    @Test func `0-8 animates despite a nil animation around it`() throws {
        let button = try subject("automatic") {
            $0.button.label.demo = .circle
            $0.button.label.inheritsAnimation = false
        }
        #expect(isClose(button.circle(1.1), 10 + 71 * fade))
    }

    @Test func `0-9 does not move the circle with a nil animation inside the label`() throws {
        let button = try subject("automatic") {
            $0.button.label.demo = .circle
            $0.button.label.isAnimated = false
        }
        #expect(button.circle(0.99) == 10)
        #expect(button.circle(1) == 81)
    }

    @Test func `0-10 fades despite a nil animation inside the label`() throws {
        let button = try subject("automatic") {
            $0.button.label.demo = .circle
            $0.button.label.isAnimated = false
        }
        #expect(isClose(button.opacity(1.1), 0.45955))
    }

    // MARK: The rebuilt style

    @Test func `0-11 starts with a label that does nothing`() throws {
        let bare = try rebuilt(.bare) { $0.button.label.demo = .circle }
        #expect(bare.actions.isEmpty)
        for time in [0.4, 0.7, 1, 1.2] { #expect(bare.content(time) == bare.content(0)) }
    }

    @Test func `0-12 is highlighted by a drag without animation`() throws {
        let button = try rebuilt(.highlight) { $0.button.label.demo = .circle }
        #expect(button.opacity(0.39) == 1)
        #expect(button.opacity(0.4) == 0.2)
        #expect(button.opacity(0.99) == 0.2)
        #expect(button.opacity(1) == 1)
        #expect(button.circle(1) == 81)
    }

    @Test func `0-13 is pressed after the minimum distance and triggers wherever the finger lifts`() throws {
        let events: [InteractionEvent] = [
            .down(0.4), .move(0.5, x: 4), .move(0.6, x: 12), .move(0.7, x: 900), .up(1),
        ]
        let distant = try rebuilt(.highlight, events) {
            $0.button.control.styleValues["minimumDistance"] = .number(10.0)
        }
        #expect(distant.opacity(0.55) == 1)
        #expect(distant.opacity(0.6) == 0.2)
        #expect(distant.opacity(0.9) == 0.2)
        #expect(distant.actions == ["trigger"])
        #expect(try rebuilt(.highlight, events).opacity(0.4) == 0.2)
        let still = try rebuilt(.highlight) {
            $0.button.control.styleValues["minimumDistance"] = .number(10.0)
        }
        #expect(still.opacity(0.7) == 1)
        #expect(still.actions.isEmpty)
    }

    @Test func `0-14 animates both press and release with an implicit animation`() throws {
        let button = try rebuilt(.implicit)
        #expect(isClose(button.opacity(0.5), 1 - 0.8 * spring))
        #expect(isClose(button.opacity(0.6), 1 - 0.8 * 0.715416))
        #expect(button.opacity(0.99) < 0.21)
        #expect(button.opacity(1.1) > 0.4 && button.opacity(1.1) < 0.55)
        // Before iOS 17, the default animation was easeInOut with 0.35 s.
        let older = try rebuilt(.implicit) { $0.environment.animationDefaults = .iOS16 }
        #expect(isClose(older.opacity(0.4 + 0.0875), 1 - 0.8 * 0.129162))
        #expect(isClose(older.opacity(1 + 0.175), 0.2 + 0.8 * 0.5))
        #expect(older.opacity(1.35) == 1)
    }

    @Test func `0-15 does not animate the circle if only the release is animated`() throws {
        let button = try rebuilt(.explicit) { $0.button.label.demo = .circle }
        #expect(button.opacity(0.4) == 0.2)
        #expect(isClose(button.opacity(1.1), 0.2 + 0.8 * spring))
        #expect(button.circle(0.99) == 10)
        #expect(button.circle(1) == 81)
        #expect(button.actions == ["trigger"])
    }

    @Test func `0-16 animates the circles of all buttons if the action runs in the animation`() throws {
        let both = try rebuilt(.explicitTrigger) {
            $0.button.label.demo = .circle
            $0.button.control.neighbors = neighbors("plain")
        }
        #expect(isClose(both.circle(1.1, of: 0), 10 + 71 * spring))
        #expect(isClose(both.circle(1.1, of: 1), 10 + 71 * spring))
        // If it runs outside the animation, the other circle jumps.
        let apart = try rebuilt(.explicit) {
            $0.button.label.demo = .circle
            $0.button.control.neighbors = neighbors("plain")
        }
        #expect(apart.circle(1, of: 1) == 81)
    }

    @Test func `0-17 animates the fade, the circle and the press with an implicit animation`() throws {
        let both = try rebuilt(.implicit) {
            $0.button.label.demo = .circle
            $0.button.control.neighbors = neighbors("plain")
        }
        #expect(isClose(both.opacity(0.5), 1 - 0.8 * spring))
        #expect(isClose(both.circle(1.1, of: 0), 10 + 71 * spring))
        #expect(both.circle(1, of: 1) == 81)
    }

    @Test func `0-18 is highlighted at once if the press disables animations`() throws {
        let button = try rebuilt(.final) { $0.button.label.demo = .circle }
        #expect(button.opacity(0.39) == 1)
        #expect(button.opacity(0.4) == 0.2)
        #expect(button.opacity(0.99) == 0.2)
        #expect(isClose(button.opacity(1.1), 0.2 + 0.8 * spring))
        #expect(isClose(button.circle(1.1), 10 + 71 * spring))
        #expect(button.actions == ["trigger"])
    }

    @Test func `0-19 has the accent color in its last step`() throws {
        #expect(try rebuilt(.implicit).content(0).runs[0].color == ResolvedColor(0x000000))
        #expect(try rebuilt(.final).content(0).runs[0].color == ResolvedColor(0x007AFF))
        let tinted = try rebuilt(.final) { $0.button.tint = .red }
        #expect(tinted.content(0).runs[0].color == ResolvedColor(0xFF3B30))
    }
}

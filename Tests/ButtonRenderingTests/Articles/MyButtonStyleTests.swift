import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine

/// The behaviors in the article on a button with a symbol for its role, by their numbers in `docs/articles.md`.
///
/// The button is pressed at 0.4 s and released at 1 s.
@Suite struct `The button with a symbol` {
    private let blue = ResolvedColor(0x007AFF)

    @Test func `4-1 is compared with five system styles`() throws {
        let automatic = try subject("automatic")
        let borderless = try subject("borderless")
        let plain = try subject("plain")
        let bordered = try subject("bordered")
        let prominent = try subject("borderedProminent")
        #expect(automatic.content(0) == borderless.content(0))
        #expect(automatic.content(0).runs[0].color == blue)
        #expect(plain.content(0).runs[0].color == ResolvedColor(0x000000))
        #expect(automatic.content(0).fills.isEmpty && plain.content(0).fills.isEmpty)
        #expect(bordered.content(0).runs[0].color == blue)
        #expect(bordered.fillColor(0, 0).opacity < 0.2)
        #expect(prominent.content(0).runs[0].color == ResolvedColor(0xFFFFFF))
        #expect(prominent.fillColor(0, 0) == blue)
    }

    @Test(arguments: [
        (nil, "face.smiling"), (ButtonRole.cancel, "xmark.circle"), (.destructive, "trash"),
    ])
    func `4-2 has a symbol for its role before the label`(role: ButtonRole?, symbol: String) throws {
        let button = try subject("my") {
            $0.button.control.role = role
            $0.button.font = .largeTitle
        }
        let runs = button.content(0).runs
        try #require(runs.count == 2)
        #expect(runs[0].content == .symbol(symbol))
        #expect(runs[1].content == .text("Button", .leftToRight))
        // The symbol has the font of the button, not of its label; both share a baseline, with default spacing.
        #expect(runs[0].font.size == 17)
        #expect(runs[1].font.size == 34)
        #expect((runs[0].origin.y - runs[1].origin.y).magnitude < 0.5)
        #expect(runs[1].origin.x == runs[0].origin.x + 17 + 8)
    }

    @Test func `4-3 has a border that appears at once and fades out`() throws {
        let button = try subject("my")
        func frame(_ time: Double) -> (rect: CGRect, width: CGFloat, color: ResolvedColor)? {
            button.content(time).strokes.first
        }
        #expect(frame(0.39) == nil)
        let pressed = try #require(frame(0.4))
        #expect(pressed.rect == CGRect(origin: .zero, size: button.content(0).size))
        #expect(pressed.width == 3)
        #expect(pressed.color == ResolvedColor(0x000000))
        #expect(button.opacity(0.4) == 1)
        #expect(frame(0.99) != nil)
        #expect(isClose(button.opacity(1.1), 1 - 0.324433))
        #expect(isClose(button.opacity(1.235), 1 - 0.802403))
        #expect(frame(1.46) != nil)
        #expect(frame(1.47) == nil)
        guard case .roundedRectangle(_, 5, _) = button.content(0.5).strokeGeometries.first else {
            Issue.record("not a corner of 5 points")
            return
        }
        let tinted = try subject("my") { $0.environment.colorScheme = .dark }
        #expect(tinted.content(0.5).strokes.first?.color == ResolvedColor(0xFFFFFF))
    }

    @Test(arguments: [(nil, 0x34C759), (ButtonRole.cancel, 0xFF9500), (.destructive, 0xAF52DE)])
    func `4-4 is green, orange or purple in the primitive style, and is triggered by a tap`(
        role: ButtonRole?,
        color: Int
    ) throws {
        let tap: [InteractionEvent] = [.down(0.4), .up(0.6)]
        let button = try subject("myPrimitive", tap) { $0.button.control.role = role }
        #expect(button.content(0).runs[0].color == ResolvedColor(UInt32(color)))
        #expect(button.log == ["trigger at 0.6"])
        // A long touch or a drag is no tap.
        #expect(try subject("myPrimitive", [.down(0.4), .up(1.2)]).actions.isEmpty)
        #expect(try subject("myPrimitive", [.down(0.4), .move(0.5, x: 60), .up(0.6)]).actions.isEmpty)
        #expect(try subject("myPrimitive", tap) { $0.button.state = .disabled }.actions.isEmpty)
    }

    @Test func `4-5 never looks pressed in the primitive style`() throws {
        let button = try subject("myPrimitive", [.down(0.4), .move(0.5, x: 20), .up(0.8)])
        for time in [0.4, 0.45, 0.6, 0.8, 1] { #expect(button.content(time) == button.content(0)) }
        // A change by the action is not animated.
        let circle = try subject("myPrimitive", [.down(0.4), .up(0.8)]) { $0.button.label.demo = .circle }
        #expect(circle.circle(0.79) == 10)
        #expect(circle.circle(0.8) == 81)
    }

    @Test func `4-6 is translucent while pressed in the system's style and keeps its color`() throws {
        let button = try subject("automatic")
        #expect(button.opacity(0.5) == 0.2)
        #expect(button.content(0.5).runs[0].color == button.content(0).runs[0].color)
    }

    @Test(arguments: ["automatic", "plain", "borderless", "bordered", "borderedProminent"])
    func `4-7 looks disabled in a system style and ignores touches`(style: String) throws {
        let disabled = try subject(style) { $0.button.state = .disabled }
        #expect(try disabled.content(0) != subject(style).content(0))
        for time in [0.4, 0.7, 1.1] { #expect(disabled.content(time) == disabled.content(0)) }
        #expect(disabled.actions.isEmpty)
        // A custom style ignores touches, too.
        #expect(try subject("my") { $0.button.state = .disabled }.actions.isEmpty)
    }
}

extension DisplayList {
    /// The bounds of all stroked shapes, with the widths and colors of their lines.
    fileprivate var strokes: [(rect: CGRect, width: CGFloat, color: ResolvedColor)] {
        items.flatMap(\.strokes).map { ($0.0.boundingRect, $0.1.lineWidth, $0.2) }
    }

    fileprivate var strokeGeometries: [ResolvedShape] { items.flatMap(\.strokes).map(\.0) }
}

extension DisplayItem {
    fileprivate var strokes: [(ResolvedShape, StrokeStyle, ResolvedColor)] {
        switch drawing {
        case .stroke(let geometry, let style, let color): [(geometry, style, color)]
        case .group(_, let items): items.flatMap(\.strokes)
        case .fill, .glyphs: []
        }
    }
}

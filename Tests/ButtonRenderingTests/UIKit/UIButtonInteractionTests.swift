import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A UIKit button in an interaction` {
    @Test func `is highlighted by a finger up to 70 points outside it`() throws {
        let events: [InteractionEvent] = [.down(0), .move(1, x: 90), .move(2, x: 300), .move(3), .up(4)]
        let button = try subject("filled", of: .uiKit, events)
        let (blue, pale) = (ResolvedColor(0x007AFF), ResolvedColor(0x007AFF, opacity: 0.75))
        #expect(button.fillColor(0, 0) == pale)
        #expect(button.fillColor(0, 1.9) == pale)
        #expect(button.fillColor(0, 2.9) == blue)
        #expect(button.fillColor(0, 3.9) == pale)
        #expect(button.fillColor(0, 5) == blue)
        #expect(button.log == ["trigger at 4.0"])
    }

    @Test func `ignores touches while disabled`() throws {
        let button = try subject("filled", of: .uiKit) { $0.button.state = .disabled }
        #expect(button.content(0.5) == button.content(0))
        #expect(button.actions.isEmpty)
    }

    @Test func `is selected and deselected by events`() throws {
        let events = [InteractionEvent(.select, at: 1), InteractionEvent(.deselect, at: 2)]
        let button = try subject("tinted", of: .uiKit, events)
        #expect(button.fillColor(0, 0.9) == ResolvedColor(0x007AFF, opacity: 0.18))
        #expect(button.fillColor(0, 1) == ResolvedColor(0x007AFF))
        #expect(button.fillColor(0, 2) == ResolvedColor(0x007AFF, opacity: 0.18))
    }
}

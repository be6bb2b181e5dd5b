import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A press of a standard button` {
    private struct Faded: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
        }
    }

    private func button() -> some View {
        Button("ab") { logAction("action") }.buttonStyle(Faded())
    }

    private func isClose(_ first: Double, _ second: Double, _ tolerance: Double = 1e-5) -> Bool {
        (first - second).magnitude <= tolerance
    }

    @Test func `takes effect at once and fades out with Core Animation's default curve`() {
        let recording = record(button(), [.down(1), .up(2)])
        #expect(recording.opacity(at: 0.999) == 1)
        #expect(recording.opacity(at: 1) == 0.2)
        #expect(recording.opacity(at: 1.99) == 0.2)
        // The table of the standard button's release.
        let table = [
            (0.02, 0.22104), (0.05, 0.28389), (0.1, 0.45955), (0.2, 0.77387), (0.235, 0.84192),
            (0.3, 0.92744), (0.45, 0.99921),
        ]
        for (time, opacity) in table {
            #expect(isClose(recording.opacity(at: 2 + time), opacity), "\(time)")
        }
        #expect(recording.opacity(at: 2.47) == 1)
        #expect(isClose(recording.restTime, 2.47))
        #expect(recording.actions.map(\.name) == ["action"])
        #expect(recording.actions.map(\.time) == [2])
    }

    @Test func `ends when the finger leaves the region, and fades in when it comes back`() {
        // The label is 10 points wide: 5 and 70 around it.
        let inside = record(button(), [.down(0), .move(1, x: 74), .up(2)])
        #expect(inside.opacity(at: 1.5) == 0.2)
        #expect(inside.actions.map(\.name) == ["action"])
        let outside = record(button(), [.down(0), .move(1, x: 76), .move(2, x: 10), .up(3)])
        #expect(isClose(outside.opacity(at: 1.235), 0.84192))
        #expect(outside.opacity(at: 1.99) == 1)
        #expect(isClose(outside.opacity(at: 2.235), 1 - 0.802403 * 0.8))
        #expect(outside.actions.map(\.name) == ["action"])
        let lifted = record(button(), [.down(0), .move(1, y: -80), .up(2)])
        #expect(lifted.actions.isEmpty)
    }

    @Test func `runs no action when it is canceled`() {
        let recording = record(button(), [.down(0), InteractionEvent(.cancel, at: 1)])
        #expect(recording.opacity(at: 0.5) == 0.2)
        #expect(isClose(recording.opacity(at: 1.235), 0.84192))
        #expect(recording.actions.isEmpty)
    }

    @Test func `starts anew after one that was dragged`() {
        let recording = record(button(), [.down(0), .move(1, x: 90), .up(2), .down(3), .up(4)])
        #expect(recording.opacity(at: 3) == 0.2)
        #expect(recording.actions.map(\.name) == ["action"])
    }

    @Test func `jumps when it begins during the fade of another`() {
        let recording = record(button(), [.down(0), .up(1), .down(1.2), .up(2)])
        #expect(isClose(recording.opacity(at: 1.15), 0.64001))
        #expect(recording.opacity(at: 1.2) == 0.2)
        #expect(recording.opacity(at: 1.5) == 0.2)
    }

    @Test func `ends when the button is disabled under the finger`() {
        let recording = record(button(), [.down(0), InteractionEvent(.disable, at: 1), .up(2)])
        #expect(recording.opacity(at: 0.9) == 0.2)
        #expect(recording.opacity(at: 1.6) == 1)
        #expect(recording.actions.isEmpty)
    }
}

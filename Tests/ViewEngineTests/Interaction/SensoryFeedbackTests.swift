import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `Sensory feedback` {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .onTapGesture { count += 1 }
                .sensoryFeedback(.impact(weight: .heavy), trigger: count)
                .sensoryFeedback(.success, trigger: count) { _, new in new == 2 }
        }
    }

    @Test func `is logged when its value changes`() {
        let host = host(Counter())
        for time in [0.0, 1.0] {
            host.send(InteractionEvent(.down(.zero), at: time))
            host.send(InteractionEvent(.up, at: time + 0.1))
        }
        #expect(host.actions.map(\.name) == ["haptic", "haptic", "haptic"])
        #expect(host.actions.map(\.time) == [0.1, 1.1, 1.1])
    }
}

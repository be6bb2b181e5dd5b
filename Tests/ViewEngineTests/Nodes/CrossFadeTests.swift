import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A text that changes` {
    private func view(_ animation: Animation?) -> some View {
        Toggled { flag in Text(flag ? "a longer text" : "b").animation(animation, value: flag) }
    }

    @Test func `cross-fades from the old string to the new one`() {
        let recording = record(view(.linear(duration: 1)), touches(at: 0))
        let items = recording.displayList(at: 0.25).items
        let opacities = items.map { item -> Double? in
            if case .group(.opacity(let opacity), _) = item.drawing { opacity } else { nil }
        }
        #expect(opacities == [0.75, 0.25])
        #expect(recording.displayList(at: 1).runs.map(\.text) == ["a longer text"])
        #expect(recording.restTime == 1)
    }

    @Test func `keeps its lines while its frame is animated`() {
        let recording = record(view(.linear(duration: 1)), touches(at: 0, 5))
        for time in [0.1, 0.5, 0.9, 5.1, 5.5, 5.9] {
            #expect(recording.displayList(at: time).runs.map(\.text).sorted() == ["a longer text", "b"])
        }
    }

    @Test func `jumps without an animation`() {
        let recording = record(view(nil), touches(at: 0))
        #expect(recording.displayList(at: 0).runs.map(\.text) == ["a longer text"])
        #expect(recording.displayList(at: 0).items.count == 1)
    }

    @Test func `interpolates its color if only that changes`() {
        let view = Toggled { flag in
            Text("a").foregroundStyle(flag ? Color.black : .white).animation(
                .linear(duration: 1),
                value: flag
            )
        }
        let runs = record(view, touches(at: 0)).displayList(at: 0.5).runs
        #expect(runs.count == 1)
        #expect((runs[0].color.red * 255).rounded() == 99)
    }
}

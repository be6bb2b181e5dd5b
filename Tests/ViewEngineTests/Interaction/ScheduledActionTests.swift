import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `An action that runs later` {
    /// A square that is transparent from the tap on, and until a delayed action.
    ///
    /// Unchecked `Sendable`: in the language mode 6 the compiler wants that of closures after the name `DispatchQueue`.
    private struct Flash: View, @unchecked Sendable {
        @State private var isLit = false
        var body: some View {
            Color.black.frame(width: 20, height: 20)
                .opacity(isLit ? 0.5 : 1)
                .onTapGesture {
                    isLit = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isLit = false }
                    DispatchQueue.main.async { logAction("next") }
                }
        }
    }

    @Test func `runs on the clock of the events`() {
        let recording = record(Flash(), [.down(1), .up(1.1)], until: 10)
        #expect(recording.opacity(at: 1) == 1)
        #expect(recording.opacity(at: 1.1) == 0.5)
        #expect(recording.opacity(at: 1.59) == 0.5)
        #expect(recording.opacity(at: 1.61) == 1)
        #expect(recording.actions.map(\.name) == ["next"])
        // A recording that ends before knows nothing of it.
        #expect(record(Flash(), [.down(1), .up(1.1)], until: 1.5).opacity(at: 10) == 0.5)
    }

    /// A number that grows with each tick, and stops when the timer is gone.
    private struct Counter: View {
        @State private var count = 0
        let last: Int

        var body: some View {
            HStack {
                Color.black.frame(width: CGFloat(10 + count), height: 10)
                if count < last {
                    Color.black.frame(width: 1, height: 1)
                        .onReceive(Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()) { _ in
                            count += 1
                        }
                }
            }
        }
    }

    @Test func `runs at each tick of a timer while its view is there`() {
        let recording = record(Counter(last: 3), [], until: 10)
        #expect(recording.updateTimes == [0.25, 0.5, 0.75])
        #expect(record(Counter(last: 3), [], until: 0.6).updateTimes == [0.25, 0.5])
    }

    @Test func `ends with a timer that never stops`() {
        let recording = record(Counter(last: .max), [], until: 1e6)
        #expect(recording.updateTimes.count == ScheduledActions.maximumCount)
        #expect(
            record(Counter(last: ScheduledActions.maximumCount - 1), [], until: 1e6).updateTimes.count
                == ScheduledActions.maximumCount - 1
        )
    }

    @Test func `ends with a chain without end`() {
        var actions = ScheduledActions()
        var count = 0
        actions.add(at: 0) {}
        while let time = actions.nextTime {
            #expect(actions.take(until: time).count == 1)
            count += 1
            actions.add(at: time + 0.1) {}
        }
        #expect(count == ScheduledActions.maximumCount)
    }
}

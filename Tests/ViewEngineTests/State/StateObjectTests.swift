import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `An object of a view` {
    private final class Counter {
        var count = 0
    }

    /// Counts its own updates and the creations of its object.
    private struct Counting: View {
        let made: Counter
        @StateObject private var updates: Counter
        @State private var isOn = false

        init(_ made: Counter) {
            self.made = made
            _updates = StateObject(
                wrappedValue: {
                    made.count += 1
                    return Counter()
                }()
            )
        }

        var body: some View {
            updates.count += 1
            return Color.black.opacity(Double(updates.count) / 10)
                .frame(width: 10, height: 10)
                .onTapGesture { isOn.toggle() }
        }
    }

    @Test func `is created once and survives updates`() {
        let made = Counter()
        let recording = record(Counting(made), [.down(1), .up(1.1), .down(2), .up(2.1)])
        #expect(recording.fillColor(0, at: 0).opacity == 0.1)
        #expect(recording.fillColor(0, at: 1.5).opacity == 0.2)
        #expect(recording.fillColor(0, at: 3).opacity == 0.3)
        #expect(made.count == 1)
    }

    @Test func `is released with its view`() {
        struct Blinking: View {
            let made: Counter
            @State private var isShown = true

            var body: some View {
                HStack {
                    if isShown { Counting(made) }
                    Color.red.frame(width: 10, height: 10).onTapGesture { isShown.toggle() }
                }
            }
        }
        let made = Counter()
        _ = record(Blinking(made: made), [.down(1, x: 9), .up(1.1), .down(2), .up(2.1)])
        #expect(made.count == 2)
    }
}

@Suite struct `A view that appears` {
    private struct Appearing: View {
        @State private var opacity = 0.5

        var body: some View {
            Color.black
                .frame(width: 10, height: 10)
                .opacity(opacity)
                .onAppear { withAnimation(.linear(duration: 1)) { opacity = 1 } }
                .onTapGesture { opacity = 0.2 }
        }
    }

    @Test func `runs an action once`() {
        let recording = record(Appearing(), [.down(2), .up(2.1)])
        #expect(recording.opacity(at: 0.5) == 0.75)
        #expect(recording.opacity(at: 1.5) == 1)
        #expect(recording.opacity(at: 5) == 0.2)
    }
}

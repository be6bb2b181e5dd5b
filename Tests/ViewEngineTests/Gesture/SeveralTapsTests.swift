import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `Several taps` {
    private var square: some View { Color.red.frame(width: 200, height: 200) }

    /// The actions of a view that is tapped for 0.1 seconds at each time, as `name@time`, in milliseconds.
    private func log<Content: View>(_ view: Content, taps: [Double]) -> [String] {
        log(view, taps.flatMap { [.down($0), .up($0 + 0.1)] })
    }

    private func log<Content: View>(_ view: Content, _ events: [InteractionEvent]) -> [String] {
        record(view, events).actions.map { "\($0.name)@\(Int(($0.time * 1000).rounded()))" }
    }

    private var double: some Gesture { TapGesture(count: 2).onEnded { logAction("double") } }
    private var single: some Gesture { TapGesture().onEnded { logAction("single") } }

    // MARK: One gesture

    @Test func `are recognized with the last one`() {
        #expect(log(square.onTapGesture(count: 2) { logAction("double") }, taps: [0, 0.3]) == ["double@400"])
        #expect(log(square.gesture(double), taps: [1, 1.2]) == ["double@1300"])
        let triple = square.onTapGesture(count: 3) { logAction("triple") }
        #expect(log(triple, taps: [0, 0.2, 0.45]) == ["triple@550"])
        #expect(log(triple, taps: [0, 0.2]).isEmpty)
        #expect(log(square.onTapGesture(count: 0) { logAction("none") }, taps: [0, 0.2]).isEmpty)
    }

    @Test func `have a place`() {
        let view = square.onTapGesture(count: 2) { logAction("\(Int($0.x))") }
        let events: [InteractionEvent] = [.down(0), .up(0.1), .down(0.2, x: 20), .up(0.3)]
        #expect(log(view, events) == ["120@300"])
    }

    @Test func `begin anew if one is too late, too far away, too long or canceled`() {
        let view = square.gesture(double)
        #expect(log(view, taps: [0, 0.39]) == ["double@490"])
        #expect(log(view, taps: [0, 0.4]).isEmpty)
        #expect(log(view, taps: [0.4, 0.8]).isEmpty)
        #expect(log(view, taps: [0, 0.5, 0.8]) == ["double@900"])
        #expect(log(view, taps: [0, 0.2, 0.4]) == ["double@300"])
        #expect(log(view, taps: [0, 0.2, 0.4, 0.6]) == ["double@300", "double@700"])
        let first: [InteractionEvent] = [.down(0), .up(0.1)]
        let far: [InteractionEvent] = [.down(0.2, x: 60), .up(0.3)]
        #expect(log(view, first + far).isEmpty)
        #expect(log(view, first + far + [.down(0.4, x: 60), .up(0.5)]) == ["double@500"])
        #expect(log(view, first + [.down(0.2), .up(1), .down(1.1), .up(1.2)]).isEmpty)
        let canceled = [InteractionEvent.down(0.2), InteractionEvent(.cancel, at: 0.25)]
        #expect(log(view, first + canceled + [.down(0.3), .up(0.35)]).isEmpty)
    }

    @Test func `go on while the views change`() {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Color.red.frame(width: 200 + Double(count), height: 200)
                    .onTapGesture(count: 2) { logAction("double of \(count)") }
                    .simultaneousGesture(TapGesture().onEnded { count += 1 })
            }
        }
        #expect(log(Counting(), taps: [0, 0.2]) == ["double of 1@300"])
        #expect(log(Counting(), taps: [0, 0.2, 1, 1.2]) == ["double of 1@300", "double of 3@1300"])
    }

    @Test func `end when the view is disabled`() {
        let view = square.gesture(double)
        let disabled = [InteractionEvent(.disable, at: 0.12), InteractionEvent(.enable, at: 0.15)]
        #expect(log(view, [.down(0), .up(0.1)] + disabled + [.down(0.2), .up(0.3)]).isEmpty)
    }

    @Test func `on two views are taps of each`() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).onTapGesture(count: 2) { logAction("left") }
            Color.red.frame(width: 20, height: 20).onTapGesture(count: 2) { logAction("right") }
        }
        let events: [InteractionEvent] = [.down(0, x: -10), .up(0.1), .down(0.2, x: 10), .up(0.3)]
        #expect(log(view, events).isEmpty)
        #expect(log(view, events + [.down(0.4, x: 10), .up(0.5)]) == ["right@500"])
    }

    // MARK: Beside one tap

    @Test func `are waited for by a gesture that they exclude`() {
        let view = square.gesture(double.exclusively(before: single))
        #expect(log(view, taps: [0, 0.2]) == ["double@300"])
        #expect(log(view, taps: [0]) == ["single@400"])
        #expect(log(view, taps: [0, 0.6]) == ["single@400", "single@1000"])
        #expect(log(view, [.down(0), .up(0.1), .down(0.2), .up(2)]) == ["single@950"])
        let reversed = square.gesture(single.exclusively(before: double))
        #expect(log(reversed, taps: [0, 0.2]) == ["single@100", "single@300"])
    }

    @Test func `are waited for by the gestures around and those of lower priority`() {
        let inside = square.onTapGesture(count: 2) { logAction("double") }.onTapGesture {
            logAction("single")
        }
        #expect(log(inside, taps: [0, 0.2]) == ["double@300"])
        #expect(log(inside, taps: [0]) == ["single@400"])
        #expect(log(inside, taps: [0, 0.2, 0.4]) == ["double@300", "single@800"])
        let first: [InteractionEvent] = [.down(0), .up(0.1)]
        let far = log(inside, first + [.down(0.2, x: 60), .up(0.3)])
        #expect(far == ["single@200", "single@600"])
        let button = Button("Button") { logAction("button") }.highPriorityGesture(double)
        #expect(log(button, taps: [0, 0.2]) == ["double@300"])
        #expect(log(button, taps: [0]) == ["button@400"])
    }

    @Test func `of several counts are those that come to pass`() {
        let view = square.onTapGesture(count: 3) { logAction("triple") }
            .onTapGesture(count: 2) { logAction("double") }
            .onTapGesture { logAction("single") }
        #expect(log(view, taps: [0]) == ["single@400"])
        #expect(log(view, taps: [0, 0.2]) == ["double@600"])
        #expect(log(view, taps: [0, 0.2, 0.4]) == ["triple@500"])
    }

    @Test func `never happen around a single tap, which takes each`() {
        let view = square.onTapGesture { logAction("single") }.onTapGesture(count: 2) { logAction("double") }
        #expect(log(view, taps: [0, 0.2]) == ["single@100", "single@300"])
    }

    @Test func `are recognized together with single ones`() {
        let expected = ["single@100", "single@300", "double@300"]
        let beside = square.simultaneousGesture(single).simultaneousGesture(double)
        #expect(log(beside, taps: [0, 0.2]) == expected)
        #expect(log(square.gesture(single.simultaneously(with: double)), taps: [0, 0.2]) == expected)
        let button = Button("Button") { logAction("single") }.simultaneousGesture(double)
        #expect(log(button, taps: [0, 0.2]) == expected)
        #expect(log(button, taps: [0, 1]) == ["single@100", "single@1100"])
    }

    @Test func `are still awaited at the end of a recording`() {
        let view = square.gesture(double)
        let recording = record(view, [.down(0), .up(0.1)])
        #expect(abs(recording.restTime - 0.4) < 1e-9)
    }
}

import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A view that a condition shows` {
    private let second = Animation.linear(duration: 1)

    /// A red square inside a condition.
    private func conditional(_ animation: Animation?) -> some View {
        Toggled(by: { withAnimation(animation, $0) }) { flag in
            if flag { Color.red.frame(width: 10, height: 10) }
        }
    }

    @Test func `fades in and out`() {
        let recording = record(conditional(second), touches(at: 0, 2))
        #expect(recording.opacity(at: 0.25) == 0.25)
        #expect(recording.opacity(at: 1) == 1)
        #expect(recording.displayList(at: 0).items.isEmpty)
        #expect(recording.opacity(at: 2.25) == 0.75)
        #expect(recording.displayList(at: 2.9).fills.count == 1)
        #expect(recording.displayList(at: 3).items.isEmpty)
        #expect(recording.restTime == 3)
    }

    @Test func `comes and goes at once without an animation`() {
        let recording = record(conditional(nil), touches(at: 0, 2))
        #expect(recording.opacity(at: 0) == 1)
        #expect(recording.displayList(at: 0).fills.count == 1)
        #expect(recording.displayList(at: 2).items.isEmpty)
        #expect(recording.restTime == 2)
    }

    @Test func `is visible from the beginning if its condition holds`() {
        let view = VStack {
            if true { Color.red.frame(width: 10, height: 10) }
        }
        .animation(second)
        #expect(record(view, []).opacity(at: 0) == 1)
    }

    @Test func `uses the animation around the condition`() {
        let view = Toggled { flag in
            ZStack {
                if flag { Color.red.frame(width: 10, height: 10) }
            }
            .animation(second, value: flag)
            ZStack {
                if flag { Color.blue.frame(width: 10, height: 10).animation(second, value: flag) }
            }
        }
        let recording = record(view, touches(at: 0))
        #expect(recording.displayList(at: 0.5).fillColors == [.test(.red), .test(.blue)])
        #expect(recording.opacity(at: 0.5) == 0.5)
        let inside = Toggled { flag in
            if flag { Color.blue.frame(width: 10, height: 10).animation(second, value: flag) }
        }
        #expect(record(inside, touches(at: 0)).opacity(at: 0) == 1)
    }

    @Test func `continues from its opacity if it comes back while it fades out`() {
        let recording = record(conditional(.smooth), touches(at: 0, 2, 2.1))
        // The reference table of an interruption: 1 − opacity, with the velocity of the spring.
        for (time, gone) in [(0, 0.357740), (0.02, 0.418079), (0.05, 0.430649), (0.2, 0.174618)] {
            #expect(isClose(recording.opacity(at: 2.1 + time), 1 - gone, within: 1e-6))
            #expect(recording.displayList(at: 2.1 + time).fills.count == 1)
        }
        let curve = record(conditional(.easeInOut(duration: 0.16)), touches(at: 0, 2, 2.08))
        #expect(isClose(curve.opacity(at: 2.12), 1 - 0.758359, within: 1e-6))
    }

    @Test func `fades out from its opacity if it has not yet faded in`() {
        let recording = record(conditional(.smooth), touches(at: 0, 0.1))
        #expect(isClose(recording.opacity(at: 0.15), 0.430649, within: 1e-6))
        #expect(recording.displayList(at: 3).items.isEmpty)
    }

    @Test func `is drawn below the others while it fades out, and takes no space`() {
        let view = Toggled { flag in
            HStack(spacing: 0) {
                Color.blue.frame(width: 10, height: 10)
                if !flag { Color.red.frame(width: 30, height: 10) }
                Color.black.opacity(0.5).frame(width: 20, height: 10)
            }
            .animation(second, value: flag)
        }
        let recording = record(view, touches(at: 0))
        let list = recording.displayList(at: 0.5)
        #expect(list.fillColors.first == .test(.red))
        // It keeps its frame.
        #expect(list.fills[0] == CGRect(x: 10, y: 0, width: 30, height: 10))
        // The others close the gap.
        #expect(list.fills[1].minX == 0)
        #expect(list.fills[2].minX == 25)
        #expect(recording.fill(1, at: 1).minX == 10)
    }

    @Test func `cross-fades with the view of the other branch`() {
        let view = Toggled { flag in
            ZStack {
                if flag {
                    Color.red.frame(width: 10, height: 10)
                } else {
                    Color.blue.frame(width: 10, height: 10)
                }
            }
            .animation(second, value: flag)
        }
        let recording = record(view, touches(at: 0))
        let items = recording.displayList(at: 0.25).items
        #expect(
            items.map(\.drawing) == [
                .group(
                    .opacity(0.75),
                    items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), color: .test(.blue))]
                ),
                .group(
                    .opacity(0.25),
                    items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), color: .test(.red))]
                ),
            ]
        )
    }

    @Test func `does not delay the rest time by animations inside after its fade`() {
        let view = Toggled(by: { withAnimation(second, $0) }) { flag in
            if !flag { Spinning() }
        }
        let recording = record(view, [.down(1), .up(1)])
        #expect(recording.restTime == 2)
    }

    private struct Spinning: View {
        @State private var isOn = false
        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .opacity(isOn ? 0.5 : 1)
                .animation(.linear(duration: 1).repeatForever(), value: isOn)
                .onChange(of: 0, initial: true) { isOn = true }
        }
    }
}

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
        // It keeps its frame, …
        #expect(list.fills[0] == CGRect(x: 10, y: 0, width: 30, height: 10))
        // … and the others close the gap.
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
                    [.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), .test(.blue))]
                ),
                .group(
                    .opacity(0.25),
                    [.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), .test(.red))]
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

@Suite struct `A value that is changed again` {
    private let press = Animation.spring(response: 0.5, dampingFraction: 0.825)

    @Test func `keeps the velocity of a spring`() {
        let view = Toggled { flag in
            Color.red.frame(width: 10, height: 10)
                .scaleEffect(flag ? 0.95 : 1)
                .animation(press, value: flag)
        }
        let recording = record(view, touches(at: 0, 0.1))
        for (time, scale) in [
            (0, 0.980320), (0.02, 0.976697), (0.05, 0.975570), (0.1, 0.979698), (0.2, 0.991557),
            (0.5, 1.000246),
        ] {
            #expect(isClose(recording.scale(at: 0.1 + time), scale, within: 1e-6))
        }
    }

    @Test func `is animated independently of others`() {
        struct Separate: View {
            @State private var count = 0
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                    .opacity(count > 0 ? 0.5 : 1)
                    .animation(.linear(duration: 1), value: count > 0)
                    .scaleEffect(count > 1 ? 2 : 1)
                    .animation(.linear(duration: 1), value: count)
                    .gesture(DragGesture(minimumDistance: 0).onChanged { _ in count += 1 })
            }
        }
        let recording = record(Separate(), touches(at: 0, 0.5))
        #expect(recording.opacity(at: 0.75) == 0.625)
        #expect(recording.scale(at: 0.75) == 1.25)
        #expect(recording.opacity(at: 1) == 0.5)
        #expect(recording.scale(at: 1) == 1.5)
    }

    @Test func `chains timing curves`() {
        let view = Toggled { flag in
            Color.red.frame(width: 10, height: 10)
                .opacity(flag ? 0 : 1)
                .animation(.easeInOut(duration: 0.16), value: flag)
        }
        let recording = record(view, touches(at: 0, 0.08))
        for (time, amount) in [(0.10, 0.685224), (0.14, 0.685224), (0.18, 0.292771), (0.22, 0.031114)] {
            #expect(isClose(recording.opacity(at: time), 1 - amount, within: 1e-6))
        }
        #expect(isClose(recording.restTime, 0.24))
    }

    @Test func `waits for its delay`() {
        let view = Toggled { flag in
            Color.red.frame(width: 10, height: 10)
                .opacity(flag ? 0 : 1)
                .animation(.linear(duration: 1).delay(2), value: flag)
        }
        let recording = record(view, touches(at: 0))
        #expect(recording.opacity(at: 1.9) == 1)
        #expect(recording.opacity(at: 2.25) == 0.75)
        #expect(recording.restTime == 3)
    }

    @Test func `repeats forever until another animation replaces it`() {
        let view = Toggled { flag in
            Color.red.frame(width: 10, height: 10)
                .opacity(flag ? 0 : 1)
                .animation(
                    flag ? .linear(duration: 1).repeatForever() : .linear(duration: 1),
                    value: flag
                )
        }
        let endless = record(view, touches(at: 0))
        #expect(endless.restTime == .infinity)
        #expect(isClose(endless.opacity(at: 20.25), 0.75))
        #expect(isClose(endless.opacity(at: 21.25), 0.25))
        // At rest it is at the end of its first leg.
        #expect(endless.displayList(at: .infinity).items.isEmpty)
        let stopped = record(view, touches(at: 0, 10.5))
        #expect(stopped.restTime == 11.5)
        #expect(stopped.opacity(at: 12) == 1)
    }

    @Test func `interpolates colors perceptually`() {
        let view = Toggled { flag in
            Color(red: 0, green: 122 / 255, blue: 1, opacity: flag ? 1 : 0)
                .frame(width: 10, height: 10)
                .animation(.linear(duration: 1), value: flag)
            Color(flag ? ResolvedColor(0xFF3B30) : ResolvedColor(0x007AFF))
                .frame(width: 10, height: 10)
                .animation(.linear(duration: 1), value: flag)
        }
        let colors = record(view, touches(at: 0)).displayList(at: 0.25).fillColors
        #expect(colors[0].bytes == [0, 122, 255])
        #expect(isClose(colors[0].opacity, 0.25))
        #expect(colors[1].bytes == [113, 123, 211])
    }
}

extension ResolvedColor {
    fileprivate var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }
}

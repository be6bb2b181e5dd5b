import Graphics
import TestSupport
import Testing
import ViewEngine

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

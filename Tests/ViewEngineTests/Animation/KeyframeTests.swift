import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `Keyframes` {
    private struct Place {
        var x = 0.0
        var scale = 1.0
    }

    @Test func `are followed in their order`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(100)
                LinearKeyframe(0, duration: 2, timingCurve: .linear)
            }
        }
        #expect(timeline.duration == 3)
        #expect([0, 0.5, 1, 2, 3, 9].map { timeline.value(time: $0) } == [0, 5, 100, 50, 0, 0])
        #expect(timeline.value(progress: 0.5) == 75)
    }

    @Test func `have a track for each property`() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.scale) {
                for value in [2.0, 4] { LinearKeyframe(value, duration: 1) }
            }
        }
        #expect(timeline.duration == 2)
        let place = timeline.value(time: 1.5)
        #expect(place.x == 10 && place.scale == 3)
    }

    @Test func `of cubic curves are smooth`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
        }
        func slope(_ time: Double) -> Double {
            (timeline.value(time: time + 1e-4) - timeline.value(time: time - 1e-4)) / 2e-4
        }
        #expect(timeline.value(time: 1) == 10)
        #expect(isClose(slope(1), 10, within: 0.01))
        #expect(isClose(slope(2e-4), 0, within: 0.1))
    }

    @Test func `of springs end at their value`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, duration: 1, spring: .bouncy)
        }
        #expect(timeline.value(time: 0.15) > 1)
        #expect(timeline.value(time: 1) == 10)
    }
}

@Suite struct `A keyframe animator` {
    private let square = Color.black.frame(width: 10, height: 10)

    @Test func `follows its keyframes after a change`() {
        let view = Toggled { flag in
            square.keyframeAnimator(initialValue: 0.0, trigger: flag) { content, x in
                content.offset(x: x)
            } keyframes: { _ in
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
        let recording = record(view, touches(at: 1), until: 20)
        #expect([0.5, 1.5, 2.5, 4].map { recording.fill(0, at: $0).minX } == [0, 5, 5, 0])
        #expect(recording.restTime == 3)
    }

    @Test func `repeats them without a trigger`() {
        let view = square.keyframeAnimator(initialValue: 0.0) { content, x in
            content.offset(x: x)
        } keyframes: { _ in
            LinearKeyframe(10, duration: 2)
        }
        let recording = record(view, [], until: 20)
        #expect([0.6, 1, 2.6].map { recording.fill(0, at: $0).minX } == [3, 5, 3])
        #expect(recording.settling.remainder == .repetition(period: 2))
    }
}

@Suite struct `A view with animatable data` {
    private struct Moved: View, Animatable {
        var x: Double
        var animatableData: Double {
            get { x }
            set { x = newValue }
        }
        var body: some View { Color.black.frame(width: 10, height: 10).offset(x: x < 5 ? 0 : 50) }
    }

    private struct Growing: AnimatableModifier {
        var width: Double
        var animatableData: Double {
            get { width }
            set { width = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: width, height: 10) }
    }

    private struct Shake: GeometryEffect {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: 0))
        }
    }

    @Test func `evaluates its body for each moment`() {
        let view = Toggled { flag in Moved(x: flag ? 10 : 0).animation(.linear(duration: 1), value: flag) }
        let recording = record(view, touches(at: 1), until: 20)
        #expect([0.5, 1.4, 1.6, 3].map { recording.fill(0, at: $0).minX } == [0, 0, 50, 50])
        #expect(recording.restTime == 2)
    }

    @Test func `may be a modifier`() {
        let view = Toggled { flag in
            Color.black.modifier(Growing(width: flag ? 30 : 10)).animation(.linear(duration: 1), value: flag)
        }
        let recording = record(view, touches(at: 1), until: 20)
        #expect(recording.fill(0, at: 1).width == 10)
        #expect(recording.fill(0, at: 1.5).width == 20)
        #expect(recording.fill(0, at: 3).width == 30)
    }

    @Test func `may be a geometry effect`() throws {
        let view = Toggled { flag in
            Color.black.frame(width: 10, height: 10)
                .modifier(Shake(x: flag ? 2 : 0))
                .animation(.linear(duration: 1), value: flag)
        }
        let recording = record(view, touches(at: 1), until: 20)
        guard case .group(.transform(let map), _) = recording.displayList(at: 1.5).items[0].drawing else {
            Issue.record("no transform")
            return
        }
        #expect(map.tx == 10)
        #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
        let twice = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(twice.concatenating(twice).m11 == 4)
    }
}

import Testing

@testable import Graphics

@Suite struct `An animated value` {
    private let jump = Animated(keyframes: [
        Keyframe(time: 0, value: 1.0), Keyframe(time: 1, value: 1.0), Keyframe(time: 1, value: 0.2),
        Keyframe(time: 3, value: 1.0),
    ])

    @Test func `is linear between keyframes`() {
        #expect(jump.value(at: 0.5) == 1)
        #expect(abs(jump.value(at: 2) - 0.6) < 1e-12)
    }

    @Test func `has the second value at a jump`() {
        #expect(jump.value(at: (1.0).nextDown) == 1)
        #expect(jump.value(at: 1) == 0.2)
    }

    @Test func `has the first and the last value outside of its keyframes`() {
        #expect(jump.value(at: -1) == 1)
        #expect(jump.value(at: 9) == 1)
        #expect(jump.rest == 1)
    }

    @Test func `is constant if all keyframes are equal`() {
        let still = Animated(keyframes: [Keyframe(time: 0, value: 3.0), Keyframe(time: 2, value: 3.0)])
        #expect(still == Animated(3))
        #expect(still.isConstant)
        #expect(!jump.isConstant)
    }

    @Test func `has the keyframes of the value in each of its aspects`() {
        let sizes = jump.map { CGSize(width: $0, height: 2 * $0) }
        #expect(sizes.keyframes.map(\.time) == [0, 1, 1, 3])
        #expect(sizes.value(at: 1) == CGSize(width: 0.2, height: 0.4))
        #expect(jump.map { _ in true }.isConstant)
    }

    @Test func `drops samples on a straight line`() {
        let samples = (0...100).map { Keyframe(time: Double($0) / 100, value: Double($0) / 100) }
        #expect(Animated(samples: samples).keyframes.map(\.time) == [0, 1])
    }

    @Test func `has a keyframe where it changes its course`() {
        let samples = (0...100).map { Keyframe(time: Double($0), value: Double(max($0, 50))) }
        #expect(Animated(samples: samples).keyframes.map(\.time) == [0, 50, 100])
    }

    @Test func `has both values of a jump between two samples at one time`() {
        let samples = [(0, 1.0), (1, 1), (1, 0), (2, 0)].map { Keyframe(time: $0.0, value: $0.1) }
        #expect(Animated(samples: samples).keyframes == samples)
    }

    @Test func `is constant if samples differ by a rounding error`() {
        let samples = [0.5, 0.5 + 1e-9, 0.5].enumerated().map {
            Keyframe(time: Double($0.offset), value: $0.element)
        }
        #expect(Animated(samples: samples) == Animated(0.5))
    }
}

import Graphics
import Testing

@testable import ViewEngine

@Suite struct `An animated value` {
    /// The pressed amount of a button, after a press at 0 and a release.
    private func pressed(_ animation: Animation, releasedAt time: Double) -> AnimatedValue<Double> {
        var value = AnimatedValue(0.0)
        value.move(to: 1, animation, at: 0)
        value.move(to: 0, animation, at: time)
        return value
    }

    @Test func `is at rest until it is changed`() {
        let value = AnimatedValue(0.25)
        #expect(value.endTime == -.infinity)
        #expect(value.value(at: 0) == 0.25)
        #expect(value.value(at: -.infinity) == 0.25)
        #expect(value.value(at: .infinity) == 0.25)
    }

    @Test func `moves from its old value to its target`() {
        var value = AnimatedValue(10.0)
        value.move(to: 20, .linear(duration: 2), at: 5)
        #expect(value.target == 20)
        #expect(value.endTime == 7)
        #expect(value.value(at: 4) == 10)
        #expect(value.value(at: 5.5) == 12.5)
        #expect(value.value(at: 7) == 20)
        #expect(value.value(at: .infinity) == 20)
    }

    @Test func `of a standard button fades as in the reference table`() {
        let release = Animation.timingCurve(0.25, 0.1, 0.25, 1, duration: 0.47)
        var opacity = AnimatedValue(0.2)
        var frame = AnimatedValue(CGRect(x: 0, y: 0, width: 20, height: 20))
        opacity.move(to: 1, release, at: 1)
        frame.move(to: CGRect(x: 180, y: 0, width: 20, height: 20), release, at: 1)
        for (time, expectedOpacity, center) in [
            (0, 0.2, 10), (0.02, 0.22104, 14.735), (0.05, 0.28389, 28.876), (0.1, 0.45955, 68.398),
            (0.15, 0.64001, 109.002), (0.2, 0.77387, 139.121), (0.235, 0.84192, 154.433),
            (0.25, 0.86586, 159.818), (0.3, 0.92744, 173.675), (0.35, 0.96687, 182.546),
            (0.4, 0.98957, 187.654), (0.45, 0.99921, 189.822), (0.47, 1, 190),
        ] {
            #expect(agree(opacity.value(at: 1 + time), expectedOpacity, decimals: 5))
            #expect(agree(frame.value(at: 1 + time).midX, center, decimals: 3))
        }
    }

    @Test(
        arguments: [
            (
                .spring(response: 0.5, dampingFraction: 0.825),
                [0.393608, 0.466069, 0.488604, 0.406041, 0.280157, 0.168862, 0.039749, 0.000142, -0.004922]
            ),
            (
                .spring(response: 0.55, dampingFraction: 0.825),
                [0.346502, 0.416815, 0.450658, 0.398549, 0.296268, 0.195474, 0.061163, 0.008392, -0.004063]
            ),
            (
                .spring(duration: 0.5),
                [0.357740, 0.418079, 0.430649, 0.357676, 0.259065, 0.174618, 0.070423, 0.025942, 0.009062]
            ),
            (
                .spring(response: 0.5, dampingFraction: 0.7),
                [0.423302, 0.506656, 0.539340, 0.450409, 0.299032, 0.160219, 0.005372, -0.024804, -0.013762]
            ),
        ] as [(Animation, [Double])]
    )
    func `keeps the velocity of a spring`(_ animation: Animation, _ expected: [Double]) {
        let value = pressed(animation, releasedAt: 0.1)
        var scale = AnimatedValue(1.0)
        scale.move(to: 0.95, animation, at: 0)
        scale.move(to: 1, animation, at: 0.1)
        for (time, amount) in zip([0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5], expected) {
            // The table does not contain the end of the spring.
            #expect(0.1 + time < value.endTime)
            #expect(agree(value.value(at: 0.1 + time), amount, decimals: 6))
            #expect(agree(scale.value(at: 0.1 + time), 1 - 0.05 * amount, decimals: 6))
        }
        #expect(value.endTime.isFinite)
        #expect(value.value(at: value.endTime.nextDown).magnitude < 0.001)
        #expect(value.value(at: value.endTime) == 0)
    }

    @Test func `adds a timing curve to running animations`() {
        let value = pressed(.easeInOut(duration: 0.16), releasedAt: 0.08)
        for (time, amount) in [
            (0.08, 0.5), (0.10, 0.685224), (0.12, 0.758359), (0.14, 0.685224), (0.16, 0.5),
            (0.18, 0.292771), (0.20, 0.129162), (0.22, 0.031114), (0.24, 0),
        ] {
            #expect(agree(value.value(at: time), amount, decimals: 6))
        }
        #expect(value.endTime == 0.24)
    }

    @Test func `adds an interpolating spring to running animations`() {
        let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)
        let value = pressed(spring, releasedAt: 0.1)
        let step = Spring(stiffness: 100, damping: 10)
        let first = step.value(target: 1.0, time: 0.3)
        let second = step.value(target: 1.0, time: 0.2)
        #expect(agree(value.value(at: 0.3), first * (1 - second), decimals: 12))
    }

    @Test func `starts a spring from rest at the current value of a timing curve`() {
        var value = AnimatedValue(0.0)
        value.move(to: 1, .linear(duration: 1), at: 0)
        value.move(to: 0, .smooth, at: 0.5)
        let left = Spring.smooth.motion(at: 0.1).displacement
        #expect(agree(value.value(at: 0.6), 0.5 * left, decimals: 12))
        #expect(agree(value.endTime, 0.5 + Spring.smooth.restDuration, decimals: 12))
    }

    @Test func `passes the velocity of a spring on to another spring`() {
        var value = AnimatedValue(0.0)
        value.move(to: 1, .smooth, at: 0)
        value.move(to: 3, .bouncy, at: 0.1)
        let start = Spring.smooth.value(target: 1.0, time: 0.1)
        let velocity = Spring.smooth.velocity(target: 1.0, time: 0.1)
        let expected =
            start + Spring.bouncy.value(target: 3 - start, initialVelocity: velocity, time: 0.2)
        #expect(agree(value.value(at: 0.3), expected, decimals: 12))
    }

    @Test func `moves in two dimensions as in one`() {
        var point = AnimatedValue(CGPoint.zero)
        point.move(to: CGPoint(x: 1, y: 0), .bouncy, at: 0)
        point.move(to: CGPoint(x: 1, y: 1), .bouncy, at: 0.1)
        var x = AnimatedValue(0.0)
        x.move(to: 1, .bouncy, at: 0)
        for time in [0.1, 0.15, 0.3, 0.6] {
            #expect(agree(point.value(at: time).x, x.value(at: time), decimals: 9))
            let y = time < 0.1 ? 0 : Spring.bouncy.value(target: 1.0, time: time - 0.1)
            #expect(agree(point.value(at: time).y, y, decimals: 9))
        }
    }

    @Test func `does not replace an animation with modifiers`() {
        var value = AnimatedValue(0.0)
        value.move(to: 1, .linear(duration: 1).delay(0.5), at: 0)
        value.move(to: 0, .smooth, at: 1)
        let left = Spring.smooth.motion(at: 0.2).displacement
        #expect(agree(value.value(at: 1.2), 0.7 * left, decimals: 12))
    }

    @Test func `merges springs with the same modifiers without repeating the delay`() {
        var delayed = AnimatedValue(0.0)
        delayed.move(to: 1, .bouncy.speed(2).delay(0.5), at: 0)
        delayed.move(to: 0, .bouncy.speed(2).delay(0.5), at: 0.55)
        let value = pressed(.bouncy, releasedAt: 0.1)
        for time in [0.1, 0.12, 0.2, 0.5] {
            #expect(agree(delayed.value(at: 0.5 + time / 2), value.value(at: time), decimals: 12))
        }
        #expect(agree(delayed.endTime, 0.5 + value.endTime / 2, decimals: 12))

        var waiting = AnimatedValue(0.0)
        waiting.move(to: 1, .bouncy.delay(0.5), at: 0)
        waiting.move(to: 2, .bouncy.delay(0.5), at: 0.3)
        #expect(waiting.value(at: 0.4) == 0)
        #expect(agree(waiting.value(at: 0.6), 2 * 0.423302, decimals: 5))
        #expect(agree(waiting.endTime, 0.5 + Spring.bouncy.restDuration, decimals: 12))
    }

    @Test func `shifts running animations when it changes without animation`() {
        var value = AnimatedValue(0.0)
        value.move(to: 1, .linear(duration: 1), at: 0)
        value.move(to: 3, nil, at: 0.25)
        #expect(value.target == 3)
        #expect(value.value(at: 0.25) == 2.25)
        #expect(value.value(at: 0.5) == 2.5)
        #expect(value.endTime == 1)
        #expect(value.value(at: 1) == 3)

        var spring = AnimatedValue(0.0)
        spring.move(to: 1, .bouncy, at: 0)
        spring.move(to: 0, .bouncy, at: 0.1)
        let before = spring
        spring.move(to: 5, nil, at: 0.15)
        #expect(agree(spring.value(at: 0.2), before.value(at: 0.2) + 5, decimals: 12))
    }

    @Test func `jumps without animation at rest`() {
        var value = AnimatedValue(0.0)
        value.move(to: 1, nil, at: 0)
        #expect(value.value(at: 0) == 1)
        #expect(value.endTime == -.infinity)
        value.move(to: 2, .linear(duration: 1), at: 0)
        value.move(to: 3, nil, at: 1)
        #expect(value.value(at: 1) == 3)
        #expect(value.endTime == -.infinity)
    }

    @Test func `jumps with an animation of zero duration, even while others run`() {
        var value = AnimatedValue(1.0)
        value.move(to: 0.2, .linear(duration: 0), at: 0)
        #expect(value.value(at: 0) == 0.2)
        value.move(to: 1, .linear(duration: 1), at: 1)
        value.move(to: 0.2, .linear(duration: 0), at: 1.5)
        #expect(value.value(at: 1.5) == 0.2)
        value.move(to: 1, .spring(response: 0), at: 2)
        #expect(value.value(at: 2) == 1)
        #expect(value.endTime == -.infinity)
    }

    @Test func `keeps running animations if its target stays the same`() {
        var value = AnimatedValue(0.0)
        value.move(to: 1, .linear(duration: 1), at: 0)
        value.move(to: 1, .easeIn(duration: 9), at: 0.5)
        value.move(to: 1, nil, at: 0.5)
        #expect(value.value(at: 0.75) == 0.75)
        #expect(value.endTime == 1)
    }

    @Test func `changes the parts without animatable data at once`() {
        struct Badge: Animatable {
            var name: String
            var animatableData: Double
        }
        var badge = AnimatedValue(Badge(name: "a", animatableData: 0))
        badge.move(to: Badge(name: "b", animatableData: 1), .linear(duration: 1), at: 0)
        #expect(badge.value(at: 0.25).name == "b")
        #expect(badge.value(at: 0.25).animatableData == 0.25)
        badge.move(to: Badge(name: "c", animatableData: 1), .linear(duration: 1), at: 0.5)
        #expect(badge.value(at: 0.75).name == "c")
        #expect(badge.value(at: 0.75).animatableData == 0.75)
    }

    @Test(arguments: [
        (Animation.linear(duration: 1), Animation.linear(duration: 1)),
        (.smooth, .linear(duration: 1)), (.linear(duration: 1).delay(1), .linear(duration: 1)),
    ])
    func `merges two changes at the same time`(_ first: Animation, _ second: Animation) {
        var value = AnimatedValue(0.0)
        value.move(to: 1, first, at: 0)
        value.move(to: 2, second, at: 0)
        #expect(value.value(at: 0) == 0)
        #expect(value.value(at: 0.25) == 0.5)
        #expect(value.endTime == 1)
        value.move(to: 0, second, at: 0)
        #expect(value.endTime == -.infinity)
    }

    @Test func `merges two changes of a spring at the same time`() {
        var value = AnimatedValue(0.0)
        value.move(to: 1, .bouncy, at: 0)
        value.move(to: 7, .bouncy, at: 0.1)
        value.move(to: 0, .bouncy, at: 0.1)
        #expect(agree(value.value(at: 0.2), pressed(.bouncy, releasedAt: 0.1).value(at: 0.2), decimals: 12))

        value = AnimatedValue(0.0)
        value.move(to: 1, .bouncy, at: 0)
        value.move(to: 0, .bouncy, at: 0)
        #expect(value.endTime == -.infinity)
    }

    @Test func `repeats forever until another animation replaces it`() {
        var value = AnimatedValue(0.0)
        value.move(to: 1, .linear(duration: 1).repeatForever(), at: 0)
        #expect(value.endTime == .infinity)
        #expect(value.value(at: 1001.25) == 0.75)
        #expect(value.value(at: .infinity) == 1)

        var shifted = value
        shifted.move(to: 2, nil, at: 2)
        #expect(shifted.endTime == .infinity)
        #expect(shifted.value(at: 3.25) == 1.75)
        #expect(shifted.value(at: .infinity) == 2)

        value.move(to: 0, .linear(duration: 1), at: 2)
        #expect(value.endTime == 3)
        #expect(value.value(at: 2.5) == 0.25)
        #expect(value.value(at: 3) == 0)
    }

    @Test func `starts a repeated spring anew`() {
        let animation = Animation.bouncy.repeatForever()
        var value = AnimatedValue(0.0)
        value.move(to: 1, animation, at: 0)
        value.move(to: 0, animation, at: 0.1)
        #expect(value.endTime == .infinity)
        #expect(agree(value.value(at: 0.2), 0.423302 * (1 - 0.423302), decimals: 5))
    }

    @Test func `jumps to its target after an even number of legs`() {
        var value = AnimatedValue(0.0)
        value.move(to: 1, .linear(duration: 1).repeatCount(2), at: 0)
        #expect(agree(value.value(at: 2.0.nextDown), 0, decimals: 9))
        #expect(value.value(at: 2) == 1)
    }

    @Test func `ends soon after a zero step with some velocity`() {
        var value = AnimatedValue(0.0)
        value.move(to: 1, .smooth, at: 0)
        let here = value.value(at: 0.1)
        value.move(to: here, .smooth, at: 0.1)
        #expect(value.value(at: 0.15) > here)
        #expect(value.endTime < 1.5)
        #expect(value.value(at: value.endTime) == here)
    }

    @Test func `survives infinite and NaN times and values`() {
        for animation in [Animation.linear, .bouncy, .linear.repeatForever(), .bouncy.delay(1)] {
            for time in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
                var value = AnimatedValue(0.0)
                value.move(to: 1, animation, at: time)
                value.move(to: .nan, animation, at: time)
                value.move(to: .infinity, animation, at: time)
                value.move(to: 2, animation, at: time)
                #expect(value.target == 2)
                #expect(value.value(at: .infinity) == 2)
                _ = value.value(at: time)
            }
        }
    }
}

extension AnimatedValue {
    fileprivate mutating func move(to value: Value, _ animation: Animation?, at time: Double) {
        change(to: value, animation: animation, at: time, defaults: .iOS17)
    }
}

import Testing

@testable import ViewEngine

@Suite struct `An animation` {
    private func resolve(_ animation: Animation, _ defaults: AnimationDefaults = .iOS17) -> ResolvedAnimation
    {
        ResolvedAnimation(animation, defaults: defaults)
    }

    /// The progress of a value that is animated from 0 to 1; `nil` at rest.
    private func progress(_ animation: Animation, _ time: Double) -> Double? {
        var value = AnimatedValue(0.0)
        value.change(to: 1, animation: animation, at: 0, defaults: .iOS17)
        return value.moving(at: time)
    }

    private func spring(_ animation: Animation, _ defaults: AnimationDefaults = .iOS17) -> Spring? {
        animation.curve(defaults).fluidSpring
    }

    @Test func `has the defaults of the app's SDK`() {
        let smooth = Spring(duration: 0.5, bounce: 0)
        #expect(Animation.default.curve(.iOS16) == .timing(.easeInOut, duration: 0.35))
        #expect(spring(.default) == smooth)
        for animation in [Animation.spring(), .spring, .spring(blendDuration: 0.1)] {
            #expect(spring(animation, .iOS16) == Spring(response: 0.55, dampingRatio: 0.825))
            #expect(spring(animation) == smooth)
        }
        let damped = Animation.spring(dampingFraction: 0.6)
        #expect(spring(damped, .iOS16) == Spring(response: 0.55, dampingRatio: 0.6))
        #expect(spring(damped) == Spring(response: 0.5, dampingRatio: 0.6))
        for animation in [Animation.interactiveSpring(), .interactiveSpring] {
            #expect(spring(animation, .iOS16) == Spring(response: 0.15, dampingRatio: 0.86))
            #expect(spring(animation) == Spring(duration: 0.15, bounce: 0.15))
        }
    }

    @Test func `of a spring has SwiftUI's default parameters`() {
        #expect(spring(.spring(response: 0.3)) == Spring(response: 0.3, dampingRatio: 0.825))
        #expect(spring(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0))?.dampingRatio == 0.6)
        #expect(spring(.spring(duration: 0.3)) == Spring(duration: 0.3, bounce: 0))
        #expect(spring(.spring(duration: 0.3, bounce: 0.2)) == Spring(duration: 0.3, bounce: 0.2))
        #expect(spring(.spring(bounce: 0.2)) == Spring(duration: 0.5, bounce: 0.2))
        #expect(spring(.spring(.bouncy)) == .bouncy)
        #expect(spring(.smooth) == .smooth)
        #expect(spring(.snappy) == .snappy)
        #expect(spring(.bouncy(duration: 0.3, extraBounce: 0.1)) == Spring(duration: 0.3, bounce: 0.4))
        #expect(spring(.interactiveSpring(response: 0.2)) == Spring(response: 0.2, dampingRatio: 0.86))
        #expect(spring(.interactiveSpring(dampingFraction: 0.5)) == Spring(response: 0.15, dampingRatio: 0.5))
        #expect(spring(.interactiveSpring(duration: 0.2)) == Spring(duration: 0.2, bounce: 0.15))
        #expect(spring(.interactiveSpring(extraBounce: 0.1)) == Spring(duration: 0.15, bounce: 0.25))
    }

    @Test func `of an interpolating spring does not take over velocity`() {
        #expect(
            Animation.interpolatingSpring(stiffness: 100, damping: 10).curve(.iOS17)
                == .interpolatingSpring(Spring(stiffness: 100, damping: 10), initialVelocity: 0)
        )
        #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
        #expect(Animation.interpolatingSpring(.snappy) == .interpolatingSpring(bounce: 0.15))
        // Overdamping is limited to critical damping.
        #expect(
            Animation.interpolatingSpring(stiffness: 100, damping: 50)
                == .interpolatingSpring(stiffness: 100, damping: 20)
        )
        let thrown = Animation.interpolatingSpring(
            mass: 1,
            stiffness: 100,
            damping: 10,
            initialVelocity: 30
        )
        let value = Spring(stiffness: 100, damping: 10).value(target: 1, initialVelocity: 30, time: 0.1)
        #expect(progress(thrown, 0.1) == value)
        #expect(resolve(thrown).duration > 1.27)
        #expect(resolve(thrown).duration < 2)
    }

    @Test(arguments: SpringCase.all)
    func `of a spring ends where nothing more is seen of it`(_ example: SpringCase) {
        let animation = Animation.spring(example.spring)
        let duration = resolve(animation).duration
        #expect(agree(duration, example.rest, decimals: 4))
        #expect(progress(animation, duration) == nil)
        let last = progress(animation, duration * (1 - 1e-9)) ?? 1
        #expect(((last - 1).magnitude - 0.001).magnitude < 1e-9)
    }

    @Test func `of a curve lasts 0.35 seconds by default`() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0, 0.5, 0.5, 1)] {
            #expect(resolve(animation).duration == 0.35)
        }
        #expect(resolve(.easeIn(duration: 2)).duration == 2)
        #expect(resolve(.timingCurve(.circularEaseIn, duration: 2)).duration == 2)
        #expect(agree(progress(.easeInOut(duration: 0.16), 0.04) ?? 1, 0.129162, decimals: 6))
        #expect(agree(progress(.easeInOut(duration: 0.16), 0.08) ?? 1, 0.5, decimals: 6))
        #expect(agree(progress(.easeInOut(duration: 0.16), 0.12) ?? 1, 0.870838, decimals: 6))
        #expect(progress(.easeInOut(duration: 0.16), 0.16) == nil)
    }

    @Test func `of a button's release has Core Animation's default curve`() {
        let release = Animation.timingCurve(0.25, 0.1, 0.25, 1, duration: 0.47)
        for (time, expected) in [
            (0, 0), (0.02, 0.026304), (0.05, 0.104865), (0.1, 0.324433), (0.15, 0.550009),
            (0.2, 0.717341), (0.235, 0.802403), (0.25, 0.832322), (0.3, 0.909304), (0.35, 0.958589),
            (0.4, 0.986966), (0.45, 0.999008), (0.47, 1),
        ] {
            #expect(agree(progress(release, time) ?? 1, expected, decimals: 6))
        }
    }

    @Test func `waits for its delay`() {
        let animation = Animation.linear(duration: 1).delay(2)
        #expect(progress(animation, 1.9) == 0)
        #expect(progress(animation, 2.25) == 0.25)
        #expect(progress(animation, 3) == nil)
        #expect(progress(.linear(duration: 0).delay(1), 0.9) == 0)
        #expect(progress(.linear(duration: 0).delay(1), 1) == nil)
        #expect(progress(.linear(duration: 1).delay(-0.25), 0.5) == 0.75)
        #expect(resolve(.linear(duration: 1).delay(-0.25)).duration == 0.75)
        #expect(resolve(.linear(duration: 1).delay(-2)).duration == 0)
    }

    @Test func `applies the outermost modifier first`() {
        let linear = Animation.linear(duration: 4)
        #expect(progress(linear.delay(1).speed(2), 1) == 0.25)
        #expect(resolve(linear.delay(1).speed(2)).duration == 2.5)
        #expect(progress(linear.speed(2).delay(1), 1) == 0)
        #expect(progress(linear.speed(2).delay(1), 2) == 0.5)
        #expect(resolve(linear.speed(2).delay(1)).duration == 3)
        // A delay inside a repetition applies to each leg.
        #expect(progress(linear.delay(4).repeatCount(2, autoreverses: false), 10) == 0)
        #expect(progress(linear.repeatCount(2, autoreverses: false).delay(4), 10) == 0.5)
    }

    @Test func `runs every second leg backwards`() {
        let animation = Animation.linear(duration: 1).repeatCount(3)
        #expect(progress(animation, 0.25) == 0.25)
        #expect(progress(animation, 1) == 1)
        #expect(progress(animation, 1.25) == 0.75)
        #expect(progress(animation, 2) == 0)
        #expect(progress(animation, 2.25) == 0.25)
        #expect(progress(animation, 3) == nil)
        let eased = Animation.easeIn(duration: 1).repeatCount(2)
        #expect(progress(eased, 1.25) == progress(.easeIn(duration: 1), 0.25).map { 1 - $0 })
    }

    @Test func `starts each leg anew if it does not autoreverse`() {
        let animation = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
        #expect(progress(animation, 0.75) == 0.75)
        #expect(progress(animation, 1) == 0)
        #expect(progress(animation, 1.25) == 0.25)
        #expect(progress(animation, 2) == nil)
    }

    @Test func `of a spring repeats when the spring is at rest`() {
        let leg = resolve(.bouncy).duration
        let animation = Animation.bouncy.repeatCount(2, autoreverses: false)
        #expect(resolve(animation).duration == 2 * leg)
        #expect(agree(progress(animation, leg + 0.1) ?? 1, 0.423302, decimals: 6))
    }

    @Test func `can repeat forever`() {
        let animation = Animation.linear(duration: 1).repeatForever()
        #expect(resolve(animation).duration == .infinity)
        #expect(progress(animation, 1_000_001.25) == 0.75)
        #expect(progress(.linear(duration: 1).repeatForever(autoreverses: false), 7.25) == 0.25)
        #expect(progress(animation.repeatCount(2), 1.25) == 0.75)
        #expect(progress(animation.delay(1), 1.25) == 0.25)
    }

    @Test func `never traps or hangs`() {
        for animation in [
            Animation.linear(duration: 0), .linear(duration: -1), .linear(duration: .nan),
            .linear(duration: .infinity), .spring(response: 0), .spring(duration: -1, bounce: 0),
            .linear(duration: 0).repeatForever(), .spring(response: 0).repeatForever(),
            .linear(duration: 0).speed(0), .linear(duration: 1).delay(-1).repeatForever(),
        ] {
            #expect(resolve(animation).duration == 0)
            #expect(progress(animation, 0) == nil)
        }
        let linear = Animation.linear(duration: 1)
        #expect(resolve(linear.repeatCount(0)).duration == 1)
        #expect(resolve(linear.repeatCount(.min)).duration == 1)
        #expect(resolve(linear.repeatCount(.max)).duration > 1e18)
        #expect(progress(linear.repeatCount(.max), 1e18) != nil)
        for animation in [
            linear.delay(.nan), linear.delay(.infinity), linear.speed(.nan), linear.speed(.infinity),
        ] {
            #expect(progress(animation, 0.25) == 0.25)
        }
        for animation in [linear.speed(0), linear.speed(-1), linear.speed(0).repeatForever()] {
            #expect(resolve(animation).duration == .infinity)
            #expect(progress(animation, 1e9) == 0)
        }
        for animation in [
            Animation.spring(duration: 0.5, bounce: 1), .spring(duration: 0.5, bounce: -1),
            .interpolatingSpring(stiffness: 100, damping: 0),
            .interpolatingSpring(stiffness: -1, damping: -1, initialVelocity: .nan),
            .interpolatingSpring(.smooth, initialVelocity: .greatestFiniteMagnitude),
        ] {
            #expect(resolve(animation).duration.isFinite)
            #expect(progress(animation, 0.1)?.isFinite != false)
        }
        #expect(progress(linear, -1) == 0)
        #expect(progress(linear, .nan) == nil)
    }
}

import Testing

@testable import ViewEngine

@Suite struct `A spring` {
    @Test(arguments: SpringCase.all)
    func `has the physics of its parameters`(_ example: SpringCase) {
        let spring = example.spring
        #expect(agree(spring.angularFrequency, example.angularFrequency, decimals: 5))
        #expect(agree(spring.stiffness, example.stiffness, decimals: 4))
        #expect(agree(spring.damping, example.damping, decimals: 4))
        #expect(agree(spring.dampingRatio, example.dampingRatio, decimals: 4))
    }

    @Test(arguments: SpringCase.all)
    func `moves by the closed form`(_ example: SpringCase) {
        for (index, time) in SpringCase.times.enumerated() {
            let value = example.spring.value(target: 1.0, time: time)
            let velocity = example.spring.velocity(target: 1.0, time: time)
            #expect(agree(value, example.values[index], decimals: 6))
            #expect(agree(velocity, example.velocities[index], decimals: 5))
        }
    }

    @Test(arguments: SpringCase.all)
    func `rests from the last moment at which it is a thousandth away`(_ example: SpringCase) {
        #expect(agree(example.spring.restDuration, example.rest, decimals: 4))
        #expect(agree(example.spring.settlingDuration, example.settling, decimals: 4))
    }

    @Test func `converts between its forms`() {
        // From Apple's documentation of `Spring`.
        let bouncy = Spring(duration: 0.5, bounce: 0.3)
        #expect(agree(bouncy.stiffness, 157.9, decimals: 1))
        #expect(agree(bouncy.damping, 17.6, decimals: 1))
        let physical = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(agree(physical.duration, 0.63, decimals: 2))
        #expect(agree(physical.bounce, 0.5, decimals: 9))

        #expect(agree(Spring(duration: 0.5, bounce: 0).damping, 25.13, decimals: 2))
        #expect(agree(Spring(duration: 0.5, bounce: -0.2).bounce, -0.2, decimals: 9))
        let heavy = Spring(mass: 4, stiffness: 100, damping: 20)
        #expect(agree(heavy.response, 4 * .pi / 10, decimals: 9))
        #expect(agree(heavy.dampingRatio, 0.5, decimals: 9))
        #expect(agree(heavy.stiffness, 100, decimals: 9))
        #expect(agree(heavy.damping, 20, decimals: 9))
        #expect(heavy.mass == 4)
    }

    @Test func `has presets of increasing bounce`() {
        #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
        #expect(Spring.snappy(duration: 0.4) == Spring(duration: 0.4, bounce: 0.15))
        #expect(Spring.bouncy(extraBounce: 0.1) == Spring(duration: 0.5, bounce: 0.4))
    }

    @Test func `is overdamped only if that is allowed`() {
        let critical = Spring(stiffness: 100, damping: 30)
        #expect(critical.dampingRatio == 1)
        #expect(agree(critical.angularFrequency, 10, decimals: 9))
        #expect(Spring(stiffness: 100, damping: 30, allowOverDamping: true).dampingRatio == 1.5)
    }

    @Test(arguments: SpringCase.all)
    func `carries an initial velocity`(_ example: SpringCase) {
        // The equation of motion, by finite differences.
        let spring = example.spring
        let step = 1e-4
        for time in SpringCase.times {
            func value(_ time: Double) -> Double { spring.value(target: 2, initialVelocity: -7, time: time) }
            let velocity = (value(time + step) - value(time - step)) / (2 * step)
            let acceleration = (value(time + step) - 2 * value(time) + value(time - step)) / (step * step)
            let force = spring.stiffness * (2 - value(time)) - spring.damping * velocity
            #expect((acceleration - force).magnitude < 0.02)
            let exact = spring.velocity(target: 2.0, initialVelocity: -7, time: time)
            #expect((velocity - exact).magnitude < 0.001)
        }
        #expect(spring.value(target: 2, initialVelocity: -7, time: 0) == 0)
        #expect(spring.velocity(target: 2.0, initialVelocity: -7, time: 0) == -7)
    }

    @Test func `moves in the same way just below and just above critical damping`() {
        let critical = Spring(response: 0.5, dampingRatio: 1)
        for ratio in [1 - 1e-9, 1 - 1e-15, 1 + 1e-15, 1 + 1e-9] {
            let spring = Spring(response: 0.5, dampingRatio: ratio)
            for time in SpringCase.times {
                let difference = spring.value(target: 1.0, time: time) - critical.value(target: 1, time: time)
                #expect(difference.magnitude < 1e-8)
            }
            #expect((spring.restDuration - critical.restDuration).magnitude < 1e-6)
        }
    }

    @Test(arguments: SpringCase.all)
    func `stays within its tolerance from its end on`(_ example: SpringCase) {
        let spring = example.spring
        for (step, speed) in [(1.0, 0.0), (1, 5), (0, 30), (0.01, 200), (100, 1)] {
            let tolerance = max(0.001 * step, 1e-5)
            let end = spring.restDuration(step: step, speed: speed, tolerance: tolerance)
            for index in 0..<2000 {
                let time = end * (1 + Double(index) / 500)
                for velocity in [speed, -speed] {
                    let rest = step - spring.value(target: step, initialVelocity: velocity, time: time)
                    #expect(rest.magnitude <= tolerance * 1.000_001)
                }
            }
            #expect(end < 8 * spring.settlingDuration)
        }
    }

    @Test func `jumps if it is infinitely stiff`() {
        for response in [0, -1, .nan, .infinity, -Double.infinity] {
            let spring = Spring(response: response, dampingRatio: 0.825)
            #expect(spring.restDuration == 0)
            #expect(spring.settlingDuration == 0)
            #expect(spring.value(target: 1.0, time: 0) == 1)
            #expect(spring.velocity(target: 1.0, time: 1) == 0)
        }
        #expect(Spring(stiffness: .infinity, damping: 1).value(target: 1.0, time: 0) == 1)
        #expect(Spring(stiffness: 0, damping: 1).value(target: 1.0, time: 0) == 1)
    }

    @Test func `always comes to rest`() {
        let springs = [
            Spring(duration: 0.5, bounce: 1), Spring(duration: 0.5, bounce: 7),
            Spring(duration: 0.5, bounce: -1), Spring(duration: 0.5, bounce: -.infinity),
            Spring(duration: 0.5, bounce: .nan), Spring(response: 0.5, dampingRatio: 0),
            Spring(response: 0.5, dampingRatio: -1), Spring(response: 0.5, dampingRatio: .infinity),
            Spring(mass: .nan, stiffness: 100, damping: .nan), Spring(mass: 0, stiffness: 100, damping: 0),
            Spring(mass: 1e308, stiffness: 1e-308, damping: 1),
            Spring(response: .leastNonzeroMagnitude, dampingRatio: 1),
            Spring(response: .greatestFiniteMagnitude, dampingRatio: 0.5),
        ]
        for spring in springs {
            #expect(spring.restDuration >= 0)
            #expect(!spring.settlingDuration.isNaN)
            #expect(spring.bounce > -1 && spring.bounce < 1)
            for time in [0, 1, 1e9, Double.infinity] {
                #expect(spring.value(target: 1.0, initialVelocity: 1, time: time).isFinite)
            }
        }
        #expect(Spring(duration: 0.5, bounce: 1).restDuration.isFinite)
        #expect(!Spring.smooth.restDuration(step: .nan, speed: .infinity, tolerance: 0.1).isNaN)
    }
}

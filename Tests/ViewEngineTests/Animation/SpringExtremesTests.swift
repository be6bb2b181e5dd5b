import Testing

@testable import ViewEngine

@Suite struct `A step of a spring` {
    /// Values of a step computed by closed form and by Runge–Kutta integration, in seconds.
    struct Extremes: Sendable {
        let spring: Spring
        /// The first time at the target, the overshoot, and the time of the overshoot.
        var crossing, peak, overshoot: Double?
        /// The last times at which it is a hundredth, and a step of an 8-bit color, away.
        let hundredth, colorStep: Double
    }

    static let all = [
        Extremes(
            spring: Spring(response: 0.5, dampingRatio: 0.825),
            crossing: 0.3578,
            peak: 0.4424,
            overshoot: 0.010191,
            hundredth: 0.4587,
            colorStep: 0.5893
        ),
        Extremes(
            spring: Spring(response: 0.55, dampingRatio: 0.825),
            crossing: 0.3936,
            peak: 0.4866,
            overshoot: 0.010191,
            hundredth: 0.5046,
            colorStep: 0.6482
        ),
        Extremes(spring: .smooth, hundredth: 0.5283, colorStep: 0.6132),
        Extremes(
            spring: Spring(response: 0.55, dampingRatio: 1),
            hundredth: 0.5811,
            colorStep: 0.6745
        ),
        Extremes(
            spring: .snappy,
            crossing: 0.3908,
            peak: 0.4746,
            overshoot: 0.006288,
            hundredth: 0.3551,
            colorStep: 0.5722
        ),
        Extremes(
            spring: .bouncy,
            crossing: 0.2614,
            peak: 0.3501,
            overshoot: 0.045988,
            hundredth: 0.5232,
            colorStep: 0.5652
        ),
        Extremes(
            spring: Spring(response: 0.15, dampingRatio: 0.86),
            crossing: 0.1219,
            peak: 0.1470,
            overshoot: 0.005019,
            hundredth: 0.1095,
            colorStep: 0.1671
        ),
        Extremes(
            spring: Spring(duration: 0.15, bounce: 0.15),
            crossing: 0.1172,
            peak: 0.1424,
            overshoot: 0.006288,
            hundredth: 0.1065,
            colorStep: 0.1717
        ),
        Extremes(
            spring: Spring(response: 0.3, dampingRatio: 0.6),
            crossing: 0.1322,
            peak: 0.1875,
            overshoot: 0.094780,
            hundredth: 0.2988,
            colorStep: 0.4461
        ),
        Extremes(
            spring: Spring(stiffness: 100, damping: 10),
            crossing: 0.2418,
            peak: 0.3628,
            overshoot: 0.163034,
            hundredth: 0.8781,
            colorStep: 1.1358
        ),
        Extremes(
            spring: Spring(stiffness: 170, damping: 15),
            crossing: 0.2047,
            peak: 0.2946,
            overshoot: 0.109788,
            hundredth: 0.6405,
            colorStep: 0.7199
        ),
        Extremes(
            spring: Spring(stiffness: 170, damping: 5),
            crossing: 0.1378,
            peak: 0.2455,
            overshoot: 0.541311,
            hundredth: 1.7787,
            colorStep: 2.2240
        ),
        Extremes(
            spring: Spring(duration: 0.5, bounce: -0.2),
            hundredth: 0.7787,
            colorStep: 0.9277
        ),
    ]

    /// The first time at which a condition begins to hold, or the last at which it ends, to 10 µs.
    private func moments(where holds: (Double) -> Bool) -> (first: Double?, last: Double?) {
        let times = (1...400_000).lazy.map { Double($0) / 100_000 }
        return (times.first(where: holds), times.last(where: holds))
    }

    @Test(arguments: all)
    func `crosses its target, reverses and settles`(_ expected: Extremes) throws {
        let spring = expected.spring
        func value(_ time: Double) -> Double { spring.value(target: 1.0, time: time) }
        let crossing = moments { value($0) > 1 + 1e-12 }.first
        #expect((crossing == nil) == (expected.crossing == nil))
        if let crossing, let expectedCrossing = expected.crossing {
            #expect((crossing - expectedCrossing).magnitude < 7e-5)
            let turn = try #require(moments { spring.velocity(target: 1.0, time: $0) < 0 }.first)
            #expect((turn - (try #require(expected.peak))).magnitude < 7e-5)
            #expect((value(turn) - 1 - (try #require(expected.overshoot))).magnitude < 6e-7)
        }
        for (limit, time) in [(0.01, expected.hundredth), (1 / 255, expected.colorStep)] {
            let last = try #require(moments { (1 - value($0)).magnitude >= limit }.last)
            #expect((last - time).magnitude < 7e-5)
        }
    }
}

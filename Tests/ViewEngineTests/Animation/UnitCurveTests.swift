import Testing
import ViewEngine

@Suite struct `A unit curve` {
    /// The positions at which the values below were computed, by bisection and as roots of the polynomial.
    private static let places = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]

    private static let coreAnimation = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1),
        endControlPoint: UnitPoint(x: 0.25, y: 1)
    )

    @Test(
        arguments: [
            (
                .easeIn,
                [
                    0.017027, 0.062282, 0.093465, 0.129577, 0.214861, 0.315357,
                    0.429120, 0.554814, 0.621862, 0.691634, 0.839428,
                ]
            ),
            (
                .easeOut,
                [
                    0.160572, 0.308366, 0.378138, 0.445186, 0.570880, 0.684643,
                    0.785139, 0.870423, 0.906535, 0.937718, 0.982973,
                ]
            ),
            (
                .easeInOut,
                [
                    0.019722, 0.081660, 0.129162, 0.187396, 0.331884, 0.500000,
                    0.668116, 0.812604, 0.870838, 0.918340, 0.980278,
                ]
            ),
            (
                coreAnimation,
                [
                    0.094796, 0.295244, 0.408511, 0.513315, 0.682541, 0.802403,
                    0.885229, 0.940765, 0.960459, 0.975625, 0.994316,
                ]
            ),
        ] as [(UnitCurve, [Double])]
    )
    func `has the values of its Bézier curve`(_ curve: UnitCurve, _ values: [Double]) {
        for (place, value) in zip(Self.places, values) {
            #expect(agree(curve.value(at: place), value, decimals: 6))
        }
    }

    @Test(arguments: [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
        .circularEaseInOut, coreAnimation,
        .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
        .bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 1, y: 0)),
    ])
    func `rises from 0 to 1 and stays there`(_ curve: UnitCurve) {
        for place in [0, -1, -Double.infinity, .nan] { #expect(curve.value(at: place) == 0) }
        for place in [1, 2, Double.infinity] { #expect(curve.value(at: place) == 1) }
        #expect(!curve.velocity(at: 0).isNaN && !curve.velocity(at: 1).isNaN)
    }

    @Test func `matches the parametric curve exactly`() {
        for (x1, y1, x2, y2) in [
            (0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1), (0, 1.5, 1, -0.5), (0.01, 0, 0.99, 0.3),
            (1, 0, 1, 1),
        ] {
            let curve = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: x1, y: y1),
                endControlPoint: UnitPoint(x: x2, y: y2)
            )
            for index in 1..<100 {
                let s = Double(index) / 100
                let a = 3 * s * (1 - s) * (1 - s)
                let b = 3 * s * s * (1 - s)
                let error = curve.value(at: a * x1 + b * x2 + s * s * s) - (a * y1 + b * y2 + s * s * s)
                #expect(error.magnitude < 1e-9)
            }
        }
    }

    @Test func `may overshoot`() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.3, y: -0.6),
            endControlPoint: UnitPoint(x: 0.7, y: 1.6)
        )
        #expect(curve.value(at: 0.1) < 0)
        #expect(curve.value(at: 0.9) > 1)
    }

    @Test func `of a circle is a circular arc`() {
        #expect(agree(UnitCurve.circularEaseIn.value(at: 0.6), 0.2, decimals: 12))
        #expect(agree(UnitCurve.circularEaseOut.value(at: 0.4), 0.8, decimals: 12))
        #expect(agree(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1, decimals: 12))
        #expect(agree(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9, decimals: 12))
    }

    @Test(arguments: [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
        .circularEaseInOut, coreAnimation,
    ])
    func `has the velocity of its slope`(_ curve: UnitCurve) {
        for place in Self.places where place != 0.5 {
            let slope = (curve.value(at: place + 1e-6) - curve.value(at: place - 1e-6)) / 2e-6
            #expect((curve.velocity(at: place) - slope).magnitude < 1e-5)
        }
    }

    @Test func `starts and ends in the direction of its nearest control point`() {
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        #expect(agree(UnitCurve.easeIn.velocity(at: 1), 1 / 0.58, decimals: 9))
        #expect(agree(UnitCurve.easeOut.velocity(at: 0), 1 / 0.58, decimals: 9))
        #expect(agree(Self.coreAnimation.velocity(at: 0), 0.4, decimals: 9))
        #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    }

    @Test func `never runs backwards in time`() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -1, y: 0),
            endControlPoint: UnitPoint(x: .nan, y: .infinity)
        )
        #expect(
            curve
                == .bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
        )
    }
}

import Testing
import ViewEngine

/// A spring and its values, computed by closed form and by Runge–Kutta integration in steps of 10 µs.
struct SpringCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let spring: Spring
    let angularFrequency, stiffness, damping, dampingRatio: Double
    /// The last time at which a step is a thousandth or more away from its target.
    let rest: Double
    let settling: Double
    /// The step response and its velocity at the `times`.
    let values, velocities: [Double]

    static let times = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1]

    init(
        _ name: String,
        _ spring: Spring,
        angularFrequency: Double,
        stiffness: Double,
        damping: Double,
        dampingRatio: Double,
        rest: Double,
        settling: Double,
        values: [Double],
        velocities: [Double]
    ) {
        testDescription = name
        self.spring = spring
        self.angularFrequency = angularFrequency
        self.stiffness = stiffness
        self.damping = damping
        self.dampingRatio = dampingRatio
        self.rest = rest
        self.settling = settling
        self.values = values
        self.velocities = velocities
    }

    static let all = [
        SpringCase(
            "response 0.5, damping 0.825",
            Spring(response: 0.5, dampingRatio: 0.825),
            angularFrequency: 12.56637,
            stiffness: 157.9137,
            damping: 20.7345,
            dampingRatio: 0.8250,
            rest: 0.6886,
            settling: 0.9008,
            values: [
                0.139417, 0.393608, 0.628021, 0.799649, 0.968511, 1.008260, 1.008402, 1.000259, 0.999945,
            ],
            velocities: [4.60365, 5.14087, 4.10825, 2.76463, 0.84028, 0.10422, -0.04962, -0.00763, 0.00051]
        ),
        SpringCase(
            "response 0.55, damping 0.825",
            Spring(response: 0.55, dampingRatio: 0.825),
            angularFrequency: 11.42397,
            stiffness: 130.5072,
            damping: 18.8496,
            dampingRatio: 0.8250,
            rest: 0.7575,
            settling: 0.9817,
            values: [
                0.118934, 0.346502, 0.569593, 0.745052, 0.940526, 1.001689, 1.010082, 1.001122, 0.999900,
            ],
            velocities: [4.00294, 4.73938, 4.05151, 2.95013, 1.11677, 0.24722, -0.01568, -0.01707, 0.00028]
        ),
        SpringCase(
            "duration 0.5, bounce 0",
            Spring(duration: 0.5, bounce: 0),
            angularFrequency: 12.56637,
            stiffness: 157.9137,
            damping: 25.1327,
            dampingRatio: 1.0000,
            rest: 0.7348,
            settling: 0.8000,
            values: [
                0.131311, 0.357740, 0.561960, 0.715416, 0.890034, 0.960457, 0.986399, 0.999159, 0.999953,
            ],
            velocities: [4.21225, 4.49437, 3.59654, 2.55828, 1.09217, 0.41446, 0.14745, 0.00956, 0.00055]
        ),
        SpringCase(
            "response 0.55, damping 1",
            Spring(response: 0.55, dampingRatio: 1),
            angularFrequency: 11.42397,
            stiffness: 130.5072,
            damping: 22.8479,
            dampingRatio: 1.0000,
            rest: 0.8082,
            settling: 0.9000,
            values: [
                0.112512, 0.316461, 0.510965, 0.665624, 0.856214, 0.942287, 0.977810, 0.998181, 0.999864,
            ],
            velocities: [3.68584, 4.16387, 3.52793, 2.65699, 1.27158, 0.54094, 0.21573, 0.01861, 0.00143]
        ),
        SpringCase(
            "snappy",
            .snappy,
            angularFrequency: 12.56637,
            stiffness: 157.9137,
            damping: 21.3628,
            dampingRatio: 0.8500,
            rest: 0.6967,
            settling: 0.8768,
            values: [
                0.138210, 0.388102, 0.617685, 0.786369, 0.956447, 1.001617, 1.006020, 1.000436, 0.999966,
            ],
            velocities: [4.54451, 5.03891, 4.02539, 2.73171, 0.88586, 0.15765, -0.01915, -0.00766, 0.00018]
        ),
        SpringCase(
            "bouncy",
            .bouncy,
            angularFrequency: 12.56637,
            stiffness: 157.9137,
            damping: 17.5929,
            dampingRatio: 0.7000,
            rest: 0.8187,
            settling: 1.0447,
            values: [
                0.145715, 0.423302, 0.685055, 0.873711, 1.033930, 1.039303, 1.014498, 0.998192, 1.000072,
            ],
            velocities: [4.91705, 5.70756, 4.58493, 2.95381, 0.54602, -0.22597, -0.21095, 0.01038, 0.00116]
        ),
        SpringCase(
            "response 0.15, damping 0.86",
            Spring(response: 0.15, dampingRatio: 0.86),
            angularFrequency: 41.88790,
            stiffness: 1754.5963,
            damping: 72.0472,
            dampingRatio: 0.8600,
            rest: 0.2092,
            settling: 0.2920,
            values: [
                0.676635, 0.975876, 1.004981, 1.001449, 0.999976, 1.000000, 1.000000, 1.000000, 1.000000,
            ],
            velocities: [
                11.88034, 1.88779, -0.02388, -0.05525, 0.00021, 0.00003, -0.00000, -0.00000, 0.00000,
            ]
        ),
        SpringCase(
            "duration 0.15, bounce 0.15",
            Spring(duration: 0.15, bounce: 0.15),
            angularFrequency: 41.88790,
            stiffness: 1754.5963,
            damping: 71.2094,
            dampingRatio: 0.8500,
            rest: 0.2090,
            settling: 0.2951,
            values: [
                0.681166, 0.979975, 1.006020, 1.001484, 0.999966, 1.000000, 1.000000, 1.000000, 1.000000,
            ],
            velocities: [
                11.96779, 1.81864, -0.06383, -0.06139, 0.00060, 0.00003, -0.00000, -0.00000, -0.00000,
            ]
        ),
        SpringCase(
            "response 0.3, damping 0.6",
            Spring(response: 0.3, dampingRatio: 0.6),
            angularFrequency: 20.94395,
            stiffness: 438.6491,
            damping: 25.1327,
            dampingRatio: 0.6000,
            rest: 0.4854,
            settling: 0.7572,
            values: [
                0.345683, 0.817462, 1.055903, 1.091864, 1.009320, 0.992004, 0.999721, 0.999919, 1.000004,
            ],
            velocities: [10.37927, 7.41024, 2.33648, -0.44091, -0.57402, 0.06987, 0.04234, 0.00000, -0.00008]
        ),
        SpringCase(
            "stiffness 100, damping 10",
            Spring(stiffness: 100, damping: 10),
            angularFrequency: 10.00000,
            stiffness: 100.0000,
            damping: 10.0000,
            dampingRatio: 0.5000,
            rest: 1.2702,
            settling: 1.7399,
            values: [
                0.104405, 0.340300, 0.610493, 0.849426, 1.124355, 1.153123, 1.074591, 0.974152, 1.002170,
            ],
            velocities: [3.77345, 5.33507, 5.25424, 4.19280, 1.33243, -0.49530, -0.87942, 0.05714, 0.05385]
        ),
        SpringCase(
            "stiffness 170, damping 15",
            Spring(stiffness: 170, damping: 15),
            angularFrequency: 13.03840,
            stiffness: 170.0000,
            damping: 15.0000,
            dampingRatio: 0.5752,
            rest: 0.9475,
            settling: 1.2064,
            values: [
                0.162450, 0.480943, 0.781213, 0.986203, 1.109520, 1.053069, 0.999787, 0.998012, 1.000547,
            ],
            velocities: [5.56898, 6.59211, 5.17260, 3.00901, -0.09741, -0.71587, -0.30503, 0.05688, -0.00834]
        ),
        SpringCase(
            "stiffness 170, damping 5",
            Spring(stiffness: 170, damping: 5),
            angularFrequency: 13.03840,
            stiffness: 170.0000,
            damping: 5.0000,
            dampingRatio: 0.1917,
            rest: 2.7439,
            settling: 3.2642,
            values: [
                0.189122, 0.630696, 1.108622, 1.441410, 1.421354, 0.920664, 0.708964, 1.156222, 0.916421,
            ],
            velocities: [6.99980, 9.91087, 8.58114, 4.43127, -4.02997, -4.48955, 0.43696, -0.34987, 0.24873]
        ),
        SpringCase(
            "duration 0.5, bounce −0.2",
            Spring(duration: 0.5, bounce: -0.2),
            angularFrequency: 12.56637,
            stiffness: 157.9137,
            damping: 31.4159,
            dampingRatio: 1.2500,
            rest: 1.1452,
            settling: 1.2000,
            values: [
                0.121000, 0.315683, 0.488137, 0.622708, 0.797729, 0.892011, 0.942383, 0.988022, 0.997510,
            ],
            velocities: [3.73467, 3.79073, 3.07128, 2.32937, 1.26756, 0.67825, 0.36200, 0.07526, 0.01564]
        ),
    ]
}

import Graphics
import Testing

@testable import TextShaping

@Suite struct Tracking {
    private func points(_ size: Double, weight: Int = 400) -> Double {
        TextShaping.Tracking.points(for: FontDescriptor(size: size, weight: weight))
    }

    @Test(arguments: [(6.0, 0.24), (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (17, -0.43)])
    func `is Apple's up to 17 points, less the mean difference of the letters`(size: Double, apple: Double) {
        #expect(abs(points(size) - (apple - 0.0049 * size)) < 1e-9)
    }

    @Test(arguments: [(18.0, -0.0320), (20, -0.0409), (34, -0.0582), (60, -0.0582)])
    func `is ours above 17 points`(size: Double, ems: Double) {
        #expect(abs(points(size) / size - ems) < 1e-9)
    }

    @Test func `is interpolated between sizes`() {
        #expect(points(16.5) / 16.5 < points(16) / 16)
        #expect(points(16.5) / 16.5 > points(17) / 17)
    }

    @Test(arguments: [
        (17.0, 600, 0.0068 - 0.43 / 17), (20, 600, -0.0292), (22, 700, -0.0274), (34, 600, -0.0426),
    ])
    func `is wider for heavier weights`(size: Double, weight: Int, ems: Double) {
        #expect(abs(points(size, weight: weight) / size - ems) < 1e-4)
    }
}

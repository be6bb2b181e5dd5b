import Graphics
import Testing

@testable import TextShaping

@Suite struct `A path without a region` {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    /// The points of a grid that a path contains.
    private func points(in path: Path) -> Set<Int> {
        Set((0..<1600).filter { path.contains(point($0)) })
    }

    private func point(_ index: Int) -> CGPoint {
        CGPoint(x: Double(index % 40) * 0.37 - 2.13, y: Double(index / 40) * 0.37 - 2.17)
    }

    /// Expects the points of the path that are not in the region, but for some at the edge of curves, which `contains`
    /// takes for lines.
    private func expectDifference(of path: Path, and region: ConvexRegion, butFor count: Int = 0) throws {
        let rest = try #require(path.clockwise.subtracting(region))
        let expected = points(in: path).filter { !region.contains(point($0)) }
        #expect(points(in: rest).symmetricDifference(expected).count <= count)
    }

    @Test(arguments: [(5.0, 5.0), (10, 10), (0, 5), (9, 2), (-1, 11), (5, 20)])
    func `has a hole, a bay, or all of its points`(x: Double, y: Double) throws {
        for radius in [1, 3, 7, 20] as [CGFloat] {
            let circle = ConvexRegion(circleAt: CGPoint(x: x, y: y), radius: radius)
            try expectDifference(of: square, and: circle)
            try expectDifference(of: square.reversed, and: circle)
            let ellipse = Path(ellipseIn: CGRect(x: 0, y: 1, width: 10, height: 7))
            try expectDifference(of: ellipse, and: circle, butFor: 2)
        }
    }

    @Test func `is cut in two by a line`() throws {
        let line = ConvexRegion(lineFrom: CGPoint(x: -3, y: -3), to: CGPoint(x: 13, y: 13), width: 2)
        try expectDifference(of: square, and: line)
        #expect(try #require(square.subtracting(line)).contours.count == 2)
        // A ring, which runs clockwise outside and counterclockwise inside.
        let inside = Path(CGRect(x: 2, y: 2, width: 6, height: 6))
        let ring = Path(elements: square.elements + inside.reversed.elements)
        try expectDifference(of: ring, and: line)
        #expect(try #require(ring.subtracting(line)).contours.count == 2)
    }

    @Test func `loses the parts that overlap too`() throws {
        let other = Path(CGRect(x: 5, y: 5, width: 7, height: 3))
        let both = Path(elements: square.elements + other.elements)
        try expectDifference(of: both, and: ConvexRegion(circleAt: CGPoint(x: 10, y: 6), radius: 2.6))
    }

    @Test func `is empty if the region is around it`() throws {
        let circle = ConvexRegion(circleAt: CGPoint(x: 5, y: 5), radius: 9)
        #expect(try #require(square.subtracting(circle)).isEmpty)
        #expect(try #require(Path().subtracting(circle)).isEmpty)
    }

    @Test func `is cut out of another one, in whatever direction its contours run`() throws {
        let hole = Path(CGRect(x: 2, y: 2, width: 6, height: 6))
        let island = Path(CGRect(x: 4, y: 4, width: 2, height: 2))
        let around = Path(CGRect(x: -5, y: -5, width: 30, height: 30))
        let mixtures = [
            [square, hole.reversed, island], [square.reversed, hole, island.reversed],
            [square.reversed, hole, island.reversed, Path(CGRect(x: 11, y: 0, width: 1, height: 3))],
        ]
        for contours in mixtures {
            let path = Path(elements: contours.flatMap(\.elements))
            #expect(points(in: path.clockwise) == points(in: path))
            let rest = Path(elements: around.elements + path.clockwise.reversed.elements)
            #expect(points(in: rest).isDisjoint(with: points(in: path)))
            #expect(points(in: rest).count + points(in: path).count == 1600)
            try expectDifference(of: path, and: ConvexRegion(circleAt: CGPoint(x: 8, y: 5), radius: 2.5))
        }
    }
}

import Graphics
import Testing

@Suite struct `The area of a line along a path` {
    /// An open line from (10, 10) to the right and down, 10 points wide.
    private func corner(_ style: StrokeStyle) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 50, y: 10))
            path.addLine(to: CGPoint(x: 50, y: 50))
        }
        .strokedPath(style)
    }

    private func contains(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
        path.contains(CGPoint(x: x, y: y))
    }

    @Test func `is half the width on either side`() {
        let path = corner(StrokeStyle(lineWidth: 10))
        #expect(contains(path, 30, 5.1) && contains(path, 30, 14.9))
        #expect(!contains(path, 30, 4.9) && !contains(path, 30, 15.1))
        #expect(contains(path, 54.9, 30) && !contains(path, 55.1, 30))
    }

    @Test(arguments: [
        (StrokeStyle.LineJoin.miter, true, true), (.round, false, true), (.bevel, false, false),
    ])
    func `has the corners of its style`(join: StrokeStyle.LineJoin, tip: Bool, middle: Bool) {
        let path = corner(StrokeStyle(lineWidth: 10, lineJoin: join))
        #expect(contains(path, 54.8, 5.2) == tip)
        #expect(contains(path, 53.2, 6.8) == middle)
        #expect(contains(path, 52, 8))
    }

    @Test func `has a bevel from the limit of a miter on`() {
        // The miter of a right angle is √2 as long as the line is wide.
        #expect(contains(corner(StrokeStyle(lineWidth: 10, miterLimit: 1.42)), 54.8, 5.2))
        #expect(!contains(corner(StrokeStyle(lineWidth: 10, miterLimit: 1.41)), 54.8, 5.2))
    }

    @Test(arguments: [(StrokeStyle.LineCap.butt, false, false), (.round, true, false), (.square, true, true)])
    func `has the ends of its style`(cap: StrokeStyle.LineCap, middle: Bool, edge: Bool) {
        let path = corner(StrokeStyle(lineWidth: 10, lineCap: cap))
        #expect(contains(path, 5.5, 10) == middle)
        #expect(contains(path, 5.5, 5.5) == edge)
        #expect(!contains(path, 4.9, 10) && contains(path, 10.5, 10))
    }

    @Test func `has the dashes of its style`() {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 0))
        }
        let path = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 3))
        #expect(contains(path, 6.5, 0) && !contains(path, 7.5, 0))
        #expect(!contains(path, 11.5, 0) && contains(path, 12.5, 0) && contains(path, 21.5, 0))
        #expect(!contains(path, 22.5, 0))
        // An odd list alternates.
        let odd = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10]))
        #expect(contains(odd, 5, 0) && !contains(odd, 15, 0) && contains(odd, 25, 0))
    }

    @Test func `is a ring around a closed outline, without its inside`() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(
            StrokeStyle(lineWidth: 4)
        )
        for angle in stride(from: 0.0, to: 6.2, by: 0.1) {
            func point(_ radius: Double) -> CGPoint {
                let turn = CGAffineTransform(rotationAngle: angle)
                return CGPoint(x: 50 + radius * turn.a, y: 50 + radius * turn.b)
            }
            #expect(path.contains(point(50)) && path.contains(point(51.9)) && path.contains(point(48.2)))
            #expect(!path.contains(point(52.1)) && !path.contains(point(47.8)))
        }
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func `is empty without a width`(width: CGFloat) {
        #expect(corner(StrokeStyle(lineWidth: width)).isEmpty)
    }

    @Test func `of points without a distance is empty`() {
        let point = Path { path in
            path.move(to: .zero)
            path.addLine(to: .zero)
        }
        #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    }
}

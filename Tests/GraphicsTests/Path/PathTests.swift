import Graphics
import Testing

@Suite struct `A path` {
    @Test func `contains the points inside its outline`() {
        let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(circle.contains(CGPoint(x: 60, y: 60)))
        #expect(circle.contains(CGPoint(x: 60, y: 10.5)))
        #expect(circle.contains(CGPoint(x: 60 + 35, y: 60 - 35)))
        #expect(!circle.contains(CGPoint(x: 60 + 36, y: 60 - 36)))
        #expect(!circle.contains(CGPoint(x: 5, y: 60)))
        #expect(!Path().contains(.zero))
    }

    @Test func `contains the points inside an open outline as if it were closed`() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.contains(CGPoint(x: 5, y: 4.9)))
        #expect(!path.contains(CGPoint(x: 5, y: 5.1)))
    }

    @Test func `contains the hole of an outline that winds around it twice in the same direction`() {
        var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 10, y: 20))
        path.closeSubpath()
        #expect(path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func `has bounds that hold its control points`() {
        var path = Path()
        #expect(path.boundingRect == .zero)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 2), control: CGPoint(x: 3, y: 9))
        #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 4, height: 7))
    }

    @Test func `has every point mapped by a transform`() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addCurve(
            to: CGPoint(x: 3, y: 4),
            control1: CGPoint(x: 5, y: 6),
            control2: CGPoint(x: 7, y: 8)
        )
        path.closeSubpath()
        let moved = path.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0))
        #expect(
            moved.elements == [
                .move(to: CGPoint(x: 11, y: 2)),
                .curve(
                    to: CGPoint(x: 13, y: 4),
                    control1: CGPoint(x: 15, y: 6),
                    control2: CGPoint(x: 17, y: 8)
                ),
                .closeSubpath,
            ]
        )
    }
}

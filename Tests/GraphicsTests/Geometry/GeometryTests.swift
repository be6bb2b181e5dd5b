import Graphics
import Testing

@Suite struct `A rectangle` {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func `has edges and a middle`() {
        #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
        #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    }

    @Test func `is inset on each side, or outset by negative distances`() {
        #expect(rect.insetBy(dx: 5, dy: 10) == CGRect(x: 15, y: 30, width: 20, height: 20))
        #expect(rect.insetBy(dx: -5, dy: 0) == CGRect(x: 5, y: 20, width: 40, height: 40))
    }

    @Test func `is moved by an offset`() {
        #expect(rect.offsetBy(dx: -10, dy: 5) == CGRect(x: 0, y: 25, width: 30, height: 40))
    }

    @Test func `has a union with another one, which holds both`() {
        #expect(rect.union(.zero) == CGRect(x: 0, y: 0, width: 40, height: 60))
        #expect(rect.union(rect) == rect)
    }

    @Test func `contains its top left corner, but not its right and bottom edges`() {
        #expect(rect.contains(CGPoint(x: 10, y: 20)))
        #expect(!rect.contains(CGPoint(x: 40, y: 30)))
        #expect(!rect.contains(CGPoint(x: 20, y: 60)))
    }
}

@Suite struct `A point` {
    @Test func `is another point moved by their distance`() {
        let (point, other) = (CGPoint(x: 3, y: -4), CGPoint(x: 1, y: 1))
        #expect(point.offset(from: other) == CGSize(width: 2, height: -5))
        #expect(other.offset(by: point.offset(from: other)) == point)
    }
}

@Suite struct `An affine transform` {
    @Test func `maps a point by its linear part and its translation`() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(transform.apply(to: CGPoint(x: 10, y: 100)) == CGPoint(x: 315, y: 426))
    }

    @Test func `scales about its anchor`() {
        let anchor = CGPoint(x: 50, y: 20)
        let transform = CGAffineTransform(scaleX: 0.5, y: 2, anchor: anchor)
        #expect(transform.apply(to: anchor) == anchor)
        #expect(transform.apply(to: CGPoint(x: 60, y: 30)) == CGPoint(x: 55, y: 40))
    }

    @Test func `maps a rectangle to the one around its corners`() {
        let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(
            quarterTurn.apply(to: CGRect(x: 1, y: 2, width: 3, height: 4))
                == CGRect(x: -6, y: 1, width: 4, height: 3)
        )
    }
}

@Suite struct `Points, sizes, vectors and rectangles` {
    @Test func `are made of integers, too`() {
        let (one, two) = (1, 2)
        #expect(CGPoint(x: one, y: two) == CGPoint(x: 1.0, y: 2.0))
        #expect(CGSize(width: one, height: two) == CGSize(width: 1.0, height: 2.0))
        #expect(CGVector(dx: one, dy: two) == CGVector(dx: 1.0, dy: 2.0))
        #expect(CGVector() == .zero)
        let rect = CGRect(x: one, y: two, width: two, height: one)
        #expect(rect == CGRect(x: 1.0, y: 2.0, width: 2.0, height: 1.0))
        // As with Apple's overloads, a call with integer literals divides integers.
        #expect(CGPoint(x: 5 / 2, y: 0).x == 2)
        #expect(CGPoint(x: 5 / 2, y: 0.5).x == 2.5)
    }
}

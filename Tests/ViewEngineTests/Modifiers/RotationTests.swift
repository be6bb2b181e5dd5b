import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A rotation` {
    private func transform<Content: View>(_ view: Content) throws -> CGAffineTransform {
        guard case .group(.transform(let transform), _) = render(view).items[0].drawing else {
            Issue.record("no transform")
            return .identity
        }
        return transform
    }

    private func expect(_ point: CGPoint, near other: CGPoint) {
        #expect(abs(point.x - other.x) < 1e-9 && abs(point.y - other.y) < 1e-9, "\(point)")
    }

    private let square = Color.red.frame(width: 20, height: 10)

    @Test func `turns clockwise about its anchor and keeps the layout`() throws {
        let view = square.rotationEffect(.degrees(90))
        #expect(render(view).size == CGSize(width: 20, height: 10))
        let map = try transform(view)
        expect(map.apply(to: CGPoint(x: 10, y: 5)), near: CGPoint(x: 10, y: 5))
        expect(map.apply(to: CGPoint(x: 20, y: 5)), near: CGPoint(x: 10, y: 15))
        let corner = try transform(square.rotationEffect(.radians(.pi), anchor: .topLeading))
        expect(corner.apply(to: CGPoint(x: 3, y: 4)), near: CGPoint(x: -3, y: -4))
    }

    @Test func `in space shortens what turns away`() throws {
        let map = try transform(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 2, z: 0)))
        expect(map.apply(to: CGPoint(x: 20, y: 0)), near: CGPoint(x: 15, y: 0))
        let flat = try transform(square.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)))
        expect(flat.apply(to: CGPoint(x: 20, y: 5)), near: CGPoint(x: 10, y: 15))
    }

    @Test func `is measured in degrees and radians`() {
        #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
        #expect(Angle.radians(.pi / 2) > .degrees(89))
        #expect(Angle() == .zero)
        var angle = Angle.zero
        angle.degrees = 45
        #expect(abs(angle.animatableData - .pi / 4) < 1e-12)
    }
}

import Graphics
import Testing

@Suite struct `A rounded rectangle` {
    private func points(_ path: Path, steps: Int = 64) -> [CGPoint] {
        var points: [CGPoint] = []
        var pen = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let to), .line(let to):
                points.append(to)
                pen = to
            case .curve(let to, let control1, let control2):
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    let u = 1 - t
                    func mix(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                        u * u * u * pen[keyPath: key] + 3 * u * u * t * control1[keyPath: key]
                            + 3 * u * t * t * control2[keyPath: key] + t * t * t * to[keyPath: key]
                    }
                    points.append(CGPoint(x: mix(\.x), y: mix(\.y)))
                }
                pen = to
            case .quadCurve, .closeSubpath: break
            }
        }
        return points
    }

    private func path(
        _ width: CGFloat,
        _ height: CGFloat,
        _ radius: CGFloat,
        _ style: RoundedCornerStyle
    ) -> Path {
        Path(
            roundedRect: CGRect(x: 0, y: 0, width: width, height: height),
            cornerRadius: radius,
            style: style
        )
    }

    @Test func `of the circular style has circular corners`() {
        let radius: CGFloat = 10
        for point in points(path(100, 50, radius, .circular)) where point.x < radius && point.y < radius {
            let distance = ((point.x - radius) * (point.x - radius) + (point.y - radius) * (point.y - radius))
                .squareRoot()
            #expect(abs(distance - radius) < 0.005)
        }
    }

    @Test func `of the continuous style starts to bend at 1528 thousandths of its radius`() {
        let path = path(100, 60, 10, .continuous)
        #expect(path.elements.first == .move(to: CGPoint(x: 15.286_649_5, y: 0)))
        let top = points(path).filter { $0.y == 0 }.map(\.x)
        #expect(top.max().map { abs($0 - (100 - 15.286_649_5)) < 1e-6 } == true)
    }

    @Test func `of the continuous style lies inside of the circular one where the bend begins`() {
        // A quarter of a circle still touches the edge at one radius; Apple's corner has left it.
        let corner = points(path(100, 60, 10, .continuous)).filter { $0.x < 20 && $0.y < 5 && $0.x > 10 }
        #expect(corner.contains { $0.y > 0.05 })
    }

    @Test(arguments: [(100.0, 28.0, 14.0), (28.0, 100.0, 14.0), (30.0, 30.0, 15.0), (50.0, 34.0, 15.0)])
    func `with a radius near half of a side stays inside and is symmetrical`(
        width: CGFloat,
        height: CGFloat,
        radius: CGFloat
    ) {
        let all = points(path(width, height, radius, .continuous))
        for point in all {
            #expect(point.x > -1e-9 && point.x < width + 1e-9 && point.y > -1e-9 && point.y < height + 1e-9)
            let mirrored = CGPoint(x: width - point.x, y: point.y)
            #expect(all.contains { abs($0.x - mirrored.x) < 0.05 && abs($0.y - mirrored.y) < 0.05 })
        }
    }

    @Test func `as a capsule is round at its ends and bends early along its length`() {
        let all = points(path(100, 28, 14, .continuous))
        #expect(all.contains { abs($0.x) < 1e-9 && abs($0.y - 14) < 1e-9 })
        let top = all.filter { $0.y < 1e-9 }.map(\.x)
        #expect(top.min().map { abs($0 - 14 * 1.528_664_95) < 1e-6 } == true)
    }

    @Test func `in a square with half its side as radius is nearly a circle`() {
        for point in points(path(20, 20, 10, .continuous)) {
            let distance = ((point.x - 10) * (point.x - 10) + (point.y - 10) * (point.y - 10)).squareRoot()
            #expect(abs(distance - 10) < 0.15)
        }
    }

    @Test func `limits its radius to half of the shorter side`() {
        #expect(path(40, 20, 99, .circular) == path(40, 20, 10, .circular))
        #expect(path(40, 20, 0, .continuous) == Path(CGRect(x: 0, y: 0, width: 40, height: 20)))
        #expect(path(40, 20, -5, .continuous) == path(40, 20, 0, .continuous))
    }
}

@Suite struct `A colour` {
    @Test func `over another is what paint would show`() {
        let over = ResolvedColor(0x787880, opacity: 0.16).composited(over: ResolvedColor(0xFFFFFF))
        #expect((over.red * 255).rounded() == 233)
        #expect((over.blue * 255).rounded() == 235)
        #expect(ResolvedColor.clear.composited(over: .clear) == .clear)
    }
}

@Suite struct `A path` {
    @Test func `contains what its outline goes round`() {
        let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(circle.contains(CGPoint(x: 60, y: 60)))
        #expect(circle.contains(CGPoint(x: 60, y: 10.5)))
        #expect(circle.contains(CGPoint(x: 60 + 35, y: 60 - 35)))
        #expect(!circle.contains(CGPoint(x: 60 + 36, y: 60 - 36)))
        #expect(!circle.contains(CGPoint(x: 5, y: 60)))
        #expect(!Path().contains(.zero))
    }

    @Test func `contains what an open outline would, were it closed`() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.contains(CGPoint(x: 5, y: 4.9)))
        #expect(!path.contains(CGPoint(x: 5, y: 5.1)))
    }
}

@Suite struct `The bounds of an item` {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    private var box: DisplayItem { .fill(.rectangle(square), ResolvedColor(0)) }

    @Test func `hold half of a line's width`() {
        let line = DisplayItem.stroke(.rectangle(square), StrokeStyle(lineWidth: 4), ResolvedColor(0))
        #expect(line.paintBounds == CGRect(x: -2, y: -2, width: 14, height: 14))
    }

    @Test func `hold the shadow and what throws it`() {
        let shadow = Shadow(color: ResolvedColor(0), radius: 1, offset: CGSize(width: 0, height: 8))
        #expect(
            DisplayItem.group(.shadow(shadow), [box]).paintBounds
                == CGRect(x: -3, y: 0, width: 16, height: 21)
        )
    }

    @Test func `end where a clip ends`() {
        let clip = CGRect(x: 2, y: 2, width: 4, height: 4)
        #expect(DisplayItem.group(.clip(.ellipse(clip)), [box]).paintBounds == clip)
    }
}

import Graphics
import Testing

@Suite struct `A rounded rectangle` {
    private func points(on path: Path, steps: Int = 64) -> [CGPoint] {
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
        width: CGFloat,
        height: CGFloat,
        radius: CGFloat,
        _ style: RoundedCornerStyle
    ) -> Path {
        Path(
            roundedRect: CGRect(x: 0, y: 0, width: width, height: height),
            cornerRadius: radius,
            style: style
        )
    }

    @Test func `has circular corners in the circular style`() {
        let radius: CGFloat = 10
        for point in points(on: path(width: 100, height: 50, radius: radius, .circular))
        where point.x < radius && point.y < radius {
            let distance = ((point.x - radius) * (point.x - radius) + (point.y - radius) * (point.y - radius))
                .squareRoot()
            #expect(abs(distance - radius) < 0.005)
        }
    }

    @Test func `begins to bend at 1528 thousandths of its radius in the continuous style`() {
        let path = path(width: 100, height: 60, radius: 10, .continuous)
        #expect(path.elements.first == .move(to: CGPoint(x: 15.286_649_5, y: 0)))
        let top = points(on: path).filter { $0.y == 0 }.map(\.x)
        #expect(top.max().map { abs($0 - (100 - 15.286_649_5)) < 1e-6 } == true)
    }

    @Test func `is inside the circular one where the continuous bend begins`() {
        // A quarter of a circle still touches the edge at one radius; Apple's corner has left it.
        let corner = points(on: path(width: 100, height: 60, radius: 10, .continuous)).filter {
            $0.x < 20 && $0.y < 5 && $0.x > 10
        }
        #expect(corner.contains { $0.y > 0.05 })
    }

    @Test(arguments: [(100.0, 28.0, 14.0), (28.0, 100.0, 14.0), (30.0, 30.0, 15.0), (50.0, 34.0, 15.0)])
    func `is inside its rectangle and symmetrical with a radius near half of a side`(
        width: CGFloat,
        height: CGFloat,
        radius: CGFloat
    ) {
        let all = points(on: path(width: width, height: height, radius: radius, .continuous))
        for point in all {
            #expect(point.x > -1e-9 && point.x < width + 1e-9 && point.y > -1e-9 && point.y < height + 1e-9)
            let mirrored = CGPoint(x: width - point.x, y: point.y)
            #expect(all.contains { abs($0.x - mirrored.x) < 0.05 && abs($0.y - mirrored.y) < 0.05 })
        }
    }

    @Test func `is round at its ends and bends early along its length as a capsule`() {
        let all = points(on: path(width: 100, height: 28, radius: 14, .continuous))
        #expect(all.contains { abs($0.x) < 1e-9 && abs($0.y - 14) < 1e-9 })
        let top = all.filter { $0.y < 1e-9 }.map(\.x)
        #expect(top.min().map { abs($0 - 14 * 1.528_664_95) < 1e-6 } == true)
    }

    @Test func `is nearly a circle in a square with half its side as radius`() {
        for point in points(on: path(width: 20, height: 20, radius: 10, .continuous)) {
            let distance = ((point.x - 10) * (point.x - 10) + (point.y - 10) * (point.y - 10)).squareRoot()
            #expect(abs(distance - 10) < 0.15)
        }
    }

    @Test func `limits its radius to half of the shorter side`() {
        #expect(
            path(width: 40, height: 20, radius: 99, .circular)
                == path(width: 40, height: 20, radius: 10, .circular)
        )
        #expect(
            path(width: 40, height: 20, radius: 0, .continuous)
                == Path(CGRect(x: 0, y: 0, width: 40, height: 20))
        )
        #expect(
            path(width: 40, height: 20, radius: -5, .continuous)
                == path(width: 40, height: 20, radius: 0, .continuous)
        )
    }
}

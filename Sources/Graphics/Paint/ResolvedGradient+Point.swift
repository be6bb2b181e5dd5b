import CMath

extension ResolvedGradient {
    /// The color at a point of the picture.
    package func color(at point: CGPoint) -> ResolvedColor {
        switch geometry {
        case .linear(let start, let end):
            let (x, y) = (end.x - start.x, end.y - start.y)
            let length = x * x + y * y
            guard length > 0 else { return color(at: 1) }
            return color(at: ((point.x - start.x) * x + (point.y - start.y) * y) / length)
        case .radial(let center, let startRadius, let endRadius, let aspect):
            let (x, y) = (point.x - center.x, aspect == 0 ? 0 : (point.y - center.y) / aspect)
            let radius = (x * x + y * y).squareRoot()
            guard endRadius != startRadius else { return color(at: radius < startRadius ? 0.0 : 1.0) }
            return color(at: (radius - startRadius) / (endRadius - startRadius))
        case .angular(let center, _, _):
            return color(atAngle: atan2(point.y - center.y, point.x - center.x))
        }
    }
}

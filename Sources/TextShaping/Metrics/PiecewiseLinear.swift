/// A function defined by points: linear between them, and constant beyond the first and the last.
struct PiecewiseLinear: Sendable {
    private let points: [(x: Double, y: Double)]

    /// A function through at least one point; the points are in ascending order of x.
    init(_ points: [(x: Double, y: Double)]) {
        precondition(!points.isEmpty, "a function needs a point")
        self.points = points
    }

    func callAsFunction(_ x: Double) -> Double {
        guard let right = points.firstIndex(where: { $0.x >= x }) else { return points[points.count - 1].y }
        guard right > 0 else { return points[0].y }
        let (start, end) = (points[right - 1], points[right])
        return start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
    }
}

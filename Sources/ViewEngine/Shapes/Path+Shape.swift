public import Graphics

/// A path is the same shape in every rectangle; as a view, it is drawn from the origin of its frame.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}

extension Path {
    /// Adds a part of a circle, after a line from the current point.
    ///
    /// In the coordinates of a view, whose y-axis points down, a clockwise arc runs counterclockwise on the screen.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool
    ) {
        addArc(
            center: center,
            radius: radius,
            startRadians: startAngle.radians,
            endRadians: endAngle.radians,
            clockwise: clockwise
        )
    }

    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle
    ) {
        addArc(center: center, radius: radius, startRadians: startAngle.radians, sweep: delta.radians)
    }
}

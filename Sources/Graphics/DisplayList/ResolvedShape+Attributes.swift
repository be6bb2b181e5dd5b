extension ResolvedShape {
    package var properties: [DisplayProperty] {
        let frame = DisplayProperty(name: "frame", value: .rect(boundingRect))
        guard case .roundedRectangle(_, let radius, _) = self else { return [frame] }
        return [frame, DisplayProperty(name: "cornerRadius", value: .number(radius))]
    }

    /// The box and the corner radius over time; for a path, the whole outline.
    static func attributes(of shape: Animated<ResolvedShape>) -> [AnimatedAttribute] {
        guard !shape.isConstant else { return [] }
        if case .path = shape.rest { return [AnimatedAttribute(name: "d", values: .outlines(shape))] }
        return [
            AnimatedAttribute(name: "x", values: .numbers(shape.map(\.boundingRect.minX))),
            AnimatedAttribute(name: "y", values: .numbers(shape.map(\.boundingRect.minY))),
            AnimatedAttribute(name: "width", values: .numbers(shape.map(\.boundingRect.width))),
            AnimatedAttribute(name: "height", values: .numbers(shape.map(\.boundingRect.height))),
            AnimatedAttribute(name: "rx", values: .numbers(shape.map(\.drawnCornerRadius))),
        ]
    }
}

extension ResolvedShape {
    package var properties: [DisplayProperty] {
        let frame = DisplayProperty("frame", .rect(boundingRect))
        guard case .roundedRectangle(_, let radius, _) = self else { return [frame] }
        return [frame, DisplayProperty("cornerRadius", .number(radius))]
    }

    /// The box and the corner radius over time; for a path, the whole outline.
    static func attributes(of shape: Animated<ResolvedShape>) -> [AnimatedAttribute] {
        guard !shape.isConstant else { return [] }
        if case .path = shape.rest { return [AnimatedAttribute("d", .outlines(shape))] }
        return [
            AnimatedAttribute("x", .numbers(shape.map(\.boundingRect.minX))),
            AnimatedAttribute("y", .numbers(shape.map(\.boundingRect.minY))),
            AnimatedAttribute("width", .numbers(shape.map(\.boundingRect.width))),
            AnimatedAttribute("height", .numbers(shape.map(\.boundingRect.height))),
            AnimatedAttribute("rx", .numbers(shape.map(\.drawnCornerRadius))),
        ]
    }
}

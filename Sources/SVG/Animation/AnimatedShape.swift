import Graphics

extension SVGWriter {
    /// Writes a shape that may change, as a basic shape that can represent it at every time.
    mutating func shape(
        _ shape: Animated<ResolvedShape>,
        caches: SVGCaches,
        clock: SVGClock,
        attributes: (inout SVGWriter) -> Void = { _ in }
    ) {
        let basicShape = BasicShape(shape)
        self.shape(shape.rest, as: basicShape, caches: caches) { svg in
            attributes(&svg)
            if !shape.isConstant { svg.animate(shape, as: basicShape, clock: clock) }
        }
    }

    private mutating func animate(
        _ shape: Animated<ResolvedShape>,
        as basicShape: BasicShape,
        clock: SVGClock
    ) {
        let rect = shape.map(\.boundingRect)
        switch basicShape {
        case .rectangle, .roundedRectangle:
            animate("x", values: rect.map(\.minX), clock: clock)
            animate("y", values: rect.map(\.minY), clock: clock)
            animate("width", values: rect.map(\.width), clock: clock)
            animate("height", values: rect.map(\.height), clock: clock)
            animate("rx", values: shape.map(\.drawnCornerRadius), clock: clock)
        case .circle:
            animate("cx", values: rect.map(\.midX), clock: clock)
            animate("cy", values: rect.map(\.midY), clock: clock)
            animate("r", values: rect.map { $0.width / 2 }, clock: clock)
        case .ellipse:
            animate("cx", values: rect.map(\.midX), clock: clock)
            animate("cy", values: rect.map(\.midY), clock: clock)
            animate("rx", values: rect.map { $0.width / 2 }, clock: clock)
            animate("ry", values: rect.map { $0.height / 2 }, clock: clock)
        case .path:
            // All paths have elements of the same kinds.
            animate("d", values: shape, clock: clock) { SVGPathData($0.roundedPath) }
        }
    }
}

extension BasicShape {
    /// An element that can represent a shape at every time.
    fileprivate init(_ shape: Animated<ResolvedShape>) {
        self.init(shape.rest)
        if self == .circle, shape.keyframes.contains(where: { BasicShape($0.value) != .circle }) {
            self = .ellipse
        }
    }
}

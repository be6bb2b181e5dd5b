import Graphics
import StyleRuntime
import ViewEngine

// Shapes that are moved, scaled and turned, and shapes that are drawn once more.
extension Bridge {
    mutating func addDrawnShapes() {
        add(type: .shapeView, "View")
        viewMethod("fill", of: "ShapeView", labels: "_", .or("style", FillStyle())) {
            (shape: DrawnShapeArgument, style: AnyShapeStyle, fill: FillStyle) in
            shape.shape.filled(over: style, fill)
        }
        viewMethod("stroke", of: "ShapeView", labels: "_", "style", .or("antialiased", true)) {
            (shape: DrawnShapeArgument, style: AnyShapeStyle, stroke: StrokeStyle, antialiased: Bool) in
            shape.shape.stroked(over: style, style: stroke, antialiased: antialiased)
        }
        viewMethod("stroke", of: "ShapeView", labels: "_", .or("lineWidth", 1.0), .or("antialiased", true)) {
            (shape: DrawnShapeArgument, style: AnyShapeStyle, width: Double, antialiased: Bool) in
            shape.shape.stroked(over: style, lineWidth: width, antialiased: antialiased)
        }
        viewMethod("strokeBorder", of: "ShapeView", labels: "_", "style", .or("antialiased", true)) {
            (shape: DrawnShapeArgument, style: AnyShapeStyle, stroke: StrokeStyle, antialiased: Bool) in
            shape.insettable?.bordered(over: style, style: stroke, antialiased: antialiased) ?? shape.shape
        }
        viewMethod(
            "strokeBorder",
            of: "ShapeView",
            labels: "_",
            .or("lineWidth", 1.0),
            .or("antialiased", true)
        ) {
            (shape: DrawnShapeArgument, style: AnyShapeStyle, width: Double, antialiased: Bool) in
            shape.insettable?.bordered(over: style, lineWidth: width, antialiased: antialiased) ?? shape.shape
        }
    }
}

/// A shape that is filled or stroked; its functions can be called on one of any outline.
protocol DrawnShape: View {
    func filled(over style: AnyShapeStyle, _ fill: FillStyle) -> any View
    func stroked(over style: AnyShapeStyle, style stroke: StrokeStyle, antialiased: Bool) -> any View
    func stroked(over style: AnyShapeStyle, lineWidth width: Double, antialiased: Bool) -> any View
}

/// A filled or stroked shape that can be inset.
protocol DrawnInsettableShape: View {
    func bordered(over style: AnyShapeStyle, style stroke: StrokeStyle, antialiased: Bool) -> any View
    func bordered(over style: AnyShapeStyle, lineWidth width: Double, antialiased: Bool) -> any View
}

extension ShapeView: DrawnShape {
    func filled(over style: AnyShapeStyle, _ fill: FillStyle) -> any View { self.fill(style, style: fill) }
    func stroked(over style: AnyShapeStyle, style stroke: StrokeStyle, antialiased: Bool) -> any View {
        self.stroke(style, style: stroke, antialiased: antialiased)
    }
    func stroked(over style: AnyShapeStyle, lineWidth width: Double, antialiased: Bool) -> any View {
        stroke(style, lineWidth: width, antialiased: antialiased)
    }
}

extension ShapeView: DrawnInsettableShape where Outline: InsettableShape {
    func bordered(over style: AnyShapeStyle, style stroke: StrokeStyle, antialiased: Bool) -> any View {
        strokeBorder(style, style: stroke, antialiased: antialiased)
    }
    func bordered(over style: AnyShapeStyle, lineWidth width: Double, antialiased: Bool) -> any View {
        strokeBorder(style, lineWidth: width, antialiased: antialiased)
    }
}

/// A drawn shape of any outline.
private struct DrawnShapeArgument: Bridged {
    let shape: any DrawnShape
    static var bridgedType: StyleType { .engine(.shapeView) }

    init(bridging value: Value) throws(Failure) {
        guard case .engine(let shape as any DrawnShape) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.shape = shape
    }

    var bridged: Value { .engine(shape) }

    /// The shape as one that can be inset; nil for another one.
    var insettable: (any DrawnInsettableShape)? { shape as? any DrawnInsettableShape }
}

extension FillStyle: EngineValue { static var engineType: EngineType { .fillStyle } }
extension ContainerRelativeShape: EngineValue {
    static var engineType: EngineType { .containerRelativeShape }
}

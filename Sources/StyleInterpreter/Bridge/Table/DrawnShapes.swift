import Graphics
import ViewEngine

// Shapes that are moved, scaled and turned, and shapes that are drawn once more.
extension Bridge {
    mutating func addDrawnShapes() {
        addMovedShapes()
        add(type: .shapeView, "View")
        viewMethod("ShapeView", "fill", "_", .or("style", FillStyle())) {
            (shape: DrawnShapeArgument, style: AnyShapeStyle, fill: FillStyle) in
            shape.shape.filled(over: style, fill)
        }
        viewMethod("ShapeView", "stroke", "_", "style", .or("antialiased", true)) {
            (shape: DrawnShapeArgument, style: AnyShapeStyle, stroke: StrokeStyle, antialiased: Bool) in
            shape.shape.stroked(over: style, style: stroke, antialiased: antialiased)
        }
        viewMethod("ShapeView", "stroke", "_", .or("lineWidth", 1.0), .or("antialiased", true)) {
            (shape: DrawnShapeArgument, style: AnyShapeStyle, width: Double, antialiased: Bool) in
            shape.shape.stroked(over: style, lineWidth: width, antialiased: antialiased)
        }
        viewMethod("ShapeView", "strokeBorder", "_", "style", .or("antialiased", true)) {
            (shape: DrawnShapeArgument, style: AnyShapeStyle, stroke: StrokeStyle, antialiased: Bool) in
            shape.insettable?.bordered(over: style, style: stroke, antialiased: antialiased) ?? shape.shape
        }
        viewMethod("ShapeView", "strokeBorder", "_", .or("lineWidth", 1.0), .or("antialiased", true)) {
            (shape: DrawnShapeArgument, style: AnyShapeStyle, width: Double, antialiased: Bool) in
            shape.insettable?.bordered(over: style, lineWidth: width, antialiased: antialiased) ?? shape.shape
        }
        initializer("cornerSize", .or("style", RoundedCornerStyle.continuous)) {
            (size: CGSize, style: RoundedCornerStyle) in
            RoundedRectangle(cornerSize: size, style: style)
        }
        add(FillStyle.self, "Hashable")
        initializer(.or("eoFill", false), .or("antialiased", true)) { (isEOFilled: Bool, antialiased: Bool) in
            FillStyle(eoFill: isEOFilled, antialiased: antialiased)
        }
        viewMethod("Shape", "fill", "_", "style", result: .engine(.shapeView)) {
            (shape: AnyShapeArgument, style: AnyShapeStyle, fill: FillStyle) in
            shape.shape.filled(style, style: fill)
        }
        viewMethod("Shape", "fill", "style", result: .engine(.shapeView)) {
            (shape: AnyShapeArgument, fill: FillStyle) in
            shape.shape.filled(fill)
        }
        modifier("clipShape", "_", "style") { (view, shape: AnyShapeArgument, style: FillStyle) in
            shape.shape.clip(view, style: style)
        }
        add(ContainerRelativeShape.self, "InsettableShape")
        initializer { () in ContainerRelativeShape() }
        for owner in ["Shape", "InsettableShape"] {
            constants(owner, ["containerRelative": ContainerRelativeShape()])
        }
        modifier("containerShape", "_") { (view, shape: AnyShapeArgument) in shape.shape.contain(view) }
    }

    private mutating func addMovedShapes() {
        let shape = StyleType.any(.shape)
        viewMethod("Shape", "scale", "_", .or("anchor", UnitPoint.center), result: shape) {
            (shape: AnyShapeArgument, scale: Double, anchor: UnitPoint) in
            shape.shape.scaled(x: scale, y: scale, anchor: anchor)
        }
        viewMethod(
            "Shape",
            "scale",
            .or("x", 1.0),
            .or("y", 1.0),
            .or("anchor", UnitPoint.center),
            result: shape
        ) { (shape: AnyShapeArgument, x: Double, y: Double, anchor: UnitPoint) in
            shape.shape.scaled(x: x, y: y, anchor: anchor)
        }
        viewMethod("Shape", "rotation", "_", .or("anchor", UnitPoint.center), result: shape) {
            (shape: AnyShapeArgument, angle: Angle, anchor: UnitPoint) in
            shape.shape.rotated(angle, anchor: anchor)
        }
        viewMethod("Shape", "offset", "_", result: shape) { (shape: AnyShapeArgument, offset: CGSize) in
            shape.shape.moved(by: offset)
        }
        viewMethod("Shape", "offset", "_", result: shape) { (shape: AnyShapeArgument, offset: CGPoint) in
            shape.shape.moved(by: CGSize(width: offset.x, height: offset.y))
        }
        viewMethod("Shape", "offset", .or("x", 0.0), .or("y", 0.0), result: shape) {
            (shape: AnyShapeArgument, x: Double, y: Double) in
            shape.shape.moved(by: CGSize(width: x, height: y))
        }
        viewMethod("Shape", "size", "_", result: shape) { (shape: AnyShapeArgument, size: CGSize) in
            shape.shape.sized(size)
        }
        viewMethod("Shape", "size", "width", "height", result: shape) {
            (shape: AnyShapeArgument, width: Double, height: Double) in
            shape.shape.sized(CGSize(width: width, height: height))
        }
        viewMethod("Shape", "transform", "_", result: shape) {
            (shape: AnyShapeArgument, transform: CGAffineTransform) in
            shape.shape.transformed(transform)
        }
    }
}

extension Shape {
    fileprivate func scaled(x: Double, y: Double, anchor: UnitPoint) -> any Shape {
        scale(x: x, y: y, anchor: anchor)
    }
    fileprivate func rotated(_ angle: Angle, anchor: UnitPoint) -> any Shape {
        rotation(angle, anchor: anchor)
    }
    fileprivate func moved(by offset: CGSize) -> any Shape { self.offset(offset) }
    fileprivate func sized(_ size: CGSize) -> any Shape { self.size(size) }
    fileprivate func transformed(_ transform: CGAffineTransform) -> any Shape { self.transform(transform) }
    fileprivate func filled(_ style: AnyShapeStyle, style fill: FillStyle) -> any View {
        self.fill(style, style: fill)
    }
    fileprivate func filled(_ fill: FillStyle) -> any View { self.fill(style: fill) }
    fileprivate func clip(_ view: AnyView, style: FillStyle) -> any View {
        view.clipShape(self, style: style)
    }
    fileprivate func contain(_ view: AnyView) -> any View { view.containerShape(self) }
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

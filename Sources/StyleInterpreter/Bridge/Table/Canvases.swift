import Graphics
import ViewEngine

// The canvas, and the commands that draw on it.
extension Bridge {
    mutating func addCanvas() {
        add(type: .canvas, "View")
        viewInitializer(.canvas, .or("opaque", false), .or("rendersAsynchronously", false), "renderer") {
            (isOpaque: Bool, isAsynchronous: Bool, commands: CanvasCommands) in
            Canvas(opaque: isOpaque, rendersAsynchronously: isAsynchronous) { commands(&$0, $1) }
        }
        viewInitializer(
            .canvas,
            .or("opaque", false),
            .or("rendersAsynchronously", false),
            "renderer",
            "symbols"
        ) { (isOpaque: Bool, isAsynchronous: Bool, commands: CanvasCommands, symbols: Builder) in
            Canvas(
                opaque: isOpaque,
                rendersAsynchronously: isAsynchronous,
                renderer: { commands(&$0, $1) },
                symbols: { symbols() }
            )
        }
        add(GraphicsContext.self)
        property("GraphicsContext", "opacity", \GraphicsContext.opacity)
        property("GraphicsContext", "blendMode", \GraphicsContext.blendMode)
        property("GraphicsContext", "transform", \GraphicsContext.transform)
        mutatingMethod("GraphicsContext", "translateBy", "x", "y") {
            (context: inout GraphicsContext, x: Double, y: Double) in
            context.translateBy(x: x, y: y)
        }
        mutatingMethod("GraphicsContext", "scaleBy", "x", "y") {
            (context: inout GraphicsContext, x: Double, y: Double) in
            context.scaleBy(x: x, y: y)
        }
        mutatingMethod("GraphicsContext", "rotate", "by") { (context: inout GraphicsContext, angle: Angle) in
            context.rotate(by: angle)
        }
        mutatingMethod("GraphicsContext", "concatenate", "_") {
            (context: inout GraphicsContext, transform: CGAffineTransform) in
            context.concatenate(transform)
        }
        mutatingMethod("GraphicsContext", "clip", "to") { (context: inout GraphicsContext, path: Path) in
            context.clip(to: path)
        }
        mutatingMethod("GraphicsContext", "addFilter", "_") {
            (context: inout GraphicsContext, filter: GraphicsContext.Filter) in
            context.addFilter(filter)
        }
        addCommands()
        addShadings()
        addFilters()
    }

    private mutating func addCommands() {
        method("GraphicsContext", "fill", "_", "with") {
            (context: GraphicsContext, path: Path, shading: GraphicsContext.Shading) in
            context.fill(path, with: shading)
            return Nothing()
        }
        method("GraphicsContext", "stroke", "_", "with", .or("lineWidth", 1.0)) {
            (context: GraphicsContext, path: Path, shading: GraphicsContext.Shading, width: Double) in
            context.stroke(path, with: shading, lineWidth: width)
            return Nothing()
        }
        method("GraphicsContext", "stroke", "_", "with", "style") {
            (context: GraphicsContext, path: Path, shading: GraphicsContext.Shading, style: StrokeStyle) in
            context.stroke(path, with: shading, style: style)
            return Nothing()
        }
        method("GraphicsContext", "draw", "_", "at", .or("anchor", UnitPoint.center)) {
            (context: GraphicsContext, text: Text, point: CGPoint, anchor: UnitPoint) in
            context.draw(text, at: point, anchor: anchor)
            return Nothing()
        }
        method("GraphicsContext", "draw", "_", "in") { (context: GraphicsContext, text: Text, rect: CGRect) in
            context.draw(text, in: rect)
            return Nothing()
        }
        method("GraphicsContext", "draw", "_", "at", .or("anchor", UnitPoint.center)) {
            (context: GraphicsContext, image: Image, point: CGPoint, anchor: UnitPoint) in
            context.draw(image, at: point, anchor: anchor)
            return Nothing()
        }
        method("GraphicsContext", "draw", "_", "in") {
            (context: GraphicsContext, image: Image, rect: CGRect) in
            context.draw(image, in: rect)
            return Nothing()
        }
        add(GraphicsContext.ResolvedSymbol.self)
        method("GraphicsContext", "resolveSymbol", "id") { (context: GraphicsContext, id: Any0) in
            context.resolveSymbol(id: id)
        }
        method("GraphicsContext", "draw", "_", "at", .or("anchor", UnitPoint.center)) {
            (
                context: GraphicsContext,
                symbol: GraphicsContext.ResolvedSymbol,
                point: CGPoint,
                anchor: UnitPoint
            ) in
            context.draw(symbol, at: point, anchor: anchor)
            return Nothing()
        }
        method("GraphicsContext", "draw", "_", "in") {
            (context: GraphicsContext, symbol: GraphicsContext.ResolvedSymbol, rect: CGRect) in
            context.draw(symbol, in: rect)
            return Nothing()
        }
        method("GraphicsContext", "drawLayer", "content") {
            (context: GraphicsContext, content: Change<GraphicsContext>) in
            context.drawLayer { content(&$0) }
            return Nothing()
        }
    }

    private mutating func addShadings() {
        add(GraphicsContext.Shading.self)
        let type = "GraphicsContext.Shading"
        computedConstant(type, "foreground") { GraphicsContext.Shading.foreground }
        factory(type, "color", "_") { (color: Color) in GraphicsContext.Shading.color(color) }
        factory(type, "style", "_") { (style: AnyShapeStyle) in GraphicsContext.Shading.style(style) }
        factory(type, "linearGradient", "_", "startPoint", "endPoint") {
            (gradient: Gradient, start: CGPoint, end: CGPoint) in
            GraphicsContext.Shading.linearGradient(gradient, startPoint: start, endPoint: end)
        }
        factory(type, "radialGradient", "_", "center", "startRadius", "endRadius") {
            (gradient: Gradient, center: CGPoint, start: Double, end: Double) in
            GraphicsContext.Shading.radialGradient(
                gradient,
                center: center,
                startRadius: start,
                endRadius: end
            )
        }
        factory(type, "conicGradient", "_", "center", .or("angle", Angle.zero)) {
            (gradient: Gradient, center: CGPoint, angle: Angle) in
            GraphicsContext.Shading.conicGradient(gradient, center: center, angle: angle)
        }
    }

    private mutating func addFilters() {
        add(GraphicsContext.Filter.self)
        let type = "GraphicsContext.Filter"
        factory(type, "blur", "radius") { (radius: Double) in GraphicsContext.Filter.blur(radius: radius) }
        factory(
            type,
            "shadow",
            .or("color", Color(white: 0, opacity: 0.33)),
            "radius",
            .or("x", 0.0),
            .or("y", 0.0)
        ) { (color: Color, radius: Double, x: Double, y: Double) in
            GraphicsContext.Filter.shadow(color: color, radius: radius, x: x, y: y)
        }
        factory(type, "brightness", "_") { (amount: Double) in GraphicsContext.Filter.brightness(amount) }
        factory(type, "contrast", "_") { (amount: Double) in GraphicsContext.Filter.contrast(amount) }
        factory(type, "saturation", "_") { (amount: Double) in GraphicsContext.Filter.saturation(amount) }
        factory(type, "grayscale", "_") { (amount: Double) in GraphicsContext.Filter.grayscale(amount) }
    }
}

/// The commands of a canvas.
struct CanvasCommands: Bridged {
    private let function: Value.Function

    static var bridgedType: StyleType {
        .function(
            .init([.init(GraphicsContext.bridgedType, isInout: true), .init(CGSize.bridgedType)], .void)
        )
    }

    init(bridging value: Value) throws(Failure) {
        guard case .function(let function) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.function = function
    }

    var bridged: Value { .function(function) }

    func callAsFunction(_ context: inout GraphicsContext, _ size: CGSize) {
        let before = context
        context = function.execution.run(orElse: before) { () throws(Failure) in
            var values = [before.bridged, size.bridged]
            _ = try function.call(&values)
            return try GraphicsContext(bridging: values[0])
        }
    }
}

extension GraphicsContext: EngineValue { static var engineType: EngineType { .graphicsContext } }
extension GraphicsContext.Shading: EngineValue {
    static var engineType: EngineType { .graphicsContextShading }
}
extension GraphicsContext.Filter: EngineValue { static var engineType: EngineType { .graphicsContextFilter } }
extension GraphicsContext.ResolvedSymbol: EngineValue {
    static var engineType: EngineType { .graphicsContextResolvedSymbol }
}

import Graphics
import StyleRuntime
import ViewEngine

// The canvas, and the commands that draw on it.
extension Bridge {
    mutating func addCanvas() {
        viewInitializer(
            .canvas,
            labels: .or("opaque", false),
            .or("rendersAsynchronously", false),
            "renderer"
        ) {
            (isOpaque: Bool, isAsynchronous: Bool, commands: CanvasCommands) in
            Canvas(opaque: isOpaque, rendersAsynchronously: isAsynchronous) { commands(&$0, $1) }
        }
        viewInitializer(
            .canvas,
            labels: .or("opaque", false),
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
        addCommands()
        addShadings()
    }

    private mutating func addCommands() {
        method("drawLayer", of: "GraphicsContext", labels: "content") {
            (context: GraphicsContext, content: Change<GraphicsContext>) in
            context.drawLayer { content(&$0) }
            return Nothing()
        }
    }

    private mutating func addShadings() {
        let type = "GraphicsContext.Shading"
        computedConstant("foreground", of: type) { GraphicsContext.Shading.foreground }
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

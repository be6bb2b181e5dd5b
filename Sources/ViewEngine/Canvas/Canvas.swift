public import Graphics

/// The color space in which a canvas blends; a picture has one.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// A view that draws by commands.
public struct Canvas<Symbols: View>: PrimitiveView {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// Creates a canvas whose commands can draw some views, each by its tag.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        scope = ViewScope.currentInputs
    }

    /// The place of the body that the commands are written in, whose properties they read.
    private let scope: ViewInputs?

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        inputs.graph.contentDependsOnLayout = true
        let views = inputs.graph.state.enclosingViews
        let reading = scope ?? inputs
        nodes.append(
            CanvasNode(inputs: inputs) { size in
                inputs.graph.state.enter(within: views) {
                    // The content of a canvas changes at once.
                    var drawing = inputs.descending(.content).stacking(along: nil)
                    drawing.transaction = Transaction()
                    var symbolNodes: [Node] = []
                    symbols.lower(drawing.descending(.addition), into: &symbolNodes)
                    let recorder = CanvasRecorder(inputs: drawing, symbols: symbolNodes)
                    var context = GraphicsContext(
                        recorder: recorder,
                        environment: inputs.inherited.environment
                    )
                    reading.evaluate { renderer(&context, size) }
                    return recorder.items
                }
            }
        )
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque,
            colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously,
            renderer: renderer
        ) {
            EmptyView()
        }
    }
}

/// Runs the commands of a canvas when it is placed, once the size is known.
private final class CanvasNode: Node {
    private let draw: (CGSize) -> [DisplayItem]
    private let reducesMotion: Bool
    private let role: LayerRole?
    private var content: (size: CGSize, items: [DisplayItem])?
    /// The frame while it is animated.
    private var motion: AnimatedValue<CGRect>?

    init(inputs: ViewInputs, draw: @escaping (CGSize) -> [DisplayItem]) {
        self.draw = draw
        reducesMotion = inputs.inherited.environment.replacesMovement
        role = inputs.layerRole
        super.init(inputs: inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        guard content?.size != frame.size else { return }
        content = (frame.size, draw(frame.size))
    }

    override func resume(from old: Node, in graph: ViewGraph) {
        guard let old = old as? CanvasNode else { return }
        motion = graph.transition(
            from: old.motion ?? AnimatedValue(old.frame),
            to: frame,
            animation: reducesMotion ? nil : transaction.animation
        )
    }

    override var settling: Settling { motion?.settling ?? .always }

    /// Draws the content in its size, scaled to the frame while that is animated.
    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        guard let content, !content.items.isEmpty else { return }
        let frame = motion?.moving(at: options.time) ?? frame
        let transform = CGAffineTransform(
            a: content.size.width > 0 ? frame.width / content.size.width : 1,
            b: 0,
            c: 0,
            d: content.size.height > 0 ? frame.height / content.size.height : 1,
            tx: frame.minX,
            ty: frame.minY
        )
        items.append(.group(.transform(transform), items: content.items, id: identity.item(0)))
    }
}

public import Graphics

/// An outline in a rectangle.
public protocol Shape: View, Animatable, Sendable {
    func path(in rect: CGRect) -> Path

    /// The same outline as the most specific resolved shape.
    ///
    /// The requirement belongs to the engine and is no API for apps.
    func geometry(in rect: CGRect) -> ResolvedShape

    /// The size of the shape for a proposal; the default is the whole proposal.
    func sizeThatFits(_ proposal: CGSize) -> CGSize
}

/// A shape that implements `geometry(in:)` instead of `path(in:)`.
///
/// The protocol belongs to the engine and is no API for apps.
public protocol PrimitiveShape: Shape {}

extension PrimitiveShape {
    public func path(in rect: CGRect) -> Path { geometry(in: rect).path }
}

extension Shape {
    public func geometry(in rect: CGRect) -> ResolvedShape { .path(path(in: rect)) }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize { proposal }

    /// A shape that is used as a view is filled with the foreground style.
    public var body: ShapeView<Self> { fill() }

    /// Lowers the body, whose shape is animated itself.
    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let inputs = inputs.descending(.body)
        inputs.graph.state.enter(inputs.identity) {
            inputs.evaluate { body }.lower(inputs, into: &nodes)
        }
    }

    public func fill<Style: ShapeStyle>(_ style: Style) -> ShapeView<Self> {
        ShapeView(shape: self, style: AnyShapeStyle(style), drawing: .fill)
    }

    public func fill() -> ShapeView<Self> {
        fill(.primary)
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style,
        style stroke: StrokeStyle
    ) -> ShapeView<Self> {
        ShapeView(shape: self, style: AnyShapeStyle(style), drawing: .stroke(stroke))
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style,
        lineWidth: CGFloat = 1
    ) -> ShapeView<Self> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A shape, filled or stroked.
public struct ShapeView<Outline: Shape>: PrimitiveView {
    enum Drawing {
        case fill
        case stroke(StrokeStyle)

        /// In points; a fill has none.
        var lineWidth: CGFloat {
            get {
                switch self {
                case .fill: 0
                case .stroke(let style): style.lineWidth
                }
            }
            set {
                guard case .stroke(var style) = self else { return }
                style.lineWidth = max(0, newValue)
                self = .stroke(style)
            }
        }

        /// The distance into the dashes at which the line begins, in points.
        var dashPhase: CGFloat {
            get {
                switch self {
                case .fill: 0
                case .stroke(let style): style.dashPhase
                }
            }
            set {
                guard case .stroke(var style) = self else { return }
                style.dashPhase = newValue
                self = .stroke(style)
            }
        }
    }

    let shape: Outline
    let style: AnyShapeStyle
    let drawing: Drawing

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if let mesh = style.mesh(in: inputs.inherited.environment) {
            return MeshShape(shape: shape, drawing: drawing, mesh: mesh.gradient, opacity: mesh.opacity)
                .lower(inputs, into: &nodes)
        }
        let color = style.resolve(in: inputs.inherited.environment)
        inputs.noteApproximations(of: style)
        let leaf = ShapeLeaf(shape: shape, color: color, drawing: drawing)
        let gradient = style.gradient(in: inputs.inherited.environment)
        let shadows = style.shadows(in: inputs.inherited.environment)
        guard !shadows.isEmpty else {
            nodes.append(inputs.node(leaf, paintedBy: gradient))
            return
        }
        // Content of the shape casts no shadow of its own, so the shadows below the shape come first.
        let ordered = shadows.filter { $0.place == .drop } + shadows.filter { $0.place == .inner && isFilled }
        var levels = [inputs]
        for _ in ordered { levels.append(levels[levels.count - 1].descending(.content)) }
        var node = levels[ordered.count].node(leaf, paintedBy: gradient)
        for (index, resolved) in ordered.enumerated() {
            let inputs = levels[ordered.count - 1 - index]
            let shadow = resolved.shadow
            node =
                switch resolved.place {
                case .drop: EffectNode(ShadowEffect(shadow: shadow), around: node, inputs: inputs)
                case .inner:
                    EffectNode(InnerShadowEffect(shape: shape, shadow: shadow), around: node, inputs: inputs)
                }
        }
        nodes.append(node)
    }

    private var isFilled: Bool {
        switch drawing {
        case .fill: true
        case .stroke: false
        }
    }

    private struct ShapeLeaf: Leaf {
        var shape: Outline
        var color: ResolvedColor
        var drawing: Drawing

        var animatableData:
            AnimatablePair<
                ResolvedColor.AnimatableData,
                AnimatablePair<Outline.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
            >
        {
            get {
                AnimatablePair(
                    color.animatableData,
                    AnimatablePair(
                        shape.animatableData,
                        AnimatablePair(drawing.lineWidth, drawing.dashPhase)
                    )
                )
            }
            set {
                color.animatableData = newValue.first
                shape.animatableData = newValue.second.first
                drawing.lineWidth = newValue.second.second.first
                drawing.dashPhase = newValue.second.second.second
            }
        }

        var layerRole: LayerRole {
            switch drawing {
            case .fill: .shape
            case .stroke: .border
            }
        }

        var isVisible: Bool { color.opacity > 0 }

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            shape.sizeThatFits(proposal.replacingUnspecifiedDimensions())
        }

        func render(in place: LeafPlace, into items: inout [DisplayItem]) {
            let geometry = shape.outline(in: place.pixelFrame)
            switch drawing {
            case .fill: items.append(.fill(geometry, color: color))
            case .stroke(let stroke): items.append(.stroke(geometry, style: stroke, color: color))
            }
        }
    }
}

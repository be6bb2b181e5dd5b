import Graphics

/// Adds views behind or in front of a view, which are proposed its size.
public struct LayersModifier<Layers: View>: NodeModifier {
    enum Place {
        case background, overlay

        fileprivate var layerRole: LayerRole {
            switch self {
            case .background: .background
            case .overlay: .overlay
            }
        }
    }

    let place: Place
    let alignment: Alignment
    let layers: Layers

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        var children: [Node] = []
        var layerInputs = inputs.descending(.addition).stacking(along: nil)
        layerInputs.layerRole = place.layerRole
        layers.lower(layerInputs, into: &children)
        guard !children.isEmpty else { return node }
        // Several layers form a ZStack, which is aligned as one view.
        let layer = inputs.descending(.addition)
            .container(around: children, layout: ZStackLayout(alignment: alignment))
        return switch place {
        case .background:
            LayoutNode(
                LayeredLayout(alignment: alignment, primary: 1),
                children: [layer, node],
                inputs: inputs
            )
        case .overlay:
            LayoutNode(
                LayeredLayout(alignment: alignment, primary: 0),
                children: [node, layer],
                inputs: inputs
            )
        }
    }
}

extension View {
    /// Adds the background of the screen behind.
    public func background() -> ModifiedContent<Self, LayersModifier<ShapeView<Rectangle>>> {
        background(.background)
    }

    /// Adds the background of the screen behind, in a shape.
    public func background<Outline: Shape>(
        in shape: Outline
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<Outline>>> {
        background(.background, in: shape)
    }

    /// Adds a style behind; a picture has no safe area.
    public func background<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<Rectangle>>> {
        background(style)
    }

    /// Adds a style in front; a picture has no safe area.
    public func overlay<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<Rectangle>>> {
        overlay(style)
    }

    public func background<Background: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> ModifiedContent<Self, LayersModifier<Background>> {
        modifier(LayersModifier(place: .background, alignment: alignment, layers: content()))
    }

    public func background<Style: ShapeStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<Rectangle>>> {
        background { Rectangle().fill(style) }
    }

    public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style,
        in shape: Outline
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<Outline>>> {
        background { shape.fill(style) }
    }

    /// Adds a view behind; disfavored, as in SwiftUI, so that a color resolves to the style overload.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> ModifiedContent<Self, LayersModifier<Background>> {
        self.background(alignment: alignment) { background }
    }

    public func overlay<Overlay: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Overlay
    ) -> ModifiedContent<Self, LayersModifier<Overlay>> {
        modifier(LayersModifier(place: .overlay, alignment: alignment, layers: content()))
    }

    public func overlay<Style: ShapeStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<Rectangle>>> {
        overlay { Rectangle().fill(style) }
    }

    public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style,
        in shape: Outline
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<Outline>>> {
        overlay { shape.fill(style) }
    }

    /// Adds a view in front; disfavored, as in SwiftUI, so that a color resolves to the style overload.
    @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> ModifiedContent<Self, LayersModifier<Overlay>> {
        self.overlay(alignment: alignment) { overlay }
    }
}

/// Views in front of a view, or behind it, that take its size.
public struct LayersModifier<Layers: View>: NodeModifier {
    enum Place { case background, overlay }

    let place: Place
    let alignment: Alignment
    let layers: Layers

    public func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        var children: [Node] = []
        layers.lower(inputs.descending(.addition), into: &children)
        guard !children.isEmpty else { return node }
        // Several layers stand on top of each other, as in a ZStack, and are aligned as one.
        let layer = inputs.descending(.addition)
            .container(around: children, ZStackLayout(alignment: alignment))
        return switch place {
        case .background:
            LayoutNode(LayeredLayout(alignment: alignment, primary: 1), [layer, node], inputs)
        case .overlay:
            LayoutNode(LayeredLayout(alignment: alignment, primary: 0), [node, layer], inputs)
        }
    }
}

extension View {
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

    /// A view behind; disfavoured, as in SwiftUI, so that a colour means the style.
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

    /// A view in front; disfavoured, as in SwiftUI, so that a colour means the style.
    @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> ModifiedContent<Self, LayersModifier<Overlay>> {
        self.overlay(alignment: alignment) { overlay }
    }
}

import Graphics

/// Adds views behind or in front of a view, which are made of the preference of the views inside.
struct PreferenceLayersModifier<Key: PreferenceKey, Layers: View>: NodeModifier {
    let place: LayersModifier<Layers>.Place
    let alignment: Alignment
    let layers: (Key.Value) -> Layers

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        inputs.graph.contentDependsOnLayout = true
        let views = inputs.graph.state.enclosingViews
        return PreferenceLayersNode<Key>(
            isOverlay: place == .overlay,
            alignment: alignment,
            around: node,
            inputs: inputs
        ) { value in
            var inside = inputs.descending(.addition).stacking(along: nil)
            inside.layerRole = place == .overlay ? .overlay : .background
            var nodes: [Node] = []
            inputs.graph.state.enter(within: views) {
                inputs.evaluate { layers(value) }.lower(inside, into: &nodes)
            }
            guard !nodes.isEmpty else { return nil }
            return inside.container(around: nodes, layout: ZStackLayout(alignment: alignment))
        }
    }
}

/// Resolves the layers when it is placed, once the preference is known.
private final class PreferenceLayersNode<Key: PreferenceKey>: UnaryNode {
    private let isOverlay: Bool
    private let alignment: Alignment
    private let makeLayer: (Key.Value) -> Node?
    private var layer: Node?

    init(
        isOverlay: Bool,
        alignment: Alignment,
        around child: Node,
        inputs: ViewInputs,
        makeLayer: @escaping (Key.Value) -> Node?
    ) {
        self.isOverlay = isOverlay
        self.alignment = alignment
        self.makeLayer = makeLayer
        super.init(around: child, inputs: inputs)
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        super.placeContent(proposal)
        layer = makeLayer(child.preference(Key.self) ?? Key.defaultValue)
        guard let layer else { return }
        LayeredLayout(alignment: alignment, primary: 0)
            .placeSubviews(in: frame, proposal: proposal, subviews: [child, layer])
    }

    override func forEachChild(_ body: (Node) -> Void) {
        if !isOverlay, let layer { body(layer) }
        body(child)
        if isOverlay, let layer { body(layer) }
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        if !isOverlay { layer?.render(with: options, into: &items) }
        child.render(with: options, into: &items)
        if isOverlay { layer?.render(with: options, into: &items) }
    }
}

extension View {
    /// Adds a view in front that is made of the preference of the views inside.
    public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
    ) -> some View {
        modifier(
            PreferenceLayersModifier<Key, Overlay>(
                place: .overlay,
                alignment: alignment,
                layers: ViewScope.bound(transform)
            )
        )
    }

    /// Adds a view behind that is made of the preference of the views inside.
    public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Background
    ) -> some View {
        modifier(
            PreferenceLayersModifier<Key, Background>(
                place: .background,
                alignment: alignment,
                layers: ViewScope.bound(transform)
            )
        )
    }
}

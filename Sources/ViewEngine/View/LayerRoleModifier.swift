package import Graphics

/// States which part of a button a view is, for the names of layers.
package struct LayerRoleModifier: PrimitiveViewModifier {
    let role: LayerRole

    package func lower<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        var inputs = inputs
        inputs.layerRole = role
        content.lower(inputs, into: &nodes)
    }
}

extension View {
    /// States which part of a button the view is.
    package func layer(_ role: LayerRole) -> ModifiedContent<Self, LayerRoleModifier> {
        modifier(LayerRoleModifier(role: role))
    }
}

extension LayerRole {
    /// The role of something in a place that has a role itself.
    ///
    /// A shape in a background is the background, but a border or a text there is what it is.
    func inside(_ place: LayerRole?) -> LayerRole {
        guard let place else { return self }
        switch place {
        case .background, .overlay: return self == .shape ? place : self
        case .backdrop, .border, .shape, .title, .subtitle, .symbol, .heading, .activityIndicator,
            .focusRing, .shadow, .glassLight, .glassRim:
            return place
        }
    }
}

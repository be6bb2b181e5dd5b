import ViewEngine

/// The views that a body made, which know how deep they are nested: a view that contains itself comes to an end.
struct NestedViews: PrimitiveView {
    let content: AnyView
    let depth: Int

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var inputs = inputs
        inputs.transformEnvironment { $0[DepthKey.self] = depth }
        content.lower(inputs, into: &nodes)
    }

    /// The depth of the body that is running.
    static var depth: Int {
        DynamicProperties.areReadable ? Environment(\.nestedViewsDepth).wrappedValue : 0
    }
}

private enum DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var nestedViewsDepth: Int { self[DepthKey.self] }
}

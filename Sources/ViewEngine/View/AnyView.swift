/// A view with its type erased.
public struct AnyView: PrimitiveView {
    private let lowerContent: (ViewInputs, inout [Node]) -> Void

    public init<Content: View>(_ content: Content) {
        lowerContent = { content.lower($0, into: &$1) }
    }

    public init<Content: View>(erasing content: Content) {
        self.init(content)
    }

    private init(lowering lowerContent: @escaping (ViewInputs, inout [Node]) -> Void) {
        self.lowerContent = lowerContent
    }

    /// The same view, which knows the place in a source that makes it.
    ///
    /// It is no view more in the tree, and counts as none.
    package func made(at place: any Sendable) -> AnyView {
        let lowerContent = lowerContent
        return AnyView(lowering: { inputs, nodes in
            var inputs = inputs
            inputs.transformEnvironment { $0.sourcePlaces = SourcePlaces(place, in: $0.sourcePlaces) }
            lowerContent(inputs, &nodes)
        })
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        inputs.graph.work.lower { lowerContent(inputs, &nodes) }
    }
}

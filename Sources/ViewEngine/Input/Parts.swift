/// The views of a content, of which a container makes others.
struct PartsReader<Content: View, Result: View>: PrimitiveView {
    private let content: Content
    private let result: ([NodeView]) -> Result

    init(_ content: Content, @ViewBuilder result: @escaping ([NodeView]) -> Result) {
        self.content = content
        // The properties that the closure reads are those of the body that it is written in.
        self.result = ViewScope.bound(result)
    }

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var parts: [Node] = []
        content.lower(inputs.descending(.content).stacking(along: nil), into: &parts)
        result(parts.map { NodeView(node: $0) }).lower(inputs.descending(.body), into: &nodes)
    }
}

/// A view that was lowered before.
struct NodeView: PrimitiveView {
    let node: Node

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        nodes.append(node)
    }
}

extension EnvironmentValues {
    private enum TagsElementsKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether each element of a `ForEach` is the tag of its views that have none, as in a picker.
    var tagsElements: Bool {
        get { self[TagsElementsKey.self] }
        set { self[TagsElementsKey.self] = newValue }
    }
}

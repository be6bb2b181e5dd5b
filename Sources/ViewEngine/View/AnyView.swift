/// A view with its type erased.
public struct AnyView: PrimitiveView {
    private let lowerContent: (ViewInputs, inout [Node]) -> Void

    public init<Content: View>(_ content: Content) {
        lowerContent = { content.lower($0, into: &$1) }
    }

    public init<Content: View>(erasing content: Content) {
        self.init(content)
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        inputs.graph.work.lower { lowerContent(inputs, &nodes) }
    }
}

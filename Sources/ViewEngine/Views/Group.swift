/// Several views without a layout of their own; a modifier applies to each.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        content.lower(inputs.descending(.content), into: &nodes)
    }
}

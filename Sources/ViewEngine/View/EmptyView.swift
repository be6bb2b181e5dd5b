/// A view without content.
public struct EmptyView: PrimitiveView {
    public init() {}

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {}
}

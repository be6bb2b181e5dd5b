/// Several views in order; the container around them places them.
public struct TupleView<each Content: View>: PrimitiveView {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var index = 0
        for view in repeat each content {
            view.lower(inputs.descending(.child(index)), into: &nodes)
            index += 1
        }
    }
}

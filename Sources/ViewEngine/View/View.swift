/// A part of a user interface, described by the views that it is made of.
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// Turns the view into nodes, which no longer know its type.
    ///
    /// A view made of others does so through its body, which is the default. Whatever else can
    /// describe a view, as an interpreter, implements this instead.
    func lower(_ inputs: ViewInputs, into nodes: inout [Node])
}

extension View {
    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let inputs = inputs.descending(.body)
        inputs.graph.state.open(inputs.identity) {
            inputs.evaluate { body }.lower(inputs, into: &nodes)
        }
    }
}

/// A view that has no body because it lowers itself.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never {
        preconditionFailure("\(Self.self) has no body: it lowers itself")
    }
}

extension Never: View {
    public var body: Never { self }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {}
}

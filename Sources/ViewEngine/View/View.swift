/// A part of a user interface, described by other views.
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// Lowers the view to nodes, which no longer have its type.
    ///
    /// The default lowers the body. The requirement belongs to the engine and is no API for apps: primitive
    /// views implement it, and so can an interpreter that describes views in another way.
    func lower(_ inputs: ViewInputs, into nodes: inout [Node])
}

extension View {
    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let inputs = inputs.descending(.body)
        inputs.graph.state.enter(inputs.identity) {
            inputs.evaluate { body }.lower(inputs, into: &nodes)
        }
    }
}

/// A view without a body, which lowers itself.
///
/// The protocol belongs to the engine and is no API for apps.
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

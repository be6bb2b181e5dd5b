/// A change to a view that makes another view of it.
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ViewModifierContent

    @ViewBuilder func body(content: Content) -> Body

    /// Lowers the modified view; the default goes through `body(content:)`.
    func lower<Modified: View>(_ content: Modified, _ inputs: ViewInputs, into nodes: inout [Node])
}

extension ViewModifier {
    public func lower<Modified: View>(
        _ content: Modified,
        _ inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        let inputs = inputs.descending(.body)
        inputs.graph.state.open(inputs.identity) {
            let modified = inputs.evaluate { body(content: ViewModifierContent(AnyView(content))) }
            modified.lower(inputs, into: &nodes)
        }
    }
}

/// The view that a modifier is applied to, as its body sees it.
public struct ViewModifierContent: PrimitiveView {
    private let content: AnyView

    init(_ content: AnyView) {
        self.content = content
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        content.lower(inputs.descending(.content), into: &nodes)
    }
}

/// A modifier without a body, because it changes the inputs or the nodes itself.
public protocol PrimitiveViewModifier: ViewModifier where Body == Never {}

extension PrimitiveViewModifier {
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) has no body: it lowers its content itself")
    }
}

/// A modifier that changes what its content is given.
///
/// The inputs that it changes still have its own identity, by which it may remember something.
public protocol InputsModifier: PrimitiveViewModifier {
    func modify(_ inputs: inout ViewInputs)
}

extension InputsModifier {
    public func lower<Modified: View>(
        _ content: Modified,
        _ inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        var inputs = inputs
        modify(&inputs)
        content.lower(inputs.descending(.content), into: &nodes)
    }
}

/// A modifier that puts a node around each node of its content.
public protocol NodeModifier: PrimitiveViewModifier {
    func wrap(_ node: Node, _ inputs: ViewInputs) -> Node
}

extension NodeModifier {
    public func lower<Modified: View>(
        _ content: Modified,
        _ inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        let first = nodes.count
        content.lower(inputs.descending(.content), into: &nodes)
        var position = 0
        for index in first..<nodes.count {
            nodes[index] = nodes[index].modified(by: self, inputs, position: &position)
        }
    }
}

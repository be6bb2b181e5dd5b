/// A modifier that produces another version of a view.
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ViewModifierContent

    @ViewBuilder func body(content: Content) -> Body

    /// Lowers the modified view; the default lowers `body(content:)`.
    ///
    /// The requirement belongs to the engine and is no API for apps.
    func lower<Modified: View>(_ content: Modified, inputs: ViewInputs, into nodes: inout [Node])
}

extension ViewModifier {
    public func lower<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        let inputs = inputs.descending(.body)
        inputs.graph.state.enter(inputs.identity) {
            let modified = inputs.evaluate { body(content: ViewModifierContent(content)) }
            modified.lower(inputs, into: &nodes)
        }
    }
}

/// The modified view, as the body of a modifier receives it.
public struct ViewModifierContent: PrimitiveView {
    private let content: AnyView

    init<Content: View>(_ content: Content) {
        self.content = AnyView(content)
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        content.lower(inputs.descending(.content), into: &nodes)
    }
}

/// A modifier without a body, which changes the inputs or the nodes itself.
///
/// The protocol belongs to the engine and is no API for apps.
public protocol PrimitiveViewModifier: ViewModifier where Body == Never {}

extension PrimitiveViewModifier {
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) has no body: it lowers its content itself")
    }
}

/// A modifier that changes the inputs of its content.
///
/// The inputs passed to `modify(_:)` have the identity of the modifier, under which it may store values. The
/// protocol belongs to the engine and is no API for apps.
public protocol InputsModifier: PrimitiveViewModifier {
    func modify(_ inputs: inout ViewInputs)
}

extension InputsModifier {
    public func lower<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        var inputs = inputs
        modify(&inputs)
        content.lower(inputs.descending(.content), into: &nodes)
    }
}

/// A modifier that wraps each node of its content in another node.
///
/// The protocol belongs to the engine and is no API for apps.
public protocol NodeModifier: PrimitiveViewModifier {
    func wrap(_ node: Node, inputs: ViewInputs) -> Node
}

extension NodeModifier {
    public func lower<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        wrapAll(content, inputs: inputs, into: &nodes)
    }

    func wrapAll<Modified: View>(_ content: Modified, inputs: ViewInputs, into nodes: inout [Node]) {
        wrapAll(content, inputs: inputs, inside: inputs.descending(.content), into: &nodes)
    }

    /// The same with inputs of the content that the modifier has changed.
    func wrapAll<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        inside: ViewInputs,
        into nodes: inout [Node]
    ) {
        let first = nodes.count
        content.lower(inside, into: &nodes)
        var position = 0
        for index in first..<nodes.count {
            nodes[index] = nodes[index].modified(by: self, inputs: inputs, position: &position)
        }
    }
}

/// A modifier whose nodes nothing reads but a host that observes controls.
///
/// Without such a host, the views have the identities that they have without the modifier. The protocol belongs to the
/// engine and is no API for apps.
public protocol ObservedNodeModifier: NodeModifier {}

extension ObservedNodeModifier {
    public func lower<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        guard inputs.graph.observesControls else { return content.lower(inputs, into: &nodes) }
        wrapAll(content, inputs: inputs, into: &nodes)
    }
}

/// A key of a value that a view gives to the layout that places it.
public protocol LayoutValueKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Gives each view of the content a value for the layout that places it.
private struct LayoutValueModifier: NodeModifier {
    let key: ObjectIdentifier
    let value: Any

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        LayoutValueNode(value, for: key, around: node, inputs: inputs)
    }
}

private final class LayoutValueNode: UnaryNode {
    private let values: [ObjectIdentifier: Any]

    init(_ value: Any, for key: ObjectIdentifier, around child: Node, inputs: ViewInputs) {
        var values = child.layoutValues ?? [:]
        // Of two values for a key, that nearer to the view counts.
        if values[key] == nil { values[key] = value }
        self.values = values
        super.init(around: child, inputs: inputs)
    }

    override var layoutValues: [ObjectIdentifier: Any]? { values }
}

extension View {
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: value))
    }
}

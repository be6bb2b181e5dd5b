/// A key of a value that a view gives to the layout that places it.
public protocol LayoutValueKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// The identity of a value that a view gives to its layout.
enum LayoutValueID: Hashable {
    case key(ObjectIdentifier)
    /// A key that has no type of its own, such as one of a pasted source.
    case number(Int)
}

/// Gives each view of the content a value for the layout that places it.
private struct LayoutValueModifier: NodeModifier {
    let key: LayoutValueID
    let value: Any

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        LayoutValueNode(value, for: key, around: node, inputs: inputs)
    }
}

private final class LayoutValueNode: UnaryNode {
    private let values: [LayoutValueID: Any]

    init(_ value: Any, for key: LayoutValueID, around child: Node, inputs: ViewInputs) {
        var values = child.layoutValues ?? [:]
        // Of two values for a key, that nearer to the view counts.
        if values[key] == nil { values[key] = value }
        self.values = values
        super.init(around: child, inputs: inputs)
    }

    override var layoutValues: [LayoutValueID: Any]? { values }
}

extension View {
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(LayoutValueModifier(key: .key(ObjectIdentifier(key)), value: value))
    }

    /// Gives the view a value for a key that is a number instead of a type.
    package func layoutValue(_ value: Any, forKey number: Int) -> some View {
        modifier(LayoutValueModifier(key: .number(number), value: value))
    }
}

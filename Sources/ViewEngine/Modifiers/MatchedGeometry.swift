import Graphics

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Makes the view one of those that share a geometry.
    ///
    /// A view that is not the source takes the frame of the source of the same identity, without changing the layout
    /// around it. A view that appears in the update in which another one of the identity disappears starts in the frame
    /// of that one, and both move to the new frame together.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        let key = MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace)
        let geometry = MatchedGeometry(key: key, properties: properties, anchor: anchor, isSource: isSource)
        return modifier(MatchedGeometryModifier(geometry: geometry))
    }
}

/// The part that a view has in a shared geometry.
struct MatchedGeometry {
    /// The identity of a shared geometry.
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    let key: Key
    let properties: MatchedGeometryProperties
    /// The point of a view that is at the same point of the source.
    let anchor: UnitPoint
    let isSource: Bool
}

/// Matches each view of the content with the others of its geometry.
private struct MatchedGeometryModifier: NodeModifier {
    let geometry: MatchedGeometry
    /// Lowers the content again in another transaction; `nil` in a copy made so.
    var makeCopies: ((Transaction) -> [Node])?

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        MatchedGeometryNode(geometry, around: node, makeCopies: makeCopies, inputs: inputs)
    }

    func lower<Modified: View>(_ content: Modified, inputs: ViewInputs, into nodes: inout [Node]) {
        inputs.graph.matchesGeometry = true
        let views = inputs.graph.state.enclosingViews
        var modifier = self
        modifier.makeCopies = { transaction in
            var inputs = inputs
            inputs.transaction = transaction
            return inputs.graph.evaluateAgain(within: views) {
                var nodes: [Node] = []
                inputs.evaluate { wrapAll(content, inputs: inputs, into: &nodes) }
                return nodes
            }
        }
        modifier.wrapAll(content, inputs: inputs, into: &nodes)
    }
}

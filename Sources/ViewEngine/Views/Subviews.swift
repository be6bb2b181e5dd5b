/// One of the views that another view consists of.
public struct Subview: PrimitiveView, Identifiable {
    /// The identity of a subview among those of its view.
    public struct ID: Hashable, Sendable {
        fileprivate let view: ViewIdentity
        fileprivate let index: Int
    }

    fileprivate let source: SubviewSource
    fileprivate let index: Int

    public var id: ID { ID(view: source.identity, index: index) }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if let node = source.takeNode(index, for: inputs) { nodes.append(node) }
    }
}

/// The views that another view consists of, in their order.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
    fileprivate let source: SubviewSource

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.count }

    public subscript(index: Int) -> Subview { Subview(source: source, index: index) }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        for subview in self { subview.lower(inputs, into: &nodes) }
    }
}

/// A view that is made of the views that another one consists of.
public struct SubviewsReader<Base: View, Content: View>: PrimitiveView {
    fileprivate let base: Base
    fileprivate let content: (SubviewsCollection) -> Content

    fileprivate init(_ base: Base, content: @escaping (SubviewsCollection) -> Content) {
        self.base = base
        // The content runs when it is lowered; what it reads belongs to the view whose body made it.
        self.content = ViewScope.bound(content)
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let source = SubviewSource(base, inputs: inputs.descending(.content))
        content(SubviewsCollection(source: source)).lower(inputs.descending(.child(0)), into: &nodes)
    }
}

extension Group {
    /// A group of what a function makes of the views that another view consists of.
    public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == SubviewsReader<Base, Result> {
        self.init { SubviewsReader(view, content: transform) }
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// A view for each of the views that another view consists of.
    public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder content: @escaping (Subview) -> Result
    ) where Content == SubviewsReader<Base, ForEach<SubviewsCollection, Subview.ID, Result>> {
        self.init(0..<1) { _ in
            SubviewsReader(view) { ForEach<SubviewsCollection, Subview.ID, Result>($0, content: content) }
        }
    }
}

/// The nodes of the views that a view consists of.
///
/// They are lowered once for all subviews that inherit the same values. A subview in another environment, or one that is
/// shown twice, makes them again, since which views there are can depend on the environment. Of many views in as many
/// environments, the rest stay in that of the collection: otherwise the work would grow with the square of their number.
final class SubviewSource {
    let identity: ViewIdentity
    /// The number of views where the collection was made.
    let count: Int
    private let lower: (ViewInputs) -> [Node]
    private var inputs: ViewInputs
    /// The nodes that are not taken yet: those with the inputs, and those of the collection.
    private var nodes: [Node?]
    private var firstNodes: [Node?]
    /// The number of nodes that were made again.
    private var remadeCount = 0

    /// The number of nodes that can be made again for different environments.
    private static let mostRemade = 64

    init(_ view: some View, inputs: ViewInputs) {
        let lower = { (inputs: ViewInputs) in
            var nodes: [Node] = []
            view.lower(inputs, into: &nodes)
            return nodes
        }
        self.lower = lower
        self.inputs = inputs
        identity = inputs.identity
        nodes = lower(inputs)
        firstNodes = nodes
        count = nodes.count
    }

    /// The node of a view, which nothing else gets; `nil` if there is none with the inputs.
    func takeNode(_ index: Int, for inputs: ViewInputs) -> Node? {
        let isTaken = nodes.indices.contains(index) && nodes[index] == nil
        if isTaken || !self.inputs.inheritsSame(as: inputs) {
            if remadeCount > 0, remadeCount + count > Self.mostRemade, let node = takeFirstNode(index) {
                return node
            }
            self.inputs = inputs.identified(as: identity)
            nodes = lower(self.inputs)
            remadeCount += nodes.count
        }
        guard nodes.indices.contains(index) else { return nil }
        defer { nodes[index] = nil }
        // It can be one of those of the collection, too.
        if let node = nodes[index], firstNodes.indices.contains(index), firstNodes[index] === node {
            firstNodes[index] = nil
        }
        return nodes[index]
    }

    /// The node of a view in the environment of the collection; `nil` if it is taken.
    private func takeFirstNode(_ index: Int) -> Node? {
        guard firstNodes.indices.contains(index) else { return nil }
        defer { firstNodes[index] = nil }
        return firstNodes[index]
    }
}

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
/// shown twice, makes them again: which views there are can depend on the environment.
final class SubviewSource {
    let identity: ViewIdentity
    /// The number of views where the collection was made.
    let count: Int
    private let lower: (ViewInputs) -> [Node]
    private var inputs: ViewInputs
    /// The nodes that are not taken yet.
    private var nodes: [Node?]

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
        count = nodes.count
    }

    /// The node of a view, which nothing else gets; `nil` if there is none with the inputs.
    func takeNode(_ index: Int, for inputs: ViewInputs) -> Node? {
        let isTaken = nodes.indices.contains(index) && nodes[index] == nil
        if isTaken || !self.inputs.inheritsSame(as: inputs) {
            self.inputs = inputs.identified(as: identity)
            nodes = lower(self.inputs)
        }
        guard nodes.indices.contains(index) else { return nil }
        defer { nodes[index] = nil }
        return nodes[index]
    }
}

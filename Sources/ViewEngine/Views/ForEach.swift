/// A view for each element of a collection; its identity is the position of the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let content: (Data.Element) -> Content

    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        // The content runs when it is lowered; what it reads belongs to the view whose body made it.
        self.content = ViewScope.bound(content)
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        for (index, element) in data.enumerated() {
            // After an error nothing is drawn, and a range can be of any length.
            if BodyEvaluation.current?.outcome.error != nil { return }
            let first = nodes.count
            content(element).lower(inputs.descending(.child(index)), into: &nodes)
            guard inputs.inherited.environment.tagsElements else { continue }
            nodes.tag(from: first, as: element[keyPath: id], inputs: inputs.descending(.child(index)))
        }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

public import Graphics

/// A container that places views in a row.
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        nodes.append(
            inputs.container(
                of: content,
                layout: StackLayout(direction: .horizontal(alignment), spacing: spacing),
                axis: .horizontal
            )
        )
    }
}

/// A container that places views in a column.
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        nodes.append(
            inputs.container(
                of: content,
                layout: StackLayout(direction: .vertical(alignment), spacing: spacing),
                axis: .vertical
            )
        )
    }
}

/// A container that places views on top of each other, the first at the back.
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        nodes.append(inputs.container(of: content, layout: ZStackLayout(alignment: alignment)))
    }
}

extension ViewInputs {
    /// The node of a container, around all nodes of its content; the axis is that of a stack.
    func container<Content: View, Arrangement: NodeLayout>(
        of content: Content,
        layout: Arrangement,
        axis: Axis? = nil
    ) -> Node {
        var children: [Node] = []
        content.lower(descending(.content).stacking(along: axis), into: &children)
        return container(around: children, layout: layout)
    }

    func container<Arrangement: NodeLayout>(around children: [Node], layout: Arrangement) -> Node {
        // A container of one view has the layout of that view, whatever its kind.
        if children.count == 1, !children[0].isLeaving {
            children[0].representContainer()
            return children[0]
        }
        return container(ofAny: children, layout: layout)
    }

    /// The node of a container that has its own layout for one view, too.
    func container<Arrangement: NodeLayout>(ofAny children: [Node], layout: Arrangement) -> Node {
        guard children.contains(where: \.isLeaving) else {
            return LayoutNode(layout, children: children, inputs: self)
        }
        // Removed views are drawn below those that stay (iOS 17).
        return LayoutNode(
            layout,
            children: children.filter(\.isLeaving) + children.filter { !$0.isLeaving },
            inputs: self
        )
    }
}

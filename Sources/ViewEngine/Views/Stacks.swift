public import Graphics

/// Views in a row.
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
                StackLayout(axis: .horizontal(alignment), spacing: spacing ?? StackLayout.defaultSpacing)
            )
        )
    }
}

/// Views in a column.
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
                StackLayout(axis: .vertical(alignment), spacing: spacing ?? StackLayout.defaultSpacing)
            )
        )
    }
}

/// Views on top of each other, the first at the bottom.
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        nodes.append(inputs.container(of: content, ZStackLayout(alignment: alignment)))
    }
}

extension ViewInputs {
    /// The node of a container around all nodes of its content.
    func container<Content: View, Arrangement: NodeLayout>(
        of content: Content,
        _ layout: Arrangement
    ) -> Node {
        var children: [Node] = []
        content.lower(descending(.content), into: &children)
        return container(around: children, layout)
    }

    func container<Arrangement: NodeLayout>(around children: [Node], _ layout: Arrangement) -> Node {
        // A container of one view lays it out like no container, whatever its kind.
        if children.count == 1, !children[0].isLeaving {
            children[0].standForContainer()
            return children[0]
        }
        guard children.contains(where: \.isLeaving) else { return LayoutNode(layout, children, self) }
        // Views that are removed are drawn below those that stay (iOS 17).
        return LayoutNode(
            layout,
            children.filter(\.isLeaving) + children.filter { !$0.isLeaving },
            self
        )
    }
}

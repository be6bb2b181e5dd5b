public import Graphics

struct PaddingModifier: NodeModifier {
    let insets: EdgeInsets

    func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        LayoutNode(PaddingLayout(insets: insets), [node], inputs)
    }
}

extension View {
    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds room on some sides; 16 points, the system's default, where no length is given.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0,
                leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0
            )
        )
    }

    public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}

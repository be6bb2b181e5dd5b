/// Gives each view of the content a tag, by which a container finds it.
private struct TagModifier: NodeModifier {
    let tag: AnyHashable

    func wrap(_ node: Node, inputs: ViewInputs) -> Node { TagNode(tag, around: node, inputs: inputs) }
}

private final class TagNode: UnaryNode {
    private let ownTag: AnyHashable

    init(_ tag: AnyHashable, around child: Node, inputs: ViewInputs) {
        ownTag = tag
        super.init(around: child, inputs: inputs)
    }

    override var tag: AnyHashable? { ownTag }
}

extension View {
    /// Names the view for a container, such as a canvas that draws it.
    public func tag<Tag: Hashable>(_ tag: Tag) -> some View { modifier(TagModifier(tag: AnyHashable(tag))) }
}

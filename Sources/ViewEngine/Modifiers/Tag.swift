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

/// An optional value as a tag.
private protocol OptionalTag {
    var wrapped: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
    fileprivate var wrapped: AnyHashable? { map { AnyHashable($0) } }
}

extension AnyHashable {
    /// The tag without the optional around it: a selection that is optional selects views with tags that are not.
    var unwrappedTag: AnyHashable { (base as? any OptionalTag)?.wrapped ?? self }
}

extension [Node] {
    /// Gives the nodes from an index on a tag, unless they have one.
    mutating func tag<Tag: Hashable>(from first: Int, as tag: Tag, inputs: ViewInputs) {
        let modifier = TagModifier(tag: AnyHashable(tag))
        var position = 0
        for index in first..<count where self[index].tag == nil {
            self[index] = self[index].modified(
                by: modifier,
                inputs: inputs.descending(.addition),
                position: &position
            )
        }
    }
}

extension View {
    /// Names the view for a container, such as a canvas that draws it.
    public func tag<Tag: Hashable>(_ tag: Tag) -> some View { modifier(TagModifier(tag: AnyHashable(tag))) }
}

import Graphics

extension Node {
    /// Renders the node in a group of some opacity.
    func render(
        faded opacity: Double,
        with options: RenderOptions,
        identity: ViewIdentity,
        into items: inout [DisplayItem]
    ) {
        guard opacity > 0 || options.includesHidden else { return }
        var content: [DisplayItem] = []
        render(with: options, into: &content)
        guard !content.isEmpty else { return }
        items.append(.applying(.opacity(min(max(opacity, 0), 1)), to: content, id: identity.item(0)))
    }
}

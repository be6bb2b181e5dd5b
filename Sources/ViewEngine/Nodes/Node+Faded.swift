import Graphics

extension Node {
    /// Draws what is inside more or less pale.
    func render(
        faded opacity: Double,
        at moment: Moment,
        _ identity: ViewIdentity,
        into items: inout [DisplayItem]
    ) {
        guard opacity > 0 || moment.keepsInvisible else { return }
        var content: [DisplayItem] = []
        render(at: moment, into: &content)
        guard !content.isEmpty else { return }
        items.append(.applying(.opacity(min(max(opacity, 0), 1)), to: content, id: identity.item(0)))
    }
}

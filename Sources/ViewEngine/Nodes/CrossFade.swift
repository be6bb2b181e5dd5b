import Graphics

/// A cross-fade from the old content of a leaf to the new one, for contents that cannot be interpolated.
struct CrossFade<Content: Leaf> {
    private let old: Content
    /// The size that the old content was laid out in.
    private let oldSize: CGSize
    /// From 0, the old content, to 1, the new one.
    let progress: AnimatedValue<Double>

    init(from old: Content, ofSize oldSize: CGSize, animation: Animation, in graph: ViewGraph) {
        self.old = old
        self.oldSize = oldSize
        var progress = AnimatedValue(0.0)
        progress.change(to: 1, animation: animation, at: graph.time, defaults: graph.animationDefaults)
        self.progress = progress
        graph.recordStart(of: animation)
    }

    func render(
        to content: Content,
        in place: LeafPlace,
        with options: RenderOptions,
        identity: ViewIdentity,
        role: LayerRole,
        into items: inout [DisplayItem]
    ) {
        let share = min(max(progress.value(at: options.time), 0), 1)
        var oldPlace = place
        oldPlace.size = oldSize
        let sides = [(old, oldPlace, 1 - share), (content, place, share)]
        for (side, (content, place, opacity)) in sides.enumerated() {
            var inside: [DisplayItem] = []
            content.render(in: place, into: &inside)
            let identity = identity.appending(.transition(side))
            for index in inside.indices {
                inside[index].id = identity.item(index + 1)
                inside[index].role = role
            }
            items.append(.group(.opacity(opacity), items: inside, id: identity.item(0)))
        }
    }
}

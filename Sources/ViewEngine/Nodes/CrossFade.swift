import Graphics

/// The change from the old content of a leaf to the new one, for contents that cannot be interpolated.
struct CrossFade<Content: Leaf> {
    private let old: Content
    /// The size that the old content was laid out in.
    private let oldSize: CGSize
    private let change: ContentChange
    /// From 0, the old content, to 1, the new one.
    let progress: AnimatedValue<Double>

    init(
        from old: Content,
        ofSize oldSize: CGSize,
        by change: ContentChange,
        animation: Animation,
        in graph: ViewGraph
    ) {
        self.old = old
        self.oldSize = oldSize
        self.change = change
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
        let progress = progress.value(at: options.time)
        let share = min(max(progress, 0), 1)
        let sides = ContentSides(identity: identity, role: role)
        var oldPlace = place
        oldPlace.size = oldSize
        switch change {
        case .immediate, .fade:
            items.append(sides.fading(old.items(in: oldPlace), opacity: 1 - share, side: 0))
            items.append(sides.fading(content.items(in: place), opacity: share, side: 1))
        case .growth(let start, let fades):
            // Springs may grow beyond the end.
            let scale = max(0, start + (1 - start) * progress)
            let new = grown(content, in: place, by: scale, colorShare: fades ? 1 : share)
            guard fades else {
                items.append(sides.group(.transform(new.transform), new.items, side: 1))
                return
            }
            let before = grown(old, in: oldPlace, by: scale / start, colorShare: 1)
            for (side, layer, opacity) in [(0, before, 1 - share), (1, new, share)] {
                let group = sides.fading(layer.items, opacity: opacity, side: side)
                items.append(.group(.transform(layer.transform), items: [group], id: sides.id(of: side + 2)))
            }
        case .characters(let countsDown):
            let (before, after) = (old.items(in: oldPlace), content.items(in: place))
            guard let characters = CharacterChange(from: before, to: after) else {
                items.append(sides.fading(before, opacity: 1 - share, side: 0))
                items.append(sides.fading(after, opacity: share, side: 1))
                return
            }
            items += characters.items(share: share, countsDown: countsDown, sides: sides)
        }
    }

    /// The content in its own size at the animated place, and the transform that scales it there.
    private func grown(
        _ content: Content,
        in place: LeafPlace,
        by scale: CGFloat,
        colorShare: Double
    ) -> (items: [DisplayItem], transform: CGAffineTransform) {
        var content = content
        if colorShare < 1 {
            var color = old.color.animatableData
            color.move(towards: content.color.animatableData, by: colorShare)
            content.color.animatableData = color
        }
        var ownPlace = place
        ownPlace.frame.size = place.size
        ownPlace.pixelFrame.size = place.size
        let transform = CGAffineTransform(scaleX: scale, y: scale, anchor: place.pixelFrame.origin)
        return (content.items(in: ownPlace), transform)
    }
}

extension Leaf {
    fileprivate func items(in place: LeafPlace) -> [DisplayItem] {
        var items: [DisplayItem] = []
        render(in: place, into: &items)
        return items
    }
}

/// The groups of display items in which the old and the new content of a leaf are drawn.
struct ContentSides {
    let identity: ViewIdentity
    let role: LayerRole

    func id(of side: Int) -> DisplayItemID { identity.appending(.transition(side)).item(0) }

    func group(_ effect: DisplayEffect, _ items: [DisplayItem], side: Int) -> DisplayItem {
        .group(effect, items: named(items, side: side), id: id(of: side))
    }

    func fading(_ items: [DisplayItem], opacity: Double, side: Int) -> DisplayItem {
        group(.opacity(opacity), items, side: side)
    }

    func named(_ items: [DisplayItem], side: Int) -> [DisplayItem] {
        let identity = identity.appending(.transition(side))
        var items = items
        for index in items.indices {
            items[index].id = identity.item(index + 1)
            items[index].role = role
        }
        return items
    }
}

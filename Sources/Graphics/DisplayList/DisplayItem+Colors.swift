extension DisplayItem {
    /// The item with every color changed, also those inside of a group.
    package func mappingColors(_ change: (ResolvedColor) -> ResolvedColor) -> DisplayItem {
        var item = self
        switch drawing {
        case .fill(let shape, let color): item.drawing = .fill(shape, color: change(color))
        case .stroke(let shape, let style, let color):
            item.drawing = .stroke(shape, style: style, color: change(color))
        case .glyphs(var run):
            run.color = change(run.color)
            item.drawing = .glyphs(run)
        case .group(.shadow(var shadow), let items):
            shadow.color = change(shadow.color)
            item.drawing = .group(.shadow(shadow), items: items.map { $0.mappingColors(change) })
        case .group(.gradient(let gradient), let items):
            item.drawing = .group(
                .gradient(gradient.mappingColors(change)),
                items: items.map { $0.mappingColors(change) }
            )
        case .group(.mask(let isInverted), let items):
            // The colors of a mask do not show.
            item.drawing = .group(
                .mask(isInverted: isInverted),
                items: items.prefix(1) + items.dropFirst().map { $0.mappingColors(change) }
            )
        case .group(let effect, let items):
            item.drawing = .group(effect, items: items.map { $0.mappingColors(change) })
        }
        return item
    }
}

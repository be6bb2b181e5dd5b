extension Timeline {
    /// One attribute of an item over time.
    package struct Track: Equatable, Sendable {
        package typealias Values = AnimatedAttribute.Values

        package var id: DisplayItemID
        /// The attribute's name in SVG or CSS.
        package var attribute: String
        package var values: Values
    }

    /// Every attribute that changes, in painting order.
    package var tracks: [Track] { items.flatMap(\.tracks) }
}

extension TimelineItem {
    fileprivate var tracks: [Timeline.Track] {
        let common = [
            AnimatedAttribute("visibility", .flags(presence)), AnimatedAttribute("translate", .sizes(offset)),
        ]
        let changing = (common + drawing.attributes).filter { !$0.isConstant }
        return changing.map { Timeline.Track(id: id, attribute: $0.name, values: $0.values) }
            + items.flatMap(\.tracks)
    }
}

extension TimelineItem.Drawing {
    fileprivate var attributes: [AnimatedAttribute] {
        switch self {
        case .fill(let shape, let color):
            ResolvedShape.attributes(of: shape) + [AnimatedAttribute("fill", .colors(color))]
        case .stroke(let shape, let style, let color):
            ResolvedShape.attributes(of: shape) + [
                AnimatedAttribute("stroke-width", .numbers(style.map(\.lineWidth))),
                AnimatedAttribute("stroke", .colors(color)),
            ]
        case .glyphs(_, let color): [AnimatedAttribute("fill", .colors(color))]
        case .group(let effect, _): effect.attributes
        }
    }
}

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
            AnimatedAttribute(name: "visibility", values: .flags(presence)),
            AnimatedAttribute(name: "translate", values: .sizes(offset)),
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
            ResolvedShape.attributes(of: shape) + [AnimatedAttribute(name: "fill", values: .colors(color))]
        case .stroke(let shape, let style, let color):
            ResolvedShape.attributes(of: shape) + [
                AnimatedAttribute(name: "stroke-width", values: .numbers(style.map(\.lineWidth))),
                AnimatedAttribute(name: "stroke-dashoffset", values: .numbers(style.map(\.dashPhase))),
                AnimatedAttribute(name: "stroke", values: .colors(color)),
            ]
        case .glyphs(_, let color): [AnimatedAttribute(name: "fill", values: .colors(color))]
        case .group(let effect, _): effect.attributes
        }
    }
}

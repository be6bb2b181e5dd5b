extension Timeline {
    /// One number, colour or box of an item over time, under a name of SVG's or CSS's: `d` is the box of a
    /// path, and `x`, `y`, `width` and `height` that of any other shape.
    public struct Track: Equatable, Sendable {
        public var id: DisplayItemID
        public var attribute: String
        public var values: Values

        /// What the keyframes say.
        public enum Values: Equatable, Sendable {
            case numbers(Animated<Double>)
            /// A distance in points, or a factor, in either direction.
            case sizes(Animated<CGSize>)
            case transforms(Animated<CGAffineTransform>)
            case colors(Animated<ResolvedColor>)
            case outlines(Animated<ResolvedShape>)
            case flags(Animated<Bool>)
        }
    }

    /// All that changes, in painting order.
    public var tracks: [Track] { items.flatMap(\.tracks) }
}

extension TimelineItem {
    fileprivate var tracks: [Timeline.Track] {
        var tracks: [Timeline.Track] = []
        func add(_ attribute: String, _ values: Timeline.Track.Values) {
            if !values.isConstant {
                tracks.append(Timeline.Track(id: id, attribute: attribute, values: values))
            }
        }
        func add(_ geometry: Animated<ResolvedShape>) {
            guard !geometry.isConstant else { return }
            if case .path = geometry.rest {
                add("d", .outlines(geometry))
                return
            }
            add("x", .numbers(geometry.map(\.boundingRect.minX)))
            add("y", .numbers(geometry.map(\.boundingRect.minY)))
            add("width", .numbers(geometry.map(\.boundingRect.width)))
            add("height", .numbers(geometry.map(\.boundingRect.height)))
            add("rx", .numbers(geometry.map(\.drawnCornerRadius)))
        }

        add("visibility", .flags(presence))
        add("translate", .sizes(offset))
        switch drawing {
        case .fill(let geometry, let color):
            add(geometry)
            add("fill", .colors(color))
        case .stroke(let geometry, let style, let color):
            add(geometry)
            add("stroke-width", .numbers(style.map(\.lineWidth)))
            add("stroke", .colors(color))
        case .glyphs(_, let color):
            add("fill", .colors(color))
        case .group(let effect, let items):
            switch effect {
            case .opacity(let opacity): add("opacity", .numbers(opacity))
            case .transform(let transform):
                let isScale = transform.keyframes.allSatisfy { $0.value.b == 0 && $0.value.c == 0 }
                if isScale {
                    add("scale", .sizes(transform.map { CGSize(width: $0.a, height: $0.d) }))
                    add("translate", .sizes(transform.map { CGSize(width: $0.tx, height: $0.ty) }))
                } else {
                    add("transform", .transforms(transform))
                }
            case .shadow(let shadow):
                add("flood-color", .colors(shadow.map(\.color)))
                add("stdDeviation", .numbers(shadow.map(\.radius)))
                add("dx", .numbers(shadow.map(\.offset.width)))
                add("dy", .numbers(shadow.map(\.offset.height)))
            case .clip(let geometry): add(geometry)
            case .blendMode, .compositing: break
            }
            tracks += items.flatMap(\.tracks)
        }
        return tracks
    }
}

extension Timeline.Track.Values {
    fileprivate var isConstant: Bool {
        switch self {
        case .numbers(let values): values.isConstant
        case .sizes(let values): values.isConstant
        case .transforms(let values): values.isConstant
        case .colors(let values): values.isConstant
        case .outlines(let values): values.isConstant
        case .flags(let values): values.isConstant
        }
    }
}

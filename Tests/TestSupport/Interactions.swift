package import Graphics
package import ViewEngine

/// Records events on a view at its ideal size, with text in squares.
package func record<Content: View>(
    _ view: Content,
    _ events: [InteractionEvent],
    until end: Double = 30,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> Recording {
    Recording(of: host(view, change), events: events, until: end)
}

extension InteractionEvent {
    /// A finger touches the view, at its center or at a point relative to it.
    package static func down(_ time: Double, x: CGFloat = 0, y: CGFloat = 0) -> InteractionEvent {
        InteractionEvent(.down(CGPoint(x: x, y: y)), at: time)
    }

    package static func move(_ time: Double, x: CGFloat = 0, y: CGFloat = 0) -> InteractionEvent {
        InteractionEvent(.move(CGPoint(x: x, y: y)), at: time)
    }

    package static func up(_ time: Double) -> InteractionEvent {
        InteractionEvent(.up, at: time)
    }
}

extension Recording {
    /// The opacity of the first group that has one, at a moment; 1 if none has.
    package func opacity(at time: Double) -> Double {
        displayList(at: time).items.lazy.compactMap(\.opacity).first ?? 1
    }

    /// The rectangle of a fill at a moment.
    package func fill(_ index: Int, at time: Double) -> CGRect {
        displayList(at: time).fills[index]
    }

    /// The color of a fill at a moment.
    package func fillColor(_ index: Int, at time: Double) -> ResolvedColor {
        displayList(at: time).fillColors[index]
    }

    /// The horizontal scale of the first group that has one, at a moment; 1 if none has.
    package func scale(at time: Double) -> Double {
        displayList(at: time).items.lazy.compactMap(\.scale).first ?? 1
    }
}

extension DisplayItem {
    /// The scale of the outermost group that has one.
    fileprivate var scale: Double? {
        switch drawing {
        case .group(.transform(let transform), _): transform.a
        case .group(_, let items): items.lazy.compactMap(\.scale).first
        case .fill, .stroke, .glyphs: nil
        }
    }

    /// The opacity of the outermost group that has one.
    fileprivate var opacity: Double? {
        switch drawing {
        case .group(.opacity(let opacity), _): opacity
        case .group(_, let items): items.lazy.compactMap(\.opacity).first
        case .fill, .stroke, .glyphs: nil
        }
    }
}

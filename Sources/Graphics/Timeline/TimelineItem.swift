/// A drawing over time, with its identity.
package struct TimelineItem: Equatable, Sendable {
    /// The id of the display item; several items share one if they are stages of the same thing.
    package var id: DisplayItemID
    /// Whether the item is in the picture; constant if it always is while its group is.
    package var presence: Animated<Bool>
    /// The distance of a shape or a line of text from its position in the drawing; none for a group.
    package var offset: Animated<CGSize>
    package var drawing: Drawing
    /// The part of the button that the item is; `nil` for most groups.
    package var role: LayerRole?

    package init(
        id: DisplayItemID,
        role: LayerRole? = nil,
        presence: Animated<Bool> = Animated(true),
        offset: Animated<CGSize> = Animated(.zero),
        drawing: Drawing
    ) {
        self.id = id
        self.role = role
        self.presence = presence
        self.offset = offset
        self.drawing = drawing
    }

    /// The content of an item.
    package indirect enum Drawing: Equatable, Sendable {
        case fill(Animated<ResolvedShape>, color: Animated<ResolvedColor>)
        case stroke(Animated<ResolvedShape>, style: Animated<StrokeStyle>, color: Animated<ResolvedColor>)
        /// A line of text as it is at rest, and its color.
        case glyphs(GlyphRun, color: Animated<ResolvedColor>)
        case group(Effect, items: [TimelineItem])
    }
}

extension TimelineItem {
    /// An item that never changes.
    package init(_ item: DisplayItem) {
        let drawing: Drawing =
            switch item.drawing {
            case .fill(let shape, let color): .fill(Animated(shape), color: Animated(color))
            case .stroke(let shape, let style, let color):
                .stroke(Animated(shape), style: Animated(style), color: Animated(color))
            case .glyphs(let run): .glyphs(run, color: Animated(run.color))
            case .group(let effect, let items):
                .group(Effect(effect), items: items.map { TimelineItem($0) })
            }
        self.init(id: item.id, role: item.role, drawing: drawing)
    }

    /// The item at a time; `nil` if it is not in the picture then.
    package func displayItem(at time: Double) -> DisplayItem? {
        guard presence.value(at: time) else { return nil }
        return DisplayItem(drawing.value(at: time, offset: offset.value(at: time)), id: id, role: role)
    }

    /// The item as it always is; `nil` if it or anything inside it changes.
    package var constant: DisplayItem? { isConstant ? displayItem(at: 0) : nil }

    private var isConstant: Bool {
        guard presence.isConstant, offset.isConstant else { return false }
        return switch drawing {
        case .fill(let shape, let color): shape.isConstant && color.isConstant
        case .stroke(let shape, let style, let color):
            shape.isConstant && style.isConstant && color.isConstant
        case .glyphs(_, let color): color.isConstant
        case .group(let effect, let items): effect.isConstant && items.allSatisfy(\.isConstant)
        }
    }
}

extension TimelineItem.Drawing {
    fileprivate func value(at time: Double, offset: CGSize) -> DisplayItem.Drawing {
        switch self {
        case .fill(let shape, let color):
            return .fill(shape.value(at: time).offset(by: offset), color: color.value(at: time))
        case .stroke(let shape, let style, let color):
            let outline = shape.value(at: time).offset(by: offset)
            return .stroke(outline, style: style.value(at: time), color: color.value(at: time))
        case .glyphs(var run, let color):
            run.origin = run.origin.offset(by: offset)
            run.color = color.value(at: time)
            return .glyphs(run)
        case .group(let effect, let items):
            return .group(effect.value(at: time), items: items.compactMap { $0.displayItem(at: time) })
        }
    }
}

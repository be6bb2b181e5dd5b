/// Something that is drawn at some time, and which it is.
public struct TimelineItem: Equatable, Sendable {
    /// That of the display item; several items share one if they are stages of the same thing.
    public var id: DisplayItemID
    /// When the item is in the picture; constant if it is whenever its group is.
    public var presence: Animated<Bool>
    /// How far a shape or a line of text is from where its drawing says; a group stays.
    public var offset: Animated<CGSize>
    public var drawing: Drawing

    public init(
        id: DisplayItemID,
        presence: Animated<Bool> = Animated(true),
        offset: Animated<CGSize> = Animated(.zero),
        drawing: Drawing
    ) {
        self.id = id
        self.presence = presence
        self.offset = offset
        self.drawing = drawing
    }

    /// What is drawn.
    public indirect enum Drawing: Equatable, Sendable {
        case fill(Animated<ResolvedShape>, Animated<ResolvedColor>)
        case stroke(Animated<ResolvedShape>, Animated<StrokeStyle>, Animated<ResolvedColor>)
        /// A line of text as it is at rest, and its colour.
        case glyphs(GlyphRun, Animated<ResolvedColor>)
        case group(Effect, [TimelineItem])
    }

    /// What a group does to everything inside it, taken as one picture.
    public enum Effect: Equatable, Sendable {
        case opacity(Animated<Double>)
        case transform(Animated<CGAffineTransform>)
        case shadow(Animated<Shadow>)
        case blendMode(BlendMode)
        case clip(Animated<ResolvedShape>)
        case compositing
    }
}

extension TimelineItem {
    /// The item at a time, if it is in the picture then.
    public func displayItem(at time: Double) -> DisplayItem? {
        guard presence.value(at: time) else { return nil }
        return DisplayItem(drawing.value(at: time, offset: offset.value(at: time)), id: id)
    }

    /// The item as it always is; `nil` if it or anything inside it changes.
    public var constant: DisplayItem? { isConstant ? displayItem(at: 0) : nil }

    private var isConstant: Bool {
        guard presence.isConstant, offset.isConstant else { return false }
        return switch drawing {
        case .fill(let geometry, let color): geometry.isConstant && color.isConstant
        case .stroke(let geometry, let style, let color):
            geometry.isConstant && style.isConstant && color.isConstant
        case .glyphs(_, let color): color.isConstant
        case .group(let effect, let items): effect.isConstant && items.allSatisfy(\.isConstant)
        }
    }
}

extension TimelineItem.Drawing {
    fileprivate func value(at time: Double, offset: CGSize) -> DisplayItem.Drawing {
        switch self {
        case .fill(let geometry, let color):
            return .fill(geometry.value(at: time).offset(by: offset), color.value(at: time))
        case .stroke(let geometry, let style, let color):
            let outline = geometry.value(at: time).offset(by: offset)
            return .stroke(outline, style.value(at: time), color.value(at: time))
        case .glyphs(var run, let color):
            run.origin = run.origin.offset(by: offset)
            run.color = color.value(at: time)
            return .glyphs(run)
        case .group(let effect, let items):
            return .group(effect.value(at: time), items.compactMap { $0.displayItem(at: time) })
        }
    }
}

extension TimelineItem.Effect {
    public var isConstant: Bool {
        switch self {
        case .opacity(let opacity): opacity.isConstant
        case .transform(let transform): transform.isConstant
        case .shadow(let shadow): shadow.isConstant
        case .clip(let geometry): geometry.isConstant
        case .blendMode, .compositing: true
        }
    }

    /// The effect at a time.
    public func value(at time: Double) -> DisplayEffect {
        switch self {
        case .opacity(let opacity): .opacity(opacity.value(at: time))
        case .transform(let transform): .transform(transform.value(at: time))
        case .shadow(let shadow): .shadow(shadow.value(at: time))
        case .blendMode(let mode): .blendMode(mode)
        case .clip(let geometry): .clip(geometry.value(at: time))
        case .compositing: .compositing
        }
    }
}

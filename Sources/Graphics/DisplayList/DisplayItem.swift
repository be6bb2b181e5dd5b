/// Something that is drawn, with its identity.
public struct DisplayItem: Sendable {
    /// The same at every moment, so that the moments of one item can be told from those of others.
    public var id: DisplayItemID
    public var drawing: Drawing

    public init(_ drawing: Drawing, id: DisplayItemID = .unknown) {
        self.id = id
        self.drawing = drawing
    }

    /// The content of an item.
    public indirect enum Drawing: Equatable, Sendable {
        case fill(ResolvedShape, ResolvedColor)
        case stroke(ResolvedShape, StrokeStyle, ResolvedColor)
        case glyphs(GlyphRun)
        case group(DisplayEffect, [DisplayItem])
    }
}

/// Items are equal if they draw the same, whatever their identities are.
extension DisplayItem: Equatable {
    public static func == (first: DisplayItem, second: DisplayItem) -> Bool {
        first.drawing == second.drawing
    }
}

extension DisplayItem {
    public static func fill(_ shape: ResolvedShape, _ color: ResolvedColor) -> DisplayItem {
        DisplayItem(.fill(shape, color))
    }

    public static func stroke(
        _ shape: ResolvedShape,
        _ style: StrokeStyle,
        _ color: ResolvedColor
    ) -> DisplayItem {
        DisplayItem(.stroke(shape, style, color))
    }

    public static func glyphs(_ run: GlyphRun) -> DisplayItem {
        DisplayItem(.glyphs(run))
    }

    public static func group(
        _ effect: DisplayEffect,
        _ items: [DisplayItem],
        id: DisplayItemID = .unknown
    ) -> DisplayItem {
        DisplayItem(.group(effect, items), id: id)
    }
}

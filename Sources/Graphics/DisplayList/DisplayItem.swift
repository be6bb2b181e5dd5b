/// A drawing with its identity.
public struct DisplayItem: Sendable {
    /// The same at every moment of an interaction.
    public var id: DisplayItemID
    public var drawing: Drawing
    /// The part of the button that the item is; `nil` for most groups.
    public var role: LayerRole?

    public init(_ drawing: Drawing, id: DisplayItemID = .unknown, role: LayerRole? = nil) {
        self.id = id
        self.drawing = drawing
        self.role = role
    }

    /// The content of an item.
    public indirect enum Drawing: Equatable, Sendable {
        case fill(ResolvedShape, color: ResolvedColor)
        case stroke(ResolvedShape, style: StrokeStyle, color: ResolvedColor)
        case glyphs(GlyphRun)
        case group(DisplayEffect, items: [DisplayItem])
    }
}

/// Items are equal if they draw the same, whatever their identities and their roles are.
extension DisplayItem: Equatable {
    public static func == (first: DisplayItem, second: DisplayItem) -> Bool {
        first.drawing == second.drawing
    }
}

extension DisplayItem {
    public static func fill(_ shape: ResolvedShape, color: ResolvedColor) -> DisplayItem {
        DisplayItem(.fill(shape, color: color))
    }

    public static func stroke(
        _ shape: ResolvedShape,
        style: StrokeStyle,
        color: ResolvedColor
    ) -> DisplayItem {
        DisplayItem(.stroke(shape, style: style, color: color))
    }

    public static func glyphs(_ run: GlyphRun) -> DisplayItem {
        DisplayItem(.glyphs(run))
    }

    public static func group(
        _ effect: DisplayEffect,
        items: [DisplayItem],
        id: DisplayItemID = .unknown
    ) -> DisplayItem {
        DisplayItem(.group(effect, items: items), id: id)
    }
}

/// Something that is drawn, and which it is.
public struct DisplayItem: Sendable {
    /// The same for one thing at every moment, so that its moments can be told from those of others.
    public var id: DisplayItemID
    public var drawing: Drawing

    public init(_ drawing: Drawing, id: DisplayItemID = .unknown) {
        self.id = id
        self.drawing = drawing
    }

    /// What is drawn.
    public indirect enum Drawing: Equatable, Sendable {
        case fill(ResolvedShape, ResolvedColor)
        case stroke(ResolvedShape, StrokeStyle, ResolvedColor)
        case glyphs(GlyphRun)
        case group(DisplayEffect, [DisplayItem])
    }
}

/// Items are equal if they draw the same, whichever they are.
extension DisplayItem: Equatable {
    public static func == (first: DisplayItem, second: DisplayItem) -> Bool {
        first.drawing == second.drawing
    }
}

extension DisplayItem {
    public static func fill(_ geometry: ResolvedShape, _ color: ResolvedColor) -> DisplayItem {
        DisplayItem(.fill(geometry, color))
    }

    public static func stroke(
        _ geometry: ResolvedShape,
        _ style: StrokeStyle,
        _ color: ResolvedColor
    ) -> DisplayItem {
        DisplayItem(.stroke(geometry, style, color))
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

/// Which item of a picture an item is, whenever the picture is taken.
public struct DisplayItemID: Hashable, Sendable {
    private let number: UInt64

    public init(_ number: UInt64) {
        self.number = number
    }

    /// That of an item of which only one moment is known.
    public static let unknown = DisplayItemID(0)

    /// That of what one thing does to another.
    public func around(_ other: DisplayItemID) -> DisplayItemID {
        DisplayItemID((number ^ other.number &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9)
    }

    public var hexadecimal: String { String(number, radix: 16) }
}

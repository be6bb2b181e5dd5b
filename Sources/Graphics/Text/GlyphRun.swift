/// A line of text at its position: its glyphs, and the string and font that they come from.
public struct GlyphRun: Equatable, Sendable {
    /// The source of the glyphs.
    public enum Content: Equatable, Sendable {
        /// Characters in reading order, and the reading direction.
        case text(String, TextDirection)
        /// A symbol, by its name.
        case symbol(String)
        /// The placeholder of a symbol that is unknown, by the name of the symbol.
        case placeholder(String)
    }

    public var content: Content
    public var font: FontDescriptor
    /// The start of the baseline.
    public var origin: CGPoint
    /// In visual order, placed from `origin`.
    public var glyphs: [PositionedGlyph]
    /// The line's height and width, for its bounds.
    public var metrics: LineMetrics
    public var width: CGFloat
    public var color: ResolvedColor

    public init(
        content: Content,
        font: FontDescriptor,
        origin: CGPoint,
        glyphs: [PositionedGlyph],
        metrics: LineMetrics,
        width: CGFloat,
        color: ResolvedColor
    ) {
        self.content = content
        self.font = font
        self.origin = origin
        self.glyphs = glyphs
        self.metrics = metrics
        self.width = width
        self.color = color
    }

    /// The line's box, from the ascent to the descent.
    public var bounds: CGRect {
        CGRect(x: origin.x, y: origin.y - metrics.ascent, width: width, height: metrics.lineHeight)
    }
}

/// Turns strings into glyphs and measures them.
///
/// The engine measures text through this protocol, so it depends on no font library.
public protocol TextShaper: Sendable {
    /// Breaks a text into lines and shapes each line.
    ///
    /// Lines end at line feeds, and at the break opportunities of UAX #14 where a line would grow
    /// wider than `maximumWidth` points (`.infinity`: never). The result has at least one line.
    func shape(
        _ text: String,
        font: FontDescriptor,
        direction: TextDirection,
        maximumWidth: CGFloat
    ) -> ShapedText

    /// The heights of a line in a font.
    func lineMetrics(for font: FontDescriptor) -> LineMetrics

    /// A symbol by its SF name, sized for text in a font; `nil` for an unknown name.
    func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol?

    /// The drawing in place of a symbol that is unknown, sized as a symbol is.
    func placeholder(forSymbolNamed name: String, font: FontDescriptor) -> ShapedSymbol
}

extension TextShaper {
    /// The symbol of a question mark in a dashed square, or a square.
    public func placeholder(forSymbolNamed name: String, font: FontDescriptor) -> ShapedSymbol {
        symbol(named: "questionmark.square.dashed", font: font)
            ?? ShapedSymbol(
                glyph: Glyph(.outline(Path(CGRect(x: 0, y: -1, width: 1, height: 1)), strokeWidth: 0)),
                origin: CGPoint(x: 0, y: font.size),
                size: CGSize(width: font.size, height: font.size),
                baseline: font.size * 0.75
            )
    }
}

/// The direction of a paragraph.
public enum TextDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// The lines of a text, from top to bottom.
public struct ShapedText: Equatable, Sendable {
    public var lines: [ShapedLine]

    public init(lines: [ShapedLine]) {
        self.lines = lines
    }
}

/// One line of glyphs, in visual order from left to right.
public struct ShapedLine: Equatable, Sendable {
    /// The part of the text on the line.
    public var text: String
    public var glyphs: [PositionedGlyph]
    /// The sum of the advances in points, tracking included, not rounded.
    public var width: CGFloat
    /// The direction in which the line is read.
    public var direction: TextDirection

    public init(
        text: String,
        glyphs: [PositionedGlyph],
        width: CGFloat,
        direction: TextDirection = .leftToRight
    ) {
        self.text = text
        self.glyphs = glyphs
        self.width = width
        self.direction = direction
    }
}

/// A glyph and the position of its origin, relative to the start of the line's baseline.
public struct PositionedGlyph: Equatable, Sendable {
    public var glyph: Glyph
    public var position: CGPoint

    public init(glyph: Glyph, position: CGPoint) {
        self.glyph = glyph
        self.position = position
    }
}

/// The heights of a line, in points.
public struct LineMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line.
    public var ascent: CGFloat
    /// From the baseline down to the bottom of the line; positive.
    public var descent: CGFloat

    public var lineHeight: CGFloat { ascent + descent }

    public init(ascent: CGFloat, descent: CGFloat) {
        self.ascent = ascent
        self.descent = descent
    }
}

/// A symbol as laid out: its drawing, and its box in a line of text.
public struct ShapedSymbol: Equatable, Sendable {
    public var glyph: Glyph
    /// The position of the glyph's origin, from the top left of the box.
    public var origin: CGPoint
    public var size: CGSize
    /// From the top of the box down to the baseline of the text beside it.
    public var baseline: CGFloat

    public init(glyph: Glyph, origin: CGPoint, size: CGSize, baseline: CGFloat) {
        self.glyph = glyph
        self.origin = origin
        self.size = size
        self.baseline = baseline
    }
}

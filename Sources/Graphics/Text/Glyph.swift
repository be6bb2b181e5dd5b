/// A drawing that text is made of, at the size of its font; immutable, hence shared by every run.
public final class Glyph: Sendable {
    /// What a glyph looks like, in points from its origin on the baseline.
    public enum Drawing: Equatable, Sendable {
        /// An outline to fill, nonzero; and to stroke as well where a symbol has no bold drawing.
        case outline(Path, strokeWidth: CGFloat)
        /// A PNG image, for colour emoji.
        case bitmap(png: [UInt8], frame: CGRect)
    }

    public let drawing: Drawing
    /// Whether it is an outline of which nothing but the inside is painted, as of most letters.
    public let isOnlyFilled: Bool

    public init(_ drawing: Drawing) {
        self.drawing = drawing
        isOnlyFilled =
            switch drawing {
            case .outline(let path, let strokeWidth): strokeWidth == 0 && !path.isEmpty
            case .bitmap: false
            }
    }
}

extension Glyph: Equatable {
    public static func == (first: Glyph, second: Glyph) -> Bool {
        first === second || first.drawing == second.drawing
    }
}

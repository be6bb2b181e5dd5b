/// The drawing of a glyph at the size of its font; immutable, hence shared by every run.
public final class Glyph: Sendable {
    /// The appearance of a glyph, in points from its origin on the baseline.
    public enum Drawing: Equatable, Sendable {
        /// An outline to fill by the nonzero rule, and to stroke as well where a symbol has no bold drawing.
        case outline(Path, strokeWidth: CGFloat)
        /// A PNG image, for color emoji.
        case bitmap(png: [UInt8], frame: CGRect)
    }

    public let drawing: Drawing
    /// Whether the drawing is an outline that is filled and not stroked, as that of most letters.
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

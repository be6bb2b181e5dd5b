import Graphics

/// The attributes of text beside its font, color and alignment.
struct TextTraits: Hashable, Sendable {
    /// `nil` for the weight of the font.
    var weight: ChosenWeight?
    var isItalic: Bool?
    var design: Font.Design?
    /// In points, after each character.
    var tracking: CGFloat = 0
    /// In points upwards.
    var baselineOffset: CGFloat = 0
    var underline: TextDecoration?
    var strikethrough: TextDecoration?
    var textCase: Text.Case?
    var lineLimit: Int?
    /// The least part of its size to which a text that does not fit is reduced.
    var minimumScaleFactor: CGFloat = 1
    var truncationMode = Text.TruncationMode.tail
    /// In points, added between lines.
    var lineSpacing: CGFloat = 0

    /// The font with the weight, the slope and the design.
    func applied(to font: Font) -> Font {
        var font = font
        if let weight { font = font.choosing(weight) }
        if let isItalic { font = font.italic(isItalic) }
        if let design { font = font.design(design) }
        return font
    }

    /// The string in its case.
    func cased(_ string: String) -> String {
        switch textCase {
        case nil: string
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        }
    }
}

/// A line under or through a text.
struct TextDecoration: Hashable, Sendable {
    /// `nil` for the color of the text.
    var color: Color?
}

extension Text {
    /// A case that all letters of a text have.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// The part of a line that is left out if it is too long.
    public enum TruncationMode: Hashable, Sendable {
        case head, middle, tail
    }

    /// The pattern of a line under or through a text; every pattern is drawn as a solid line.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            public static let solid = Pattern()
            public static let dot = Pattern()
            public static let dash = Pattern()
            public static let dashDot = Pattern()
            public static let dashDotDot = Pattern()
        }

        let color: Color?

        public static let single = LineStyle()

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.color = color
        }
    }
}

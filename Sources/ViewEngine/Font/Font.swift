public import Graphics

/// A system font, described by a text style or by a size.
public struct Font: Hashable, Sendable {
    /// The purpose of a text; its size follows Dynamic Type.
    public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3
        case headline, body, callout, subheadline, footnote, caption, caption2
    }

    /// The weight of the strokes, on the scale of OpenType's `wght`.
    public struct Weight: Hashable, Sendable {
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    private enum Size: Hashable, Sendable {
        case style(TextStyle)
        case points(CGFloat)
    }

    private var size: Size
    private var weight: Weight?
    private var isItalic = false

    public static let largeTitle = Font(.largeTitle)
    public static let title = Font(.title)
    public static let title2 = Font(.title2)
    public static let title3 = Font(.title3)
    public static let headline = Font(.headline)
    public static let body = Font(.body)
    public static let callout = Font(.callout)
    public static let subheadline = Font(.subheadline)
    public static let footnote = Font(.footnote)
    public static let caption = Font(.caption)
    public static let caption2 = Font(.caption2)

    private init(_ style: TextStyle, weight: Weight? = nil) {
        size = .style(style)
        self.weight = weight
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
        Font(style, weight: weight)
    }

    /// The system font at a fixed size in points, independent of Dynamic Type.
    public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
        var font = Font(.body, weight: weight)
        font.size = .points(size)
        return font
    }

    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    public func bold() -> Font {
        weight(.bold)
    }

    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    func resolve(in environment: EnvironmentValues) -> FontDescriptor {
        switch size {
        case .style(let style):
            FontDescriptor(
                size: environment.palette.size(of: style, at: environment.dynamicTypeSize),
                weight: (weight ?? environment.palette.weight(of: style)).value,
                isItalic: isItalic
            )
        case .points(let points):
            FontDescriptor(size: points, weight: (weight ?? .regular).value, isItalic: isItalic)
        }
    }
}

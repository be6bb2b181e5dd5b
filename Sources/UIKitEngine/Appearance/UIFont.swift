public import Graphics
public import ViewEngine

/// A system font.
public struct UIFont: Hashable, Sendable {
    /// The purpose of a text; its size follows Dynamic Type.
    public enum TextStyle: Hashable, Sendable {
        case largeTitle, title1, title2, title3
        case headline, body, callout, subheadline, footnote, caption1, caption2

        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .body: .body
            case .callout: .callout
            case .subheadline: .subheadline
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }
    }

    public typealias Weight = Font.Weight

    let font: Font

    package init(_ font: Font) {
        self.font = font
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.style))
    }

    /// Returns a font of a fixed size in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight))
    }

    /// Returns the system font, in place of a font of the app; `nil` without a name.
    public init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        self.init(.custom(name, fixedSize: size))
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic())
    }

    /// Returns the system font: its digits have one width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// Returns the system font in place of a monospaced one.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight, design: .monospaced))
    }

    public static func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style)
    }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12

    /// Returns a font with the bold trait, which is semibold at small sizes.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).bold())
    }
}

/// A font under the name of AppKit.
public typealias NSFont = UIFont

/// A descriptor of a font under the name of AppKit.
public typealias NSFontDescriptor = UIFontDescriptor

extension Font {
    /// A font of UIKit.
    public init(_ font: UIFont) {
        self = font.font
    }
}

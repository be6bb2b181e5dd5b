import AppleDesign
public import Graphics
import ViewEngine

/// The growth of fonts and lengths with the size of text that the user has chosen.
public struct UIFontMetrics: Hashable, Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle style: UIFont.TextStyle) {
        self.style = style
    }

    /// The metrics of the body.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns a font of a fixed size as one that grows with the style.
    public func scaledFont(for font: UIFont) -> UIFont { UIFont(font.font.scaled(relativeTo: style.style)) }

    /// Returns a length as it is at the size of text of the view being updated, which grows as the body does.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        value * DynamicType.scale(UITraitCollection.current.dynamicTypeSize)
    }
}

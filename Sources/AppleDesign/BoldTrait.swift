package import Graphics
package import ViewEngine

/// The weight of the bold trait of the system font, which `bold()`, Markdown and `boldSystemFont(ofSize:)` set.
package enum BoldTrait {
    /// The weight in a text style: semibold at 15, 16 and 17 points, by the ink of a word on pictures of real buttons;
    /// those of the other styles are the “emphasized” ones of the Human Interface Guidelines, Typography.
    package static func weight(of style: Font.TextStyle) -> Font.Weight {
        switch style {
        case .largeTitle, .title, .title2: .bold
        case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2: .semibold
        }
    }

    /// The weight at a size in points that belongs to no text style, which is that of the styles of about that size.
    ///
    /// UIKit prints the font of `boldSystemFont(ofSize: 17)` as `.SFUI-Semibold`.
    @Sendable package static func weight(ofSize size: CGFloat) -> Font.Weight {
        size < leastBoldSize ? .semibold : .bold
    }

    /// The default size of `title2` in points.
    private static let leastBoldSize: CGFloat = 22
}

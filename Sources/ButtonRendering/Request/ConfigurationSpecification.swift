package import Graphics
package import UIKitEngine
package import ViewEngine

/// The properties that only a `UIButton.Configuration` has, apart from its background; what is `nil` stays as the
/// configuration has it.
package struct ConfigurationSpecification: Hashable, Sendable {
    @Verbatim package var subtitle = ""
    package var showsActivityIndicator = false
    package var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    /// The distance from the title to the subtitle in points.
    package var titlePadding: CGFloat?
    package var contentInsets: NSDirectionalEdgeInsets?
    package var baseForegroundColor: Color?
    package var baseBackgroundColor: Color?
    /// The color of an attributed title, which no state changes.
    package var titleForegroundColor: Color?
    /// Whether an `imageColorTransformer` makes the image gray.
    package var hasGrayImage = false

    package init() {}
}

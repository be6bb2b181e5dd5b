package import Graphics
package import UIKitEngine
package import ViewEngine

/// What somebody wants to see in a `UIButton.Configuration`, beside what all buttons have; what is not given
/// is left as the configuration has it.
package struct ConfigurationRequest: Hashable, Sendable {
    package var subtitle = ""
    package var showsActivityIndicator = false
    package var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    /// In points.
    package var titlePadding: CGFloat?
    package var contentInsets: NSDirectionalEdgeInsets?
    package var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    package var baseForegroundColor: Color?
    package var baseBackgroundColor: Color?
    /// The colour of the title by an attributed title, which no state changes.
    package var titleForegroundColor: Color?
    /// Whether the image is gray, by an `imageColorTransformer`.
    package var hasGrayImage = false

    // The background.
    package var backgroundColor: Color?
    package var backgroundInsets: NSDirectionalEdgeInsets?
    package var strokeColor: Color?
    /// In points.
    package var strokeWidth: CGFloat?
    /// In points.
    package var strokeOutset: CGFloat?

    package init() {}

    /// Only what another one says of where the background is; any colour stands for one that is there.
    init(extentOf other: ConfigurationRequest) {
        backgroundColor = other.backgroundColor.map { _ in .black }
        backgroundInsets = other.backgroundInsets
        strokeColor = other.strokeColor.map { _ in .black }
        strokeWidth = other.strokeWidth
        strokeOutset = other.strokeOutset
        cornerStyle = other.cornerStyle
    }
}

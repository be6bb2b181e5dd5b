public import Graphics
public import StyleEngine

/// What somebody wants to see in a `UIButton.Configuration`, beside what all buttons have; what is not given
/// is left as the configuration has it.
public struct ConfigurationRequest: Hashable, Sendable {
    public var subtitle = ""
    public var showsActivityIndicator = false
    public var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    /// In points.
    public var titlePadding: CGFloat?
    public var contentInsets: NSDirectionalEdgeInsets?
    public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    public var baseForegroundColor: Color?
    public var baseBackgroundColor: Color?
    /// The colour of the title by an attributed title, which no state changes.
    public var titleForegroundColor: Color?
    /// Whether the image is gray, by an `imageColorTransformer`.
    public var hasGrayImage = false

    // The background.
    public var backgroundColor: Color?
    public var backgroundInsets: NSDirectionalEdgeInsets?
    public var strokeColor: Color?
    /// In points.
    public var strokeWidth: CGFloat?
    /// In points.
    public var strokeOutset: CGFloat?

    public init() {}

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

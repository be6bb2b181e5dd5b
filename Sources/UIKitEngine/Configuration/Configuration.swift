public import Graphics

extension UIButton {
    /// What a button says and how it looks, for all of its states.
    public struct Configuration {
        /// How much room the button takes.
        public enum Size: Hashable, Sendable {
            case mini, small, medium, large
        }

        /// How the corners of the background are made.
        public enum CornerStyle: Hashable, Sendable {
            /// With the radius that the background has, as it is.
            case fixed
            /// With the radius that the background has, at the text size that the user chose.
            case dynamic
            case small, medium, large
            /// As round as the height allows.
            case capsule
        }

        /// How the title and the subtitle are aligned.
        public enum TitleAlignment: Hashable, Sendable {
            /// As the place of the image asks for.
            case automatic
            case leading, center, trailing
        }

        let style: Style
        var defaults = Defaults()

        // What it says.
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether an indicator turns in place of the image.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        // Where it stands.
        public var buttonSize = Size.medium {
            didSet { if buttonSize != oldValue, !hasCustomContentInsets { setDefaultContentInsets() } }
        }
        public var titleAlignment = TitleAlignment.automatic
        /// From the title to the subtitle, in points.
        public var titlePadding: CGFloat = ConfigurationMetrics.titlePadding
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// From the image to the title, in points.
        public var imagePadding: CGFloat = ConfigurationMetrics.imagePadding
        /// From the edges of the button to its content.
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { hasCustomContentInsets = true }
        }
        private var hasCustomContentInsets = false

        // How it looks.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour that the style makes those of the title and the image of.
        public var baseForegroundColor: UIColor?
        /// The colour that the style makes that of the background of.
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()

        init(style: Style) {
            self.style = style
            contentInsets = ConfigurationMetrics.contentInsets(.medium)
            update(for: .normal)
        }

        public var title: String? {
            get { attributedTitle?.text }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        public var subtitle: String? {
            get { attributedSubtitle?.text }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        public mutating func setDefaultContentInsets() {
            contentInsets = ConfigurationMetrics.contentInsets(buttonSize)
            hasCustomContentInsets = false
        }
    }
}

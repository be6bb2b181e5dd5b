public import Graphics

extension UIButton {
    /// The content and the appearance of a button, in all of its states.
    public struct Configuration {
        /// The size of the button: its font, its insets and its corner radius.
        public enum Size: Hashable, Sendable {
            case mini, small, medium, large
        }

        /// The rule for the corner radius of the background.
        public enum CornerStyle: Hashable, Sendable {
            /// The radius of the background, unchanged.
            case fixed
            /// The radius of the background, scaled with the text size that the user chose.
            case dynamic
            /// The radius that the size of the button has by default, whatever the radius of the background.
            case small, medium, large
            /// Half the height.
            case capsule
        }

        /// The alignment of the title and the subtitle.
        public enum TitleAlignment: Hashable, Sendable {
            /// Toward the image if it is beside the titles, otherwise centered.
            case automatic
            case leading, center, trailing
        }

        let style: Style
        var defaults = Defaults()
        /// The distances by which the insets of a button without a configuration move its title and its image.
        var titleOffset = CGSize.zero
        /// The insets that leave less than its length to the title, which is then truncated; `nil` for none.
        var titleInsets: UIEdgeInsets?
        var titleTruncation = NSLineBreakMode.byTruncatingMiddle
        /// The part of black over the image.
        var imageDarkening = 0.0
        /// Whether an image that states no rendering mode is a template.
        var tintsImage = true
        /// Whether the background image enlarges a button that is smaller.
        var fitsBackgroundImage = false
        var imageOffset = CGSize.zero

        /// Whether there is neither a title nor an image.
        var isEmpty: Bool {
            (title ?? "").isEmpty && (subtitle ?? "").isEmpty && image == nil && background.image == nil
                && !showsActivityIndicator
        }

        // MARK: Content
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var image: UIImage?
        /// The configuration of the symbol, where the image has none of its own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Layout
        public var buttonSize = Size.medium {
            didSet { if buttonSize != oldValue, !hasCustomContentInsets { setDefaultContentInsets() } }
        }
        public var titleAlignment = TitleAlignment.automatic
        /// The space between the title and the subtitle, in points.
        public var titlePadding: CGFloat = ConfigurationMetrics.titlePadding
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between the image and the title, in points.
        public var imagePadding: CGFloat = ConfigurationMetrics.imagePadding
        /// The insets of the content from the edges of the button.
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { hasCustomContentInsets = true }
        }
        private var hasCustomContentInsets = false

        // MARK: Appearance
        public var cornerStyle = CornerStyle.dynamic
        /// The color from which the style derives those of the title and the image.
        public var baseForegroundColor: UIColor?
        /// The color from which the style derives that of the background.
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()

        init(style: Style) {
            self.style = style
            contentInsets = ConfigurationMetrics.contentInsets(for: .medium)
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

        /// Replaces the insets by the default ones of the button's size.
        public mutating func setDefaultContentInsets() {
            contentInsets = ConfigurationMetrics.contentInsets(for: buttonSize)
            hasCustomContentInsets = false
        }
    }
}

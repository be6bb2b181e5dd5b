import Graphics
import ViewEngine

/// A configuration in one state and environment, with all values resolved.
///
/// A class, since a button has a dozen views that share one.
final class ResolvedConfiguration {
    struct Label {
        let text: String
        let font: Font
        let color: ResolvedColor
        let attributes: AttributeContainer
    }

    struct Symbol {
        let image: UIImage
        let font: Font
        let preferred: UIImage.SymbolConfiguration?
        let color: ResolvedColor
    }

    final class Background {
        let fill: ResolvedColor
        let image: BackgroundImage?
        let glass: Glass?
        let stroke: ResolvedColor
        let strokeWidth: CGFloat
        let strokeOutset: CGFloat
        let insets: EdgeInsets
        let shape: ConfigurationShape
        let effect: UIVisualEffect?

        init(
            _ background: UIBackgroundConfiguration,
            shape: ConfigurationShape,
            imageDarkening: Double,
            in traits: UITraitCollection
        ) {
            fill = background.resolvedBackgroundColor(for: .tintColor).resolve(in: traits)
            image = background.image.map {
                BackgroundImage(
                    image: $0,
                    color: ($0.originalColor ?? .tintColor).resolve(in: traits)
                        .darkened(by: imageDarkening),
                    contentMode: background.imageContentMode
                )
            }
            glass = background.visibleGlass.map {
                Glass(tint: $0.tintColor?.resolve(in: traits), isClear: $0.isClear)
            }
            stroke =
                background.strokeWidth > 0
                ? background.resolvedStrokeColor(for: .tintColor).resolve(in: traits) : .clear
            strokeWidth = background.strokeWidth
            strokeOutset = background.strokeOutset
            insets = background.backgroundInsets.edgeInsets
            self.shape = shape
            effect = background.visualEffect
        }
    }

    struct BackgroundImage {
        let image: UIImage
        let color: ResolvedColor
        let contentMode: UIView.ContentMode
    }

    struct Glass {
        /// The color of tinted glass; `nil` for other glass.
        let tint: ResolvedColor?
        let isClear: Bool
    }

    let title, subtitle: Label?
    let image: Symbol?
    let activityIndicator: ResolvedColor?
    let imagePlacement: Edge
    let imagePadding, titlePadding: CGFloat
    let titleAlignment: UIButton.Configuration.TitleAlignment
    let contentInsets: EdgeInsets
    let titleOffset, imageOffset: CGSize
    let titleInsets: UIEdgeInsets?
    let titleTruncation: NSLineBreakMode
    let fitsBackgroundImage: Bool
    let background: Background

    /// A configuration, resolved with the traits of an environment.
    init(_ configuration: UIButton.Configuration, in environment: EnvironmentValues) {
        let traits = UITraitCollection(environment)
        title = Self.label(configuration.resolvedTitle, in: traits)
        subtitle = Self.label(configuration.resolvedSubtitle, in: traits)
        // The indicator replaces the image.
        image =
            configuration.showsActivityIndicator
            ? nil
            : configuration.image.map {
                Symbol(
                    image: $0.usuallyRendered(as: configuration.tintsImage ? .template : .original),
                    font: configuration.defaultTitleFont.font,
                    preferred: configuration.preferredSymbolConfigurationForImage,
                    color: ($0.originalColor ?? configuration.resolvedImageColor).resolve(in: traits)
                        .darkened(by: configuration.imageDarkening)
                )
            }
        activityIndicator =
            configuration.showsActivityIndicator
            ? configuration.resolvedActivityIndicatorColor.resolve(in: traits) : nil
        imagePlacement = configuration.imagePlacement.edge
        imagePadding = configuration.imagePadding
        titlePadding = configuration.titlePadding
        titleAlignment = configuration.titleAlignment
        contentInsets = configuration.contentInsets.edgeInsets
        titleOffset = configuration.titleOffset
        imageOffset = configuration.imageOffset
        titleInsets = configuration.titleInsets
        titleTruncation = configuration.titleTruncation
        fitsBackgroundImage = configuration.fitsBackgroundImage
        background = Background(
            configuration.background,
            shape: ConfigurationShape(configuration, in: environment),
            imageDarkening: configuration.imageDarkening,
            in: traits
        )
    }

    private static func label(_ string: AttributedString?, in traits: UITraitCollection) -> Label? {
        string.map { string in
            Label(
                text: string.text,
                font: string.attributes.font?.font ?? .body,
                color: (string.attributes.foregroundColor ?? .label).resolve(in: traits),
                attributes: string.attributes
            )
        }
    }
}

extension ResolvedColor {
    /// Returns the color with a part of black over it.
    fileprivate func darkened(by part: Double) -> ResolvedColor {
        guard part > 0 else { return self }
        return ResolvedColor(
            red: red * (1 - part),
            green: green * (1 - part),
            blue: blue * (1 - part),
            opacity: opacity
        )
    }
}

import Graphics
import ViewEngine

/// A configuration for one state among given traits, of which nothing is left to resolve.
struct ResolvedConfiguration {
    struct Label {
        let text: String
        let font: Font
        let color: ResolvedColor
    }

    struct Symbol {
        let image: UIImage
        let font: Font
        let color: ResolvedColor
    }

    struct Background {
        let fill: ResolvedColor
        let glass: Glass?
        let stroke: ResolvedColor
        let strokeWidth: CGFloat
        let strokeOutset: CGFloat
        let insets: EdgeInsets
        let shape: ConfigurationShape
    }

    struct Glass {
        /// The colour of the drop itself; clear glass has none.
        let tint: ResolvedColor?
    }

    let title, subtitle: Label?
    let image: Symbol?
    let activityIndicator: ResolvedColor?
    let imagePlacement: NSDirectionalRectEdge
    let imagePadding, titlePadding: CGFloat
    let titleAlignment: UIButton.Configuration.TitleAlignment
    let contentInsets: EdgeInsets
    let background: Background

    /// The configuration in an environment, among the traits that it has.
    init(_ configuration: UIButton.Configuration, in environment: EnvironmentValues) {
        let traits = UITraitCollection(environment)
        title = Self.label(configuration.resolvedTitle, traits)
        subtitle = Self.label(configuration.resolvedSubtitle, traits)
        // The indicator stands in place of the image.
        image =
            configuration.showsActivityIndicator
            ? nil
            : configuration.image.map {
                Symbol(
                    image: $0,
                    font: ConfigurationMetrics.titleFont(configuration.buttonSize, configuration.style).font,
                    color: configuration.resolvedImageColor.resolve(in: traits)
                )
            }
        activityIndicator =
            configuration.showsActivityIndicator
            ? configuration.resolvedActivityIndicatorColor.resolve(in: traits) : nil
        imagePlacement = configuration.imagePlacement
        imagePadding = configuration.imagePadding
        titlePadding = configuration.titlePadding
        titleAlignment = configuration.titleAlignment
        contentInsets = configuration.contentInsets.edgeInsets
        background = Self.background(
            configuration,
            traits,
            ConfigurationShape(configuration, in: environment)
        )
    }

    private static func label(_ string: AttributedString?, _ traits: UITraitCollection) -> Label? {
        string.map { string in
            Label(
                text: string.text,
                font: string.attributes.font?.font ?? .body,
                color: (string.attributes.foregroundColor ?? .label).resolve(in: traits)
            )
        }
    }

    private static func background(
        _ configuration: UIButton.Configuration,
        _ traits: UITraitCollection,
        _ shape: ConfigurationShape
    ) -> Background {
        let background = configuration.background
        return Background(
            fill: background.resolvedBackgroundColor(for: .tintColor).resolve(in: traits),
            glass: background.visibleGlass.map { Glass(tint: $0.tintColor?.resolve(in: traits)) },
            stroke: background.strokeWidth > 0
                ? background.resolvedStrokeColor(for: .tintColor).resolve(in: traits) : .clear,
            strokeWidth: background.strokeWidth,
            strokeOutset: background.strokeOutset,
            insets: background.backgroundInsets.edgeInsets,
            shape: shape
        )
    }
}

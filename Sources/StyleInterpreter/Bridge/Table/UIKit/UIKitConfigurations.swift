import UIKitEngine
import ViewEngine

// Configurations of buttons and of their backgrounds.
extension Bridge {
    mutating func addConfigurations() {
        typealias Configuration = UIButton.Configuration
        add(Configuration.self)
        let styles: KeyValuePairs<String, @Sendable () -> Configuration> = [
            "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
            "borderless": { .borderless() }, "bordered": { .bordered() },
            "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
            "glass": { .glass() }, "prominentGlass": { .prominentGlass() },
            "clearGlass": { .clearGlass() }, "prominentClearGlass": { .prominentClearGlass() },
        ]
        for (name, make) in styles { factory("UIButton.Configuration", name, call: make) }
        method("UIButton.Configuration", "updated", "for") {
            (configuration: Configuration, button: ButtonReference) in
            configuration.updated(for: button.button)
        }
        mutatingMethod("UIButton.Configuration", "setDefaultContentInsets") {
            (configuration: inout Configuration) in
            configuration.setDefaultContentInsets()
        }
        addConfigurationContent()
        addConfigurationAppearance()

        add(Configuration.Size.self, "Hashable")
        constants(
            "UIButton.Configuration.Size",
            ["mini": Configuration.Size.mini, "small": .small, "medium": .medium, "large": .large],
            areAllCases: true
        )
        add(Configuration.CornerStyle.self, "Hashable")
        constants(
            "UIButton.Configuration.CornerStyle",
            [
                "fixed": Configuration.CornerStyle.fixed, "dynamic": .dynamic, "small": .small,
                "medium": .medium, "large": .large, "capsule": .capsule,
            ],
            areAllCases: true
        )
        add(Configuration.TitleAlignment.self, "Hashable")
        constants(
            "UIButton.Configuration.TitleAlignment",
            [
                "automatic": Configuration.TitleAlignment.automatic, "leading": .leading, "center": .center,
                "trailing": .trailing,
            ],
            areAllCases: true
        )
    }

    mutating func addConfigurationContent() {
        typealias Configuration = UIButton.Configuration
        let type = "UIButton.Configuration"
        property(type, "title", \Configuration.title)
        property(type, "subtitle", \Configuration.subtitle)
        property(type, "attributedTitle", \Configuration.attributedTitle)
        property(type, "attributedSubtitle", \Configuration.attributedSubtitle)
        property(type, "titleTextAttributesTransformer", \Configuration.titleTextAttributesTransformer)
        property(type, "subtitleTextAttributesTransformer", \Configuration.subtitleTextAttributesTransformer)
        property(type, "image", \Configuration.image)
        property(
            type,
            "preferredSymbolConfigurationForImage",
            \Configuration.preferredSymbolConfigurationForImage
        )
        property(type, "imageColorTransformer", \Configuration.imageColorTransformer)
        property(type, "showsActivityIndicator", \Configuration.showsActivityIndicator)
        property(type, "activityIndicatorColorTransformer", \Configuration.activityIndicatorColorTransformer)
    }

    mutating func addConfigurationAppearance() {
        typealias Configuration = UIButton.Configuration
        let type = "UIButton.Configuration"
        property(type, "buttonSize", \Configuration.buttonSize)
        property(type, "titleAlignment", \Configuration.titleAlignment)
        property(type, "titlePadding", \Configuration.titlePadding)
        property(type, "imagePlacement", \Configuration.imagePlacement)
        property(type, "imagePadding", \Configuration.imagePadding)
        property(type, "contentInsets", \Configuration.contentInsets)
        property(type, "cornerStyle", \Configuration.cornerStyle)
        property(type, "baseForegroundColor", \Configuration.baseForegroundColor)
        property(type, "baseBackgroundColor", \Configuration.baseBackgroundColor)
        property(type, "background", \Configuration.background)
    }

    mutating func addBackgrounds() {
        typealias Background = UIBackgroundConfiguration
        let type = "UIBackgroundConfiguration"
        add(Background.self)
        factory(type, "clear") { () in Background.clear() }
        property(type, "backgroundColor", \Background.backgroundColor)
        property(type, "backgroundColorTransformer", \Background.backgroundColorTransformer)
        property(type, "strokeColor", \Background.strokeColor)
        property(type, "strokeColorTransformer", \Background.strokeColorTransformer)
        property(type, "strokeWidth", \Background.strokeWidth)
        property(type, "strokeOutset", \Background.strokeOutset)
        property(type, "cornerRadius", \Background.cornerRadius)
        property(type, "backgroundInsets", \Background.backgroundInsets)
        property(type, "image", \Background.image)
        property(type, "imageContentMode", \Background.imageContentMode)
        method(type, "resolvedBackgroundColor", "for") { (b: Background, tint: UIColor) in
            b.resolvedBackgroundColor(for: tint)
        }
        method(type, "resolvedStrokeColor", "for") { (b: Background, tint: UIColor) in
            b.resolvedStrokeColor(for: tint)
        }
    }

    mutating func addTransformers() {
        add(UIConfigurationColorTransformer.self)
        initializer("_") { (transform: Transformation<UIColor, UIColor>) in
            let function = transform.function
            return UIConfigurationColorTransformer { function($0, orElse: $0) }
        }
        constants(
            "UIConfigurationColorTransformer",
            ["grayscale": UIConfigurationColorTransformer.grayscale]
        )
        method("UIConfigurationColorTransformer", "callAsFunction", "_") {
            (transformer: UIConfigurationColorTransformer, color: UIColor) in
            transformer(color)
        }
        add(UIConfigurationTextAttributesTransformer.self)
        initializer("_") { (transform: Transformation<AttributeContainer, AttributeContainer>) in
            let function = transform.function
            return UIConfigurationTextAttributesTransformer { function($0, orElse: $0) }
        }
        method("UIConfigurationTextAttributesTransformer", "callAsFunction", "_") {
            (transformer: UIConfigurationTextAttributesTransformer, attributes: AttributeContainer) in
            transformer(attributes)
        }
    }
}

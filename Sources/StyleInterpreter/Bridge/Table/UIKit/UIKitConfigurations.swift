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
        property(type, "title", get: { (c: Configuration) in c.title }, set: { $0.title = $1 })
        property(type, "subtitle", get: { (c: Configuration) in c.subtitle }, set: { $0.subtitle = $1 })
        property(
            type,
            "attributedTitle",
            get: { (c: Configuration) in c.attributedTitle },
            set: { $0.attributedTitle = $1 }
        )
        property(
            type,
            "attributedSubtitle",
            get: { (c: Configuration) in c.attributedSubtitle },
            set: { $0.attributedSubtitle = $1 }
        )
        property(
            type,
            "titleTextAttributesTransformer",
            get: { (c: Configuration) in c.titleTextAttributesTransformer },
            set: { $0.titleTextAttributesTransformer = $1 }
        )
        property(
            type,
            "subtitleTextAttributesTransformer",
            get: { (c: Configuration) in c.subtitleTextAttributesTransformer },
            set: { $0.subtitleTextAttributesTransformer = $1 }
        )
        property(type, "image", get: { (c: Configuration) in c.image }, set: { $0.image = $1 })
        property(
            type,
            "imageColorTransformer",
            get: { (c: Configuration) in c.imageColorTransformer },
            set: { $0.imageColorTransformer = $1 }
        )
        property(
            type,
            "showsActivityIndicator",
            get: { (c: Configuration) in c.showsActivityIndicator },
            set: { $0.showsActivityIndicator = $1 }
        )
        property(
            type,
            "activityIndicatorColorTransformer",
            get: { (c: Configuration) in c.activityIndicatorColorTransformer },
            set: { $0.activityIndicatorColorTransformer = $1 }
        )
    }

    mutating func addConfigurationAppearance() {
        typealias Configuration = UIButton.Configuration
        let type = "UIButton.Configuration"
        property(type, "buttonSize", get: { (c: Configuration) in c.buttonSize }, set: { $0.buttonSize = $1 })
        property(
            type,
            "titleAlignment",
            get: { (c: Configuration) in c.titleAlignment },
            set: { $0.titleAlignment = $1 }
        )
        property(
            type,
            "titlePadding",
            get: { (c: Configuration) in c.titlePadding },
            set: { $0.titlePadding = $1 }
        )
        property(
            type,
            "imagePlacement",
            get: { (c: Configuration) in c.imagePlacement },
            set: { $0.imagePlacement = $1 }
        )
        property(
            type,
            "imagePadding",
            get: { (c: Configuration) in c.imagePadding },
            set: { $0.imagePadding = $1 }
        )
        property(
            type,
            "contentInsets",
            get: { (c: Configuration) in c.contentInsets },
            set: { $0.contentInsets = $1 }
        )
        property(
            type,
            "cornerStyle",
            get: { (c: Configuration) in c.cornerStyle },
            set: { $0.cornerStyle = $1 }
        )
        property(
            type,
            "baseForegroundColor",
            get: { (c: Configuration) in c.baseForegroundColor },
            set: { $0.baseForegroundColor = $1 }
        )
        property(
            type,
            "baseBackgroundColor",
            get: { (c: Configuration) in c.baseBackgroundColor },
            set: { $0.baseBackgroundColor = $1 }
        )
        property(type, "background", get: { (c: Configuration) in c.background }, set: { $0.background = $1 })
    }

    mutating func addBackgrounds() {
        typealias Background = UIBackgroundConfiguration
        let type = "UIBackgroundConfiguration"
        add(Background.self)
        factory(type, "clear") { () in Background.clear() }
        property(
            type,
            "backgroundColor",
            get: { (b: Background) in b.backgroundColor },
            set: { $0.backgroundColor = $1 }
        )
        property(
            type,
            "backgroundColorTransformer",
            get: { (b: Background) in b.backgroundColorTransformer },
            set: { $0.backgroundColorTransformer = $1 }
        )
        property(type, "strokeColor", get: { (b: Background) in b.strokeColor }, set: { $0.strokeColor = $1 })
        property(
            type,
            "strokeColorTransformer",
            get: { (b: Background) in b.strokeColorTransformer },
            set: { $0.strokeColorTransformer = $1 }
        )
        property(type, "strokeWidth", get: { (b: Background) in b.strokeWidth }, set: { $0.strokeWidth = $1 })
        property(
            type,
            "strokeOutset",
            get: { (b: Background) in b.strokeOutset },
            set: { $0.strokeOutset = $1 }
        )
        property(
            type,
            "cornerRadius",
            get: { (b: Background) in b.cornerRadius },
            set: { $0.cornerRadius = $1 }
        )
        property(
            type,
            "backgroundInsets",
            get: { (b: Background) in b.backgroundInsets },
            set: { $0.backgroundInsets = $1 }
        )
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
        add(AttributeContainer.self)
        initializer { () in AttributeContainer() }
        property(
            "AttributeContainer",
            "foregroundColor",
            get: { (a: AttributeContainer) in a.foregroundColor },
            set: { $0.foregroundColor = $1 }
        )
        property(
            "AttributeContainer",
            "font",
            get: { (a: AttributeContainer) in a.font },
            set: { $0.font = $1 }
        )
        add(AttributedString.self)
        initializer("_", .or("attributes", AttributeContainer())) {
            (text: String, attributes: AttributeContainer) in
            AttributedString(text, attributes: attributes)
        }
    }
}

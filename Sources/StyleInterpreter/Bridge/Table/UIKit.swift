import Graphics
import UIKitEngine
import ViewEngine

// Buttons of UIKit and their configurations.
extension Bridge {
    mutating func addUIKit() {
        for name in ["NSObject", "NSCoder"] { add(type: name, "AnyObject") }
        addControls()
        addConfigurations()
        addBackgrounds()
        addTransformers()
        addAppearance()
        addColorComponents()
        addTraits()
        addFeedback()
    }

    // MARK: Controls

    private mutating func addControls() {
        add(protocol: "UIView", refining: ["AnyObject"])
        add(protocol: "UIControl", refining: ["UIView"])
        add(type: "UIView", "AnyObject")
        add(type: "UIControl", "UIView", "AnyObject")
        add(type: "UIButton", "UIControl", "AnyObject")
        add(
            alias: "UIButton.ConfigurationUpdateHandler",
            of: .function(.init([.init(.engine("UIButton"))], .void))
        )
        addButtonInitializers()
        addButtonProperties()

        add(UIControl.State.self, "Hashable", "OptionSet")
        constants(
            "UIControl.State",
            [
                "normal": UIControl.State.normal, "highlighted": .highlighted, "disabled": .disabled,
                "selected": .selected, "focused": .focused,
            ]
        )
        initializer("_") { (sets: OptionSetLiteral<UIControl.State>) in sets.union }
        addOptionSet("UIControl.State", UIControl.State.self)
        add(UIControl.Event.self, "Hashable", "OptionSet")
        constants(
            "UIControl.Event",
            [
                "touchDown": UIControl.Event.touchDown, "touchUpInside": .touchUpInside,
                "primaryActionTriggered": .primaryActionTriggered,
            ]
        )
        initializer("_") { (sets: OptionSetLiteral<UIControl.Event>) in sets.union }

        add(ActionReference.self)
        initializer("handler") { (handler: Callback<Nothing, ActionReference>) in
            ActionReference(UIAction { _ = handler(ActionReference($0)) })
        }

        add(WidthReference.self)
        add(ConstraintReference.self)
        property("UIView", "widthAnchor") { (view: ButtonReference) in
            WidthReference(view.button.widthAnchor)
        }
        method("NSLayoutDimension", "constraint", "equalToConstant") {
            (width: WidthReference, constant: Double) in
            ConstraintReference(width.width.constraint(equalToConstant: constant))
        }
        property(
            "NSLayoutConstraint",
            "isActive",
            get: { (constraint: ConstraintReference) in constraint.constraint.isActive },
            set: { $0.constraint.isActive = $1 }
        )
    }

    private mutating func addButtonInitializers() {
        initializers(
            of: "UIButton",
            [
                .function("init", [.or("frame", CGRect.zero)]) { (frame: CGRect) in
                    ButtonReference(UIButton(frame: frame))
                },
                .function("init", ["configuration", .orNil("primaryAction")]) {
                    (configuration: UIButton.Configuration, action: ActionReference?) in
                    ButtonReference(UIButton(configuration: configuration, primaryAction: action?.action))
                },
            ]
        )
        method("UIButton.super", "init", .or("frame", CGRect.zero)) {
            (button: ButtonReference, frame: CGRect) in
            Nothing()
        }
        method("UIButton.super", "init", "configuration", .orNil("primaryAction")) {
            (button: ButtonReference, configuration: UIButton.Configuration, action: ActionReference?) in
            button.button.configure(configuration, primaryAction: action?.action)
            return Nothing()
        }
        let decoding = Entry(
            name: "init",
            parameters: [EntryParameter(label: "coder", type: .engine("NSCoder"), defaultValue: nil)],
            result: .optional(.void),
            isProperty: false,
            hasReceiver: true,
            isMutating: false
        ) { _ throws(Failure) in .none }
        add(member: decoding, of: "UIButton.super")
    }

    private mutating func addButtonProperties() {
        property(
            "UIButton",
            "configuration",
            get: { (button: ButtonReference) in button.button.configuration },
            set: { $0.button.configuration = $1 }
        )
        property(
            "UIButton",
            "automaticallyUpdatesConfiguration",
            get: { (button: ButtonReference) in button.button.automaticallyUpdatesConfiguration },
            set: { $0.button.automaticallyUpdatesConfiguration = $1 }
        )
        typealias Handler = Callback<Nothing, ButtonReference>
        let getter = Entry(
            name: "configurationUpdateHandler",
            parameters: [],
            result: Handler?.bridgedType,
            isProperty: true,
            hasReceiver: true,
            isMutating: false
        ) { _ throws(Failure) in throw Failure("the handler of a button can be set, but not read") }
        add(member: getter, of: "UIButton")
        let setter = Entry.mutating(getter.name, ["_"]) {
            (button: inout ButtonReference, handler: Handler?) in
            button.button.configurationUpdateHandler = handler.map { handler in
                { _ = handler(ButtonReference($0)) }
            }
        }
        add(setter: setter, of: "UIButton")
        method("UIButton", "setNeedsUpdateConfiguration") { (button: ButtonReference) in
            button.button.setNeedsUpdateConfiguration()
            return Nothing()
        }
        method("UIButton", "updateConfiguration") { (button: ButtonReference) in
            button.button.updateConfiguration()
            return Nothing()
        }
        method("UIButton.super", "updateConfiguration") { (button: ButtonReference) in
            button.interpreted?.updateConfigurationOfUIKit()
            return Nothing()
        }
        for name in ["layoutSubviews", "setNeedsLayout", "layoutIfNeeded"] {
            method("UIView", name) { (button: ButtonReference) in Nothing() }
        }
        method("UIButton.super", "layoutSubviews") { (button: ButtonReference) in
            button.interpreted?.layoutSubviewsOfUIKit()
            return Nothing()
        }
        addStates()
        property(
            "UIView",
            "tintColor",
            get: { (button: ButtonReference) in button.button.tintColor },
            set: { $0.button.tintColor = $1 }
        )
        property(
            "UIView",
            "traitOverrides",
            get: { (button: ButtonReference) in button.button.traitOverrides },
            set: { $0.button.traitOverrides = $1 }
        )
        property("UIView", "traitCollection") { (button: ButtonReference) in UITraitCollection.current }
        method("UIControl", "addAction", "_", "for") {
            (button: ButtonReference, action: ActionReference, events: UIControl.Event) in
            button.button.addAction(action.action, for: events)
            return Nothing()
        }
        method("UIControl", "sendActions", "for") { (button: ButtonReference, events: UIControl.Event) in
            button.button.sendActions(for: events)
            return Nothing()
        }
    }

    private mutating func addStates() {
        property("UIControl", "state") { (button: ButtonReference) in button.button.state }
        property("UIControl", "isFocused") { (button: ButtonReference) in button.button.isFocused }
        property(
            "UIControl",
            "isHighlighted",
            get: { (button: ButtonReference) in button.button.isHighlighted },
            set: { $0.button.isHighlighted = $1 }
        )
        property(
            "UIControl",
            "isEnabled",
            get: { (button: ButtonReference) in button.button.isEnabled },
            set: { $0.button.isEnabled = $1 }
        )
        property(
            "UIControl",
            "isSelected",
            get: { (button: ButtonReference) in button.button.isSelected },
            set: { $0.button.isSelected = $1 }
        )
        property(
            "UIButton.super",
            "isHighlighted",
            get: { (button: ButtonReference) in button.button.isHighlighted },
            set: { $0.interpreted?.setHighlightedOfUIKit($1) }
        )
        property(
            "UIButton.super",
            "isEnabled",
            get: { (button: ButtonReference) in button.button.isEnabled },
            set: { $0.interpreted?.setEnabledOfUIKit($1) }
        )
        property(
            "UIButton.super",
            "isSelected",
            get: { (button: ButtonReference) in button.button.isSelected },
            set: { $0.interpreted?.setSelectedOfUIKit($1) }
        )
    }

    private mutating func addOptionSet<Options: OptionSet & EngineValue>(_ name: String, _ type: Options.Type)
    where Options.Element == Options {
        method(name, "contains", "_") { (options: Options, other: Options) in options.contains(other) }
        method(name, "union", "_") { (options: Options, other: Options) in options.union(other) }
        method(name, "intersection", "_") { (options: Options, other: Options) in options.intersection(other)
        }
        method(name, "subtracting", "_") { (options: Options, other: Options) in options.subtracting(other) }
        method(name, "isDisjoint", "with") { (options: Options, other: Options) in
            options.isDisjoint(with: other)
        }
        property(name, "isEmpty") { (options: Options) in options.isEmpty }
        mutatingMethod(name, "insert", "_") { (options: inout Options, other: Options) in
            options.formUnion(other)
        }
        mutatingMethod(name, "remove", "_") { (options: inout Options, other: Options) in
            options.subtract(other)
        }
        mutatingMethod(name, "formUnion", "_") { (options: inout Options, other: Options) in
            options.formUnion(other)
        }
    }

    // MARK: Configurations

    private mutating func addConfigurations() {
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

    private mutating func addConfigurationContent() {
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

    private mutating func addConfigurationAppearance() {
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

    private mutating func addBackgrounds() {
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

    private mutating func addTransformers() {
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

    // MARK: Values

    private mutating func addAppearance() {
        add(UIImage.self, "Hashable")
        initializer("systemName") { (name: String) -> UIImage? in UIImage(systemName: name) }
        add(UIFont.self, "Hashable")
        add(alias: "UIFont.Weight", of: .engine("Font.Weight"))
        add(UIFont.TextStyle.self, "Hashable")
        constants(
            "UIFont.TextStyle",
            [
                "largeTitle": UIFont.TextStyle.largeTitle, "title1": .title1, "title2": .title2,
                "title3": .title3, "headline": .headline, "body": .body, "callout": .callout,
                "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
                "caption2": .caption2,
            ]
        )
        factory("UIFont", "preferredFont", "forTextStyle") { (style: UIFont.TextStyle) in
            UIFont.preferredFont(forTextStyle: style)
        }
        factory("UIFont", "systemFont", "ofSize", .or("weight", Font.Weight.regular)) {
            (size: Double, weight: Font.Weight) in
            UIFont.systemFont(ofSize: size, weight: weight)
        }
        factory("UIFont", "boldSystemFont", "ofSize") { (size: Double) in UIFont.boldSystemFont(ofSize: size)
        }

        add(NSDirectionalEdgeInsets.self, "Hashable")
        initializer("top", "leading", "bottom", "trailing") {
            (top: Double, leading: Double, bottom: Double, trailing: Double) in
            NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
        constants("NSDirectionalEdgeInsets", ["zero": NSDirectionalEdgeInsets.zero])
        let insets = "NSDirectionalEdgeInsets"
        property(insets, "top", get: { (i: NSDirectionalEdgeInsets) in i.top }, set: { $0.top = $1 })
        property(
            insets,
            "leading",
            get: { (i: NSDirectionalEdgeInsets) in i.leading },
            set: { $0.leading = $1 }
        )
        property(insets, "bottom", get: { (i: NSDirectionalEdgeInsets) in i.bottom }, set: { $0.bottom = $1 })
        property(
            insets,
            "trailing",
            get: { (i: NSDirectionalEdgeInsets) in i.trailing },
            set: { $0.trailing = $1 }
        )
        add(UIEdgeInsets.self, "Hashable")
        initializer("top", "left", "bottom", "right") {
            (top: Double, left: Double, bottom: Double, right: Double) in
            UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
        constants("UIEdgeInsets", ["zero": UIEdgeInsets.zero])
        property("UIEdgeInsets", "top", get: { (i: UIEdgeInsets) in i.top }, set: { $0.top = $1 })
        property("UIEdgeInsets", "left", get: { (i: UIEdgeInsets) in i.left }, set: { $0.left = $1 })
        property("UIEdgeInsets", "bottom", get: { (i: UIEdgeInsets) in i.bottom }, set: { $0.bottom = $1 })
        property("UIEdgeInsets", "right", get: { (i: UIEdgeInsets) in i.right }, set: { $0.right = $1 })
        method("CGRect", "inset", "by") { (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets) }
        add(NSDirectionalRectEdge.self, "Hashable", "OptionSet")
        constants(
            "NSDirectionalRectEdge",
            [
                "top": NSDirectionalRectEdge.top, "leading": .leading, "bottom": .bottom,
                "trailing": .trailing, "all": .all,
            ]
        )
        initializer("_") { (sets: OptionSetLiteral<NSDirectionalRectEdge>) in sets.union }
    }

    private mutating func addColorComponents() {
        initializer("hue", "saturation", "brightness", "alpha") {
            (hue: Double, saturation: Double, brightness: Double, alpha: Double) in
            UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        }
        initializer("dynamicProvider") { (provider: Transformation<UITraitCollection, UIColor>) in
            let function = provider.function
            return UIColor { function($0, orElse: UIColor.clear) }
        }
        method("UIColor", "resolvedColor", "with") { (color: UIColor, traits: UITraitCollection) in
            color.resolvedColor(with: traits)
        }
        addComponents("getHue", ["_", "saturation", "brightness", "alpha"]) { color in
            var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            return [hue, saturation, brightness, alpha]
        }
        addComponents("getRed", ["_", "green", "blue", "alpha"]) { color in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
    }

    /// A method that sets the components of a color in `inout` parameters.
    private mutating func addComponents(
        _ name: String,
        _ labels: [String],
        _ components: @escaping @Sendable (UIColor) -> [CGFloat]
    ) {
        let parameters = labels.map {
            EntryParameter(label: $0 == "_" ? nil : $0, type: .double, defaultValue: nil, isInout: true)
        }
        let entry = Entry(
            name: name,
            parameters: parameters,
            result: .bool,
            isProperty: false,
            hasReceiver: true,
            isMutating: false
        ) { values throws(Failure) in
            let color = try UIColor(bridging: values[0])
            for (position, component) in components(color).enumerated() {
                values[position + 1] = .number(component)
            }
            return .boolean(true)
        }
        add(member: entry, of: "UIColor")
    }

    private mutating func addTraits() {
        add(UITraitCollection.self)
        computedConstant("UITraitCollection", "current") { UITraitCollection.current }
        property("UITraitCollection", "userInterfaceStyle") { (t: UITraitCollection) in t.userInterfaceStyle }
        property("UITraitCollection", "accessibilityContrast") { (t: UITraitCollection) in
            t.accessibilityContrast
        }
        add(UIUserInterfaceStyle.self, "Hashable")
        constants("UIUserInterfaceStyle", ["light": UIUserInterfaceStyle.light, "dark": .dark])
        add(UIAccessibilityContrast.self, "Hashable")
        constants("UIAccessibilityContrast", ["normal": UIAccessibilityContrast.normal, "high": .high])
        add(UITraitOverrides.self)
        property(
            "UITraitOverrides",
            "userInterfaceStyle",
            get: { (t: UITraitOverrides) in t.userInterfaceStyle },
            set: { $0.userInterfaceStyle = $1 }
        )
        property(
            "UITraitOverrides",
            "accessibilityContrast",
            get: { (t: UITraitOverrides) in t.accessibilityContrast },
            set: { $0.accessibilityContrast = $1 }
        )
    }

    private mutating func addFeedback() {
        add(FeedbackReference.self, "AnyObject")
        add(UIImpactFeedbackGenerator.FeedbackStyle.self, "Hashable")
        constants(
            "UIImpactFeedbackGenerator.FeedbackStyle",
            [
                "light": UIImpactFeedbackGenerator.FeedbackStyle.light, "medium": .medium, "heavy": .heavy,
                "soft": .soft, "rigid": .rigid,
            ],
            areAllCases: true
        )
        initializer(.or("style", UIImpactFeedbackGenerator.FeedbackStyle.medium)) {
            (style: UIImpactFeedbackGenerator.FeedbackStyle) in
            FeedbackReference(UIImpactFeedbackGenerator(style: style))
        }
        method("UIImpactFeedbackGenerator", "prepare") { (generator: FeedbackReference) in
            generator.generator.prepare()
            return Nothing()
        }
        method("UIImpactFeedbackGenerator", "impactOccurred") { (generator: FeedbackReference) in
            generator.generator.impactOccurred()
            return Nothing()
        }
        method("UIImpactFeedbackGenerator", "impactOccurred", "intensity") {
            (generator: FeedbackReference, intensity: Double) in
            generator.generator.impactOccurred(intensity: intensity)
            return Nothing()
        }
    }
}

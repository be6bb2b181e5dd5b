import Graphics
import UIKitEngine
import ViewEngine

// Images, fonts, insets and traits.
extension Bridge {
    mutating func addAppearance() {
        add(UIImage.self, "Hashable")
        initializer("systemName") { (name: String) -> UIImage? in UIImage(systemName: name) }
        add(UIFont.self, "Hashable")
        add(alias: "UIFont.Weight", of: .engine(.fontWeight))
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
        addMoreFonts()
        addFontDescriptors()
        addMoreImages()

        add(NSDirectionalEdgeInsets.self, "Hashable")
        initializer("top", "leading", "bottom", "trailing") {
            (top: Double, leading: Double, bottom: Double, trailing: Double) in
            NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
        constants("NSDirectionalEdgeInsets", ["zero": NSDirectionalEdgeInsets.zero])
        let insets = "NSDirectionalEdgeInsets"
        property(insets, "top", \NSDirectionalEdgeInsets.top)
        property(insets, "leading", \NSDirectionalEdgeInsets.leading)
        property(insets, "bottom", \NSDirectionalEdgeInsets.bottom)
        property(insets, "trailing", \NSDirectionalEdgeInsets.trailing)
        add(UIEdgeInsets.self, "Hashable")
        initializer("top", "left", "bottom", "right") {
            (top: Double, left: Double, bottom: Double, right: Double) in
            UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
        constants("UIEdgeInsets", ["zero": UIEdgeInsets.zero])
        property("UIEdgeInsets", "top", \UIEdgeInsets.top)
        property("UIEdgeInsets", "left", \UIEdgeInsets.left)
        property("UIEdgeInsets", "bottom", \UIEdgeInsets.bottom)
        property("UIEdgeInsets", "right", \UIEdgeInsets.right)
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

    mutating func addTraits() {
        add(UITraitCollection.self)
        computedConstant("UITraitCollection", "current") { UITraitCollection.current }
        method("UITraitCollection", "hasDifferentColorAppearance", "comparedTo") {
            (traits: UITraitCollection, others: UITraitCollection?) in
            traits.hasDifferentColorAppearance(comparedTo: others)
        }
        property("UITraitCollection", "userInterfaceStyle") { (t: UITraitCollection) in t.userInterfaceStyle }
        property("UITraitCollection", "accessibilityContrast") { (t: UITraitCollection) in
            t.accessibilityContrast
        }
        property("UITraitCollection", "layoutDirection") { (t: UITraitCollection) in t.layoutDirection }
        add(UIUserInterfaceStyle.self, "Hashable")
        constants("UIUserInterfaceStyle", ["light": UIUserInterfaceStyle.light, "dark": .dark])
        add(UIAccessibilityContrast.self, "Hashable")
        constants("UIAccessibilityContrast", ["normal": UIAccessibilityContrast.normal, "high": .high])
        add(UITraitOverrides.self)
        property("UITraitOverrides", "userInterfaceStyle", \UITraitOverrides.userInterfaceStyle)
        property("UITraitOverrides", "accessibilityContrast", \UITraitOverrides.accessibilityContrast)
    }

    private mutating func addMoreFonts() {
        add(alias: "NSFont", of: .engine(.uiFont))
        initializer("_") { (font: UIFont) in Font(font) }
        initializer("name", "size") { (name: String, size: Double) -> UIFont? in
            UIFont(name: name, size: size)
        }
        factory("UIFont", "italicSystemFont", "ofSize") { (size: Double) in
            UIFont.italicSystemFont(ofSize: size)
        }
        factory("UIFont", "monospacedDigitSystemFont", "ofSize", "weight") {
            (size: Double, weight: Font.Weight) in
            UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
        }
        factory("UIFont", "monospacedSystemFont", "ofSize", "weight") { (size: Double, weight: Font.Weight) in
            UIFont.monospacedSystemFont(ofSize: size, weight: weight)
        }
        factory("UIFont", "preferredFont", "forTextStyle", "compatibleWith") {
            (style: UIFont.TextStyle, traits: UITraitCollection?) in
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        }
        constants(
            "UIFont",
            [
                "labelFontSize": UIFont.labelFontSize, "buttonFontSize": UIFont.buttonFontSize,
                "systemFontSize": UIFont.systemFontSize, "smallSystemFontSize": UIFont.smallSystemFontSize,
            ]
        )
    }

    private mutating func addMoreImages() {
        initializer { () in UIImage() }
        initializer("named") { (name: String) -> UIImage? in UIImage(named: name) }
        initializer("uiImage") { (image: UIImage) in Image(uiImage: image) }
        add(UIImage.RenderingMode.self, "Hashable")
        constants(
            UIImage.RenderingMode.typeName,
            [
                "automatic": UIImage.RenderingMode.automatic, "alwaysOriginal": .alwaysOriginal,
                "alwaysTemplate": .alwaysTemplate,
            ],
            areAllCases: true
        )
        method("UIImage", "withRenderingMode", "_") { (image: UIImage, mode: UIImage.RenderingMode) in
            image.withRenderingMode(mode)
        }
        method("UIImage", "withTintColor", "_") { (image: UIImage, color: UIColor) in
            image.withTintColor(color)
        }
        method("UIImage", "withTintColor", "_", "renderingMode") {
            (image: UIImage, color: UIColor, mode: UIImage.RenderingMode) in
            image.withTintColor(color, renderingMode: mode)
        }
    }

    mutating func addMoreTraits() {
        add(UITraitEnvironmentLayoutDirection.self, "Hashable")
        constants(
            UITraitEnvironmentLayoutDirection.typeName,
            ["leftToRight": UITraitEnvironmentLayoutDirection.leftToRight, "rightToLeft": .rightToLeft],
            areAllCases: true
        )
        property("UITraitOverrides", "layoutDirection", \UITraitOverrides.layoutDirection)
        add(UIContentSizeCategory.self, "Hashable")
        initializer("_") { (size: DynamicTypeSize) in UIContentSizeCategory(size) }
        cases(UIContentSizeCategory.self)
        property(
            "UITraitOverrides",
            "preferredContentSizeCategory",
            \UITraitOverrides.preferredContentSizeCategory
        )
    }
}

extension UIImage.RenderingMode: EngineValue { static var engineType: EngineType { .uiImageRenderingMode } }
extension UIContentSizeCategory: EngineValue { static var engineType: EngineType { .uiContentSizeCategory } }
extension UITraitEnvironmentLayoutDirection: EngineValue {
    static var engineType: EngineType { .uiTraitEnvironmentLayoutDirection }
}

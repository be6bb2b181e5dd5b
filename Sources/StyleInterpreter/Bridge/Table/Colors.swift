import Graphics
import UIKitEngine
import ViewEngine

extension Bridge {
    mutating func addColors() {
        add(Color.self, "ShapeStyle", "View", "Hashable", "Sendable")
        initializer("red", "green", "blue", .or("opacity", 1.0)) {
            (red: Double, green: Double, blue: Double, opacity: Double) in
            Color(red: red, green: green, blue: blue, opacity: opacity)
        }
        initializer("_", "red", "green", "blue", .or("opacity", 1.0)) {
            (space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) in
            Color(space, red: red, green: green, blue: blue, opacity: opacity)
        }
        initializer("white", .or("opacity", 1.0)) { (white: Double, opacity: Double) in
            Color(white: white, opacity: opacity)
        }
        initializer("hue", "saturation", "brightness", .or("opacity", 1.0)) {
            (hue: Double, saturation: Double, brightness: Double, opacity: Double) in
            Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
        }
        initializer("_") { (color: UIColor) in Color(color) }
        initializer("uiColor") { (color: UIColor) in Color(uiColor: color) }
        initializer("nsColor") { (color: UIColor) in Color(nsColor: color) }
        method("Color", "opacity", "_") { (color: Color, opacity: Double) in color.opacity(opacity) }
        method("Color", "mix", "with", "by") { (color: Color, other: Color, fraction: Double) in
            color.mix(with: other, by: fraction)
        }
        method("Color", "mix", "with", "by", "in") {
            (color: Color, other: Color, fraction: Double, space: Color.MixingSpace) in
            color.mix(with: other, by: fraction, in: space)
        }
        property("Color", "gradient") { (color: Color) in color.gradient }
        add(Color.RGBColorSpace.self, "Hashable")
        constants(
            "Color.RGBColorSpace",
            ["sRGB": Color.RGBColorSpace.sRGB, "sRGBLinear": .sRGBLinear, "displayP3": .displayP3],
            areAllCases: true
        )
        add(Color.MixingSpace.self, "Hashable")
        constants(
            "Color.MixingSpace",
            ["device": Color.MixingSpace.device, "perceptual": .perceptual],
            areAllCases: true
        )

        let colors: KeyValuePairs<String, Color> = [
            "clear": .clear, "black": .black, "white": .white, "red": .red, "orange": .orange,
            "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
            "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray,
        ]
        constants("Color", colors)
        constants("Color", ["primary": Color.primary, "secondary": .secondary, "accentColor": .accentColor])
        constants("ShapeStyle", colors)

        add(UIColor.self, "Hashable", "Sendable", alias: "NSColor")
        initializer("red", "green", "blue", "alpha") {
            (red: Double, green: Double, blue: Double, alpha: Double) in
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        initializer("white", "alpha") { (white: Double, alpha: Double) in UIColor(white: white, alpha: alpha)
        }
        initializer("_") { (color: Color) in UIColor(color) }
        method("UIColor", "withAlphaComponent", "_") { (color: UIColor, alpha: Double) in
            color.withAlphaComponent(alpha)
        }
        constants(
            "UIColor",
            [
                "clear": UIColor.clear, "black": .black, "white": .white, "red": .red, "green": .green,
                "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
                "purple": .purple, "brown": .brown, "darkGray": .darkGray, "gray": .gray,
                "lightGray": .lightGray, "tintColor": .tintColor, "systemRed": .systemRed,
                "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
                "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
                "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
                "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
                "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
                "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label,
                "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
                "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
                "lightText": .lightText, "darkText": .darkText, "systemFill": .systemFill,
                "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
                "quaternarySystemFill": .quaternarySystemFill, "separator": .separator,
                "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
                "secondarySystemBackground": .secondarySystemBackground,
                "tertiarySystemBackground": .tertiarySystemBackground,
                "systemGroupedBackground": .systemGroupedBackground,
                "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
                "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
            ]
        )
        constants(
            "UIColor",
            [
                "labelColor": UIColor.labelColor, "secondaryLabelColor": .secondaryLabelColor,
                "tertiaryLabelColor": .tertiaryLabelColor, "quaternaryLabelColor": .quaternaryLabelColor,
                "placeholderTextColor": .placeholderTextColor, "linkColor": .linkColor,
                "separatorColor": .separatorColor, "textColor": .textColor,
                "controlTextColor": .controlTextColor,
                "disabledControlTextColor": .disabledControlTextColor,
                "textBackgroundColor": .textBackgroundColor,
                "windowBackgroundColor": .windowBackgroundColor,
                "controlBackgroundColor": .controlBackgroundColor,
                "underPageBackgroundColor": .underPageBackgroundColor, "controlColor": .controlColor,
                "controlAccentColor": .controlAccentColor, "selectedControlColor": .selectedControlColor,
                "selectedContentBackgroundColor": .selectedContentBackgroundColor,
                "unemphasizedSelectedContentBackgroundColor": .unemphasizedSelectedContentBackgroundColor,
                "alternateSelectedControlTextColor": .alternateSelectedControlTextColor,
            ]
        )

        addContextualStyles()
        initializer("_", "white", .or("opacity", 1.0)) {
            (space: Color.RGBColorSpace, white: Double, opacity: Double) in
            Color(space, white: white, opacity: opacity)
        }
    }

    private mutating func addContextualStyles() {
        method("ShapeStyle", "opacity", "_") { (style: AnyShapeStyle, opacity: Double) in
            style.opacity(opacity)
        }
        property("ShapeStyle", "secondary") { (style: AnyShapeStyle) in style.secondary }
        property("ShapeStyle", "tertiary") { (style: AnyShapeStyle) in style.tertiary }
        property("ShapeStyle", "quaternary") { (style: AnyShapeStyle) in style.quaternary }
        add(alias: "AnyShapeStyle", of: .any(.shapeStyle))
        initializer("_") { (style: AnyShapeStyle) in Color(resolving: style) }
        addResolvedColors()
        initializers(of: "AnyShapeStyle", [.function("init", ["_"]) { (style: AnyShapeStyle) in style }])

        add(HierarchicalShapeStyle.self, "ShapeStyle", "Hashable")
        let levels: KeyValuePairs<String, HierarchicalShapeStyle> = [
            "primary": .primary, "secondary": .secondary, "tertiary": .tertiary, "quaternary": .quaternary,
        ]
        constants("HierarchicalShapeStyle", levels)
        constants("ShapeStyle", levels)
        add(ForegroundStyle.self, "ShapeStyle")
        add(BackgroundStyle.self, "ShapeStyle")
        add(SeparatorShapeStyle.self, "ShapeStyle")
        add(FillShapeStyle.self, "ShapeStyle")
        add(TintShapeStyle.self, "ShapeStyle")
        constants("ShapeStyle", ["foreground": ForegroundStyle()])
        constants("ShapeStyle", ["background": BackgroundStyle()])
        constants("ShapeStyle", ["separator": SeparatorShapeStyle()])
        constants("ShapeStyle", ["fill": FillShapeStyle()])
        constants("ShapeStyle", ["tint": TintShapeStyle()])
        add(Material.self, "ShapeStyle", "View", "Hashable")
        constants(
            "Material",
            [
                "ultraThin": Material.ultraThin, "thin": .thin, "regular": .regular, "thick": .thick,
                "ultraThick": .ultraThick, "bar": .bar, "ultraThinMaterial": .ultraThin,
                "thinMaterial": .thin, "regularMaterial": .regular, "thickMaterial": .thick,
                "ultraThickMaterial": .ultraThick,
            ]
        )
        constants(
            "ShapeStyle",
            [
                "ultraThinMaterial": Material.ultraThin, "thinMaterial": .thin, "regularMaterial": .regular,
                "thickMaterial": .thick, "ultraThickMaterial": .ultraThick, "bar": .bar,
            ]
        )
        add(BlendMode.self, "Hashable")
        cases(BlendMode.self)
    }
}

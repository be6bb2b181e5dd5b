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

        add(UIColor.self, "Sendable", alias: "NSColor")
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

        addGradients()
        addContextualStyles()
    }

    private mutating func addContextualStyles() {
        method("ShapeStyle", "opacity", "_") { (style: AnyShapeStyle, opacity: Double) in
            style.opacity(opacity)
        }
        property("ShapeStyle", "secondary") { (style: AnyShapeStyle) in style.secondary }
        property("ShapeStyle", "tertiary") { (style: AnyShapeStyle) in style.tertiary }
        property("ShapeStyle", "quaternary") { (style: AnyShapeStyle) in style.quaternary }
        add(alias: "AnyShapeStyle", of: .any("ShapeStyle"))
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

    private mutating func addGradients() {
        add(Gradient.self, "ShapeStyle", "Hashable")
        initializer("colors") { (colors: [Color]) in Gradient(colors: colors) }
        initializer("stops") { (stops: [Gradient.Stop]) in Gradient(stops: stops) }
        add(Gradient.Stop.self, "Hashable")
        initializer("color", "location") { (color: Color, location: Double) in
            Gradient.Stop(color: color, location: location)
        }
        add(AnyGradient.self, "ShapeStyle", "Hashable")
        add(LinearGradient.self, "ShapeStyle", "View", "Hashable")
        initializer("gradient", "startPoint", "endPoint") {
            (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
            LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
        }
        initializer("colors", "startPoint", "endPoint") {
            (colors: [Color], start: UnitPoint, end: UnitPoint) in
            LinearGradient(colors: colors, startPoint: start, endPoint: end)
        }
        initializer("stops", "startPoint", "endPoint") {
            (stops: [Gradient.Stop], start: UnitPoint, end: UnitPoint) in
            LinearGradient(stops: stops, startPoint: start, endPoint: end)
        }
        factory("ShapeStyle", "linearGradient", "_", "startPoint", "endPoint") {
            (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
            LinearGradient.linearGradient(gradient, startPoint: start, endPoint: end)
        }
        factory("ShapeStyle", "linearGradient", "colors", "startPoint", "endPoint") {
            (colors: [Color], start: UnitPoint, end: UnitPoint) in
            LinearGradient.linearGradient(colors: colors, startPoint: start, endPoint: end)
        }
        factory("ShapeStyle", "linearGradient", "stops", "startPoint", "endPoint") {
            (stops: [Gradient.Stop], start: UnitPoint, end: UnitPoint) in
            LinearGradient.linearGradient(stops: stops, startPoint: start, endPoint: end)
        }
        add(RadialGradient.self, "ShapeStyle", "View", "Hashable")
        initializer("gradient", "center", "startRadius", "endRadius") {
            (gradient: Gradient, center: UnitPoint, start: Double, end: Double) in
            RadialGradient(gradient: gradient, center: center, startRadius: start, endRadius: end)
        }
        initializer("colors", "center", "startRadius", "endRadius") {
            (colors: [Color], center: UnitPoint, start: Double, end: Double) in
            RadialGradient(colors: colors, center: center, startRadius: start, endRadius: end)
        }
        factory("ShapeStyle", "radialGradient", "colors", "center", "startRadius", "endRadius") {
            (colors: [Color], center: UnitPoint, start: Double, end: Double) in
            RadialGradient(colors: colors, center: center, startRadius: start, endRadius: end)
        }
        add(AngularGradient.self, "ShapeStyle", "View", "Hashable")
        initializer("gradient", "center", .or("angle", Angle.zero)) {
            (gradient: Gradient, center: UnitPoint, angle: Angle) in
            AngularGradient(gradient: gradient, center: center, angle: angle)
        }
        initializer("colors", "center", .or("angle", Angle.zero)) {
            (colors: [Color], center: UnitPoint, angle: Angle) in
            AngularGradient(colors: colors, center: center, angle: angle)
        }
        initializer("gradient", "center", "startAngle", "endAngle") {
            (gradient: Gradient, center: UnitPoint, start: Angle, end: Angle) in
            AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end)
        }
        initializer("colors", "center", "startAngle", "endAngle") {
            (colors: [Color], center: UnitPoint, start: Angle, end: Angle) in
            AngularGradient(colors: colors, center: center, startAngle: start, endAngle: end)
        }
    }
}

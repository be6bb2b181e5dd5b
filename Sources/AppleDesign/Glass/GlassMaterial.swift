package import Graphics
package import ViewEngine

/// The colors of Liquid Glass in one place: plain or tinted, over a backdrop that is known or not.
///
/// Real glass blurs and refracts what is behind it. Over one color nothing of that is visible, so the colors can be
/// computed; over an unknown backdrop the fill is translucent.
package struct GlassMaterial: Hashable, Sendable {
    /// The scheme of the glass and its content, which adapts to a dark or light backdrop.
    package let colorScheme: ColorScheme
    package let fill, rim: ResolvedColor
    /// The fill while a finger presses the glass, apart from the light.
    package let pressedFill: ResolvedColor
    package let shadow: ResolvedColor

    /// The material in an environment; `tint` is the color of tinted glass, and clear glass is more transparent.
    package init(tint: ResolvedColor? = nil, isClear: Bool = false, in environment: EnvironmentValues) {
        // Behind a translucent color is something unknown.
        let backdrop = environment.backdrop.flatMap { $0.opacity < 1 ? nil : $0 }
        shadow = ResolvedColor(0x000000, opacity: Self.shadowOpacity(over: backdrop))
        if let tint {
            colorScheme = environment.colorScheme
            let tint = environment.isEnabled ? tint : Self.disabledTint(in: environment.colorScheme)
            fill = tint.scaled(by: 0.988)
            pressedFill = fill.scaled(by: 1.14)
            // #007AFF becomes (37, 229, 255); that disabled glass has a weaker rim is a guess.
            rim =
                environment.isEnabled
                ? tint.scaled(by: 1.574, plus: 37.0 / 255) : tint.scaled(by: 1.06)
            return
        }
        colorScheme = Self.scheme(of: environment.colorScheme, over: backdrop)
        switch (colorScheme, backdrop?.saturated(by: 1.05)) {
        case _ where isClear:
            fill = GlassMetrics.clearFill
        case (.light, let backdrop?):
            fill = backdrop.scaled(by: 0.46, plus: 146.0 / 255).dimmed(toLuma: 253.0 / 255)
        case (.dark, let backdrop?):
            fill = GlassMetrics.darkFill.composited(over: backdrop)
        case (.light, nil):
            fill = ResolvedColor(0xFFFFFF, opacity: GlassMetrics.whiteness)
        case (.dark, nil):
            fill = GlassMetrics.darkFill
        }
        pressedFill = fill
        rim =
            if colorScheme == .light, !isClear, let backdrop {
                // #007AFF becomes (166, 232, 255).
                backdrop.scaled(by: 0.541, plus: 166.0 / 255)
            } else {
                ResolvedColor(0xFFFFFF, opacity: GlassMetrics.rimOpacity(in: colorScheme))
            }
    }

    /// The scheme of glass without a tint: light glass turns dark over black, and the other way round.
    ///
    /// At which brightness it does so is a guess.
    private static func scheme(of scheme: ColorScheme, over backdrop: ResolvedColor?) -> ColorScheme {
        guard let luma = backdrop?.luma else { return scheme }
        return switch scheme {
        case .light: luma < 0.25 ? .dark : .light
        case .dark: luma > 0.75 ? .light : .dark
        }
    }

    /// The shadow is stronger over a color than over a gray.
    private static func shadowOpacity(over backdrop: ResolvedColor?) -> Double {
        let (gray, saturated) = GlassMetrics.shadowOpacity
        return gray + (saturated - gray) * (backdrop?.chroma ?? 0)
    }

    /// The color of disabled tinted glass, whatever its tint: a grayish brown, whose numbers are a guess.
    private static func disabledTint(in scheme: ColorScheme) -> ResolvedColor {
        ResolvedColor(scheme == .light ? 0xAAA5A0 : 0x57534F)
    }
}

extension ResolvedColor {
    /// The brightness of the components as they are, with the weights of BT.709, 0…1.
    fileprivate var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// The difference of the largest and the smallest component, 0…1.
    fileprivate var chroma: Double { max(red, green, blue) - min(red, green, blue) }

    /// The color with each component multiplied, and a number added to it.
    fileprivate func scaled(by factor: Double, plus summand: Double = 0) -> ResolvedColor {
        map { $0 * factor + summand }
    }

    /// The color with each component farther from the gray of the same luma.
    fileprivate func saturated(by factor: Double) -> ResolvedColor {
        map { luma + ($0 - luma) * factor }
    }

    /// The color, darkened if it is brighter than a luma.
    fileprivate func dimmed(toLuma limit: Double) -> ResolvedColor {
        luma > limit ? scaled(by: limit / luma) : self
    }

    private func map(_ transform: (Double) -> Double) -> ResolvedColor {
        func component(_ value: Double) -> Double { max(0, min(1, transform(value))) }
        return ResolvedColor(
            red: component(red),
            green: component(green),
            blue: component(blue),
            opacity: opacity
        )
    }
}

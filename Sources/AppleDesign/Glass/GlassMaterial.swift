package import Graphics
package import ViewEngine

/// The colors of Liquid Glass in one place: plain or tinted, over a backdrop that is known or not.
///
/// Real glass blurs and refracts what is behind it. Over one color nothing of that is visible, so the colors can be
/// computed; over an unknown backdrop the fill is translucent.
package struct GlassMaterial: Hashable, Sendable {
    /// The scheme of the glass and its content, which adapts to a dark or light backdrop.
    package let colorScheme: ColorScheme
    package let fill: ResolvedColor
    package let rim: GlassRim
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
            // That disabled glass has a weaker rim is a guess.
            rim = environment.isEnabled ? GlassRim(lightening: tint) : GlassRim(tint.scaled(by: 1.06))
            return
        }
        colorScheme = Self.scheme(of: environment.colorScheme, over: backdrop)
        switch (colorScheme, backdrop) {
        case _ where isClear:
            fill = GlassMetrics.clearFill
        case (.light, let backdrop?):
            fill = Self.lightFill(over: backdrop)
        case (.dark, let backdrop?):
            fill = GlassMetrics.darkFill.composited(over: backdrop)
        case (.light, nil):
            fill = ResolvedColor(0xFFFFFF, opacity: GlassMetrics.whiteness)
        case (.dark, nil):
            fill = GlassMetrics.darkFill
        }
        pressedFill = fill
        rim =
            colorScheme == .light && !isClear && backdrop != nil
            ? GlassRim(on: fill)
            : GlassRim(ResolvedColor(0xFFFFFF, opacity: GlassMetrics.rimOpacity(in: colorScheme)))
    }

    /// The color of light glass over a backdrop: a brightness that follows the backdrop's, and more of its hue over a
    /// bright one.
    ///
    /// Fitted to glass on white, blue, green and red.
    private static func lightFill(over backdrop: ResolvedColor) -> ResolvedColor {
        let luma = backdrop.luma
        let brightness = 0.3906 + 1.065 * luma - 0.4636 * luma * luma
        let chroma = 0.188 + 0.594 * luma
        return backdrop.scaled(by: chroma, plus: brightness - chroma * luma)
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

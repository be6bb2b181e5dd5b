package import ViewEngine

/// The colours of a bordered button in each state: read out of SwiftUI (iOS 18.5).
package struct BezelColors {
    package let fill: Color
    package let label: AnyShapeStyle
    package let labelOpacity: Double

    package init(
        tint: Color?,
        isDestructive: Bool,
        isProminent: Bool,
        isPressed: Bool,
        isEnabled: Bool,
        colorScheme: ColorScheme
    ) {
        let accent: Color = isDestructive ? .red : .accentColor
        let isLight = colorScheme == .light

        guard isEnabled else {
            // The tint is dropped, whatever the style.
            fill = Self.neutral
            label = AnyShapeStyle(.tertiary)
            labelOpacity = 0.75
            return
        }

        if isProminent {
            let tint = tint ?? accent
            label = AnyShapeStyle(.white)
            labelOpacity = isPressed ? 0.75 : 1
            fill =
                switch (isPressed, isLight) {
                case (false, _): tint
                case (true, true): tint.opacity(0.75)
                case (true, false): Color(white: 1, opacity: 0.2).layered(over: tint)
                }
            return
        }

        // In the dark a pressed label turns lighter instead of paler.
        labelOpacity = isPressed && isLight ? 0.75 : 1
        let color = tint ?? accent
        label = AnyShapeStyle(
            isPressed && !isLight ? Color(white: 1, opacity: 0.1).layered(over: color) : color
        )

        if let tint {
            let paleness = Self.paleness(of: tint, isLight: isLight)
            fill = tint.opacity(isPressed ? paleness * (isLight ? 0.65 : 1.4) : paleness)
        } else {
            fill =
                switch (isPressed, isLight) {
                case (false, _): Self.neutral
                case (true, true): Self.neutral.opacity(0.75)
                case (true, false): Color(white: 1, opacity: 0.05).layered(over: Self.neutral)
                }
        }
    }

    private static let neutral = Color(.secondaryFill)

    /// The share of the tint in a tinted fill; some hues look stronger than others.
    private static func paleness(of tint: Color, isLight: Bool) -> Double {
        switch (isLight, tint) {
        case (true, .yellow): 0.2
        case (true, _): 0.18
        case (false, .red), (false, .pink): 0.2
        case (false, _): 0.25
        }
    }
}

package import ViewEngine

/// The colors of a bordered button in one state, as read from SwiftUI (iOS 18.5).
package struct BorderedColors {
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
            // Disabled buttons of both styles ignore the tint.
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

        // In dark mode, a pressed label becomes lighter rather than more transparent.
        labelOpacity = isPressed && isLight ? 0.75 : 1
        let color = tint ?? accent
        label = AnyShapeStyle(
            isPressed && !isLight ? Color(white: 1, opacity: 0.1).layered(over: color) : color
        )

        if let tint {
            let opacity = Self.fillOpacity(of: tint, isLight: isLight)
            fill = tint.opacity(isPressed ? opacity * (isLight ? 0.65 : 1.4) : opacity)
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

    /// The opacity of a tinted fill; SwiftUI makes exceptions for some hues.
    private static func fillOpacity(of tint: Color, isLight: Bool) -> Double {
        switch (isLight, tint) {
        case (true, .yellow): 0.2
        case (true, _): 0.18
        case (false, .red), (false, .pink): 0.2
        case (false, _): 0.25
        }
    }
}

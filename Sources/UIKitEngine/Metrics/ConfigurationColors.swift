import AppleDesign
import Graphics
import ViewEngine

/// The colors of a `UIButton.Configuration` in one state.
///
/// They are one author's reading of real buttons of iOS 17 in light and dark mode (sereivoanyong/SwiftKit).
/// A disabled button looks the same whether or not it is also highlighted or selected.
struct ConfigurationColors {
    /// The color of the background; clear for glass.
    let background: UIColor
    let foreground: UIColor
    let glass: UIBackgroundConfiguration.Glass?

    init(
        style: UIButton.Configuration.Style,
        state: UIControl.State,
        baseForegroundColor: UIColor?,
        baseBackgroundColor: UIColor?
    ) {
        let rules = Rules(style: style, foreground: baseForegroundColor, background: baseBackgroundColor)
        glass = rules.glass
        switch (state.contains(.disabled), state.contains(.highlighted), state.contains(.selected)) {
        case (true, _, _):
            background = rules.disabledBackground
            foreground = rules.disabledForeground
        case (false, true, true):
            background = rules.highlightedSelectedBackground
            foreground = rules.highlightedSelectedForeground
        case (false, true, false):
            background = rules.highlightedBackground
            foreground = rules.highlightedForeground
        case (false, false, true):
            background = rules.selectedBackground
            foreground = rules.selectedForeground
        case (false, false, false):
            background = rules.normalBackground
            foreground = rules.normalForeground
        }
    }
}

/// The color rules of a style: one for each part of a button and each combination of states.
private struct Rules {
    let style: UIButton.Configuration.Style
    /// The base colors, which replace those of the style; `nil` where none was set.
    let foreground, background: UIColor?

    // MARK: Background

    var normalBackground: UIColor {
        switch style {
        case .plain: background ?? .clear
        case .gray: background ?? .secondarySystemFill
        case .tinted: tintedFill
        case .filled: prominentFill
        case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: .clear
        }
    }

    var highlightedBackground: UIColor {
        switch style {
        // A guess: a base background color is highlighted as that of a filled button.
        case .plain: background?.highlighted(whiteness: 0.2) ?? .clear
        case .gray: background?.highlighted(whiteness: 0.2) ?? highlightedGray
        case .tinted: highlightedTintedFill
        case .filled: prominentFill.highlighted(whiteness: 0.2)
        case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: .clear
        }
    }

    var disabledBackground: UIColor {
        switch style {
        case .plain, .glass, .prominentGlass, .clearGlass, .prominentClearGlass: .clear
        case .gray, .tinted, .filled: .tertiarySystemFill
        }
    }

    private var highlightedGray: UIColor {
        UIColor(
            light: .secondarySystemFill.withAlphaComponent(0.12),
            dark: UIColor(red: 140 / 255, green: 140 / 255, blue: 147 / 255, alpha: 0.35)
        )
    }

    var selectedBackground: UIColor {
        switch style {
        case .plain, .gray: tintedFill
        case .tinted, .filled: prominentFill
        case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: .clear
        }
    }

    var highlightedSelectedBackground: UIColor {
        switch style {
        case .plain, .gray: highlightedTintedFill
        case .tinted, .filled: prominentFill.highlighted(whiteness: 0.2)
        case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: .clear
        }
    }

    /// The glass, which is the same in every state; the prominent style tints it.
    var glass: UIBackgroundConfiguration.Glass? {
        switch style {
        case .plain, .gray, .tinted, .filled: nil
        case .glass: UIBackgroundConfiguration.Glass(tintColor: background)
        case .prominentGlass: UIBackgroundConfiguration.Glass(tintColor: prominentFill)
        case .clearGlass: UIBackgroundConfiguration.Glass(tintColor: background, isClear: true)
        case .prominentClearGlass:
            UIBackgroundConfiguration.Glass(tintColor: prominentFill, isClear: true)
        }
    }

    private var prominentFill: UIColor { background ?? .tintColor }

    private var tintedFill: UIColor {
        UIColor(light: prominentFill.withAlphaComponent(0.18), dark: prominentFill.withAlphaComponent(0.25))
    }

    private var highlightedTintedFill: UIColor {
        UIColor(light: prominentFill.withAlphaComponent(0.12), dark: prominentFill.withAlphaComponent(0.18))
    }

    // MARK: Foreground

    var normalForeground: UIColor {
        switch style {
        case .plain, .gray, .tinted: foreground ?? .tintColor
        case .filled, .prominentGlass, .prominentClearGlass: foreground ?? .white
        case .glass, .clearGlass: foreground ?? glassLabel
        }
    }

    var highlightedForeground: UIColor {
        switch style {
        case .plain: normalForeground.highlighted(whiteness: 0.2)
        case .gray, .tinted: normalForeground.highlighted(whiteness: 0.1)
        case .filled: normalForeground.multiplyingAlpha(by: 0.75)
        case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: normalForeground
        }
    }

    var selectedForeground: UIColor {
        switch style {
        case .plain, .gray, .glass, .prominentGlass, .clearGlass, .prominentClearGlass:
            normalForeground
        case .tinted, .filled: foreground ?? .white
        }
    }

    var highlightedSelectedForeground: UIColor {
        switch style {
        case .plain, .gray: normalForeground.highlighted(whiteness: 0.1)
        case .tinted, .filled: selectedForeground.multiplyingAlpha(by: 0.75)
        case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: normalForeground
        }
    }

    /// The color of disabled buttons, which ignores the base color.
    var disabledForeground: UIColor {
        switch style {
        case .plain, .gray, .tinted, .filled: .tertiaryLabel
        case .glass, .clearGlass: glassLabel.withAlphaComponent(GlassMetrics.disabledOpacity)
        case .prominentGlass, .prominentClearGlass: .white.withAlphaComponent(GlassMetrics.disabledOpacity)
        }
    }

    private var glassLabel: UIColor {
        UIColor { UIColor(GlassMetrics.uiKitLabel(in: GlassMaterial(in: $0.environment).colorScheme)) }
    }
}

extension UIColor {
    /// Returns the highlighted color: more transparent in light mode, lighter in dark mode.
    fileprivate func highlighted(whiteness: Double) -> UIColor {
        UIColor(light: multiplyingAlpha(by: 0.75), dark: whitened(by: whiteness))
    }
}

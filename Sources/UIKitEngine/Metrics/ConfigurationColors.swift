import AppleDesign
import Graphics
import ViewEngine

/// The colours that the styles of `UIButton.Configuration` have in each state.
///
/// They are one author's reading of real buttons of iOS 17, both schemes (sereivoanyong/SwiftKit). What is
/// disabled looks so whatever else it is.
struct ConfigurationColors {
    /// The colour behind; clear where there is glass.
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

/// One rule for each part in each state that works.
private struct Rules {
    let style: UIButton.Configuration.Style
    /// The colours that stand in for the style's own.
    let foreground, background: UIColor?

    // MARK: Behind

    var normalBackground: UIColor {
        switch style {
        case .plain: background ?? .clear
        case .gray: background ?? .secondarySystemFill
        case .tinted: pale
        case .filled: strong
        case .glass, .prominentGlass: .clear
        }
    }

    var highlightedBackground: UIColor {
        switch style {
        // A fill of one's own is highlighted as a filled button is; no source says how.
        case .plain: background?.highlighted(whiteness: 0.2) ?? .clear
        case .gray: background?.highlighted(whiteness: 0.2) ?? highlightedGray
        case .tinted: paler
        case .filled: strong.highlighted(whiteness: 0.2)
        case .glass, .prominentGlass: .clear
        }
    }

    var disabledBackground: UIColor {
        switch style {
        case .plain, .glass, .prominentGlass: .clear
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
        case .plain, .gray: pale
        case .tinted, .filled: strong
        case .glass, .prominentGlass: .clear
        }
    }

    var highlightedSelectedBackground: UIColor {
        switch style {
        case .plain, .gray: paler
        case .tinted, .filled: strong.highlighted(whiteness: 0.2)
        case .glass, .prominentGlass: .clear
        }
    }

    /// Glass stays glass in every state; tinted, it is the colour itself.
    var glass: UIBackgroundConfiguration.Glass? {
        switch style {
        case .plain, .gray, .tinted, .filled: nil
        case .glass: UIBackgroundConfiguration.Glass(tintColor: background)
        case .prominentGlass: UIBackgroundConfiguration.Glass(tintColor: strong)
        }
    }

    private var strong: UIColor { background ?? .tintColor }

    private var pale: UIColor {
        UIColor(light: strong.withAlphaComponent(0.18), dark: strong.withAlphaComponent(0.25))
    }

    private var paler: UIColor {
        UIColor(light: strong.withAlphaComponent(0.12), dark: strong.withAlphaComponent(0.18))
    }

    // MARK: In front

    var normalForeground: UIColor {
        switch style {
        case .plain, .gray, .tinted: foreground ?? .tintColor
        case .filled, .prominentGlass: foreground ?? .white
        case .glass: foreground ?? glassLabel
        }
    }

    var highlightedForeground: UIColor {
        switch style {
        case .plain: normalForeground.highlighted(whiteness: 0.2)
        case .gray, .tinted: normalForeground.highlighted(whiteness: 0.1)
        case .filled: normalForeground.multiplyingAlpha(by: 0.75)
        case .glass, .prominentGlass: normalForeground
        }
    }

    var selectedForeground: UIColor {
        switch style {
        case .plain, .gray, .glass, .prominentGlass: normalForeground
        case .tinted, .filled: foreground ?? .white
        }
    }

    var highlightedSelectedForeground: UIColor {
        switch style {
        case .plain, .gray: normalForeground.highlighted(whiteness: 0.1)
        case .tinted, .filled: selectedForeground.multiplyingAlpha(by: 0.75)
        case .glass, .prominentGlass: normalForeground
        }
    }

    /// What is disabled has its own colour, whatever was asked for.
    var disabledForeground: UIColor {
        switch style {
        case .plain, .gray, .tinted, .filled: .tertiaryLabel
        case .glass: glassLabel.withAlphaComponent(GlassMetrics.disabledOpacity)
        case .prominentGlass: .white.withAlphaComponent(GlassMetrics.disabledOpacity)
        }
    }

    private var glassLabel: UIColor {
        UIColor(light: UIColor(GlassMetrics.label(in: .light)), dark: UIColor(GlassMetrics.label(in: .dark)))
    }
}

extension UIColor {
    /// The colour while a finger is on it: paler in the light, lighter in the dark.
    fileprivate func highlighted(whiteness: Double) -> UIColor {
        UIColor(light: multiplyingAlpha(by: 0.75), dark: whitened(by: whiteness))
    }
}

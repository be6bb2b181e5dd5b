package import UIKit

/// A button with an outline around its title; selected, it is filled with the tint.
///
/// It sets the colors of title and background for each state, whatever the style of its configuration.
package final class OutlineButton: UIButton {
    /// A step of the article.
    package enum Step: String, CaseIterable, Sendable {
        /// A configuration that is the same in every state; the button adds nothing.
        case `static`
        /// Sets the colors on the configuration itself; the next update mistakes them for the original ones.
        case first
        /// The same, with attributes that set the color of a disabled title.
        case attributed
        /// Sets the colors in transformers, which leave the original colors unchanged.
        case final
    }

    package var step = Step.final {
        didSet { setNeedsUpdateConfiguration() }
    }

    package override func updateConfiguration() {
        guard step != .static, var updated = configuration else { return super.updateConfiguration() }
        let colors = Colors(of: state, base: updated.baseForegroundColor ?? .tintColor)
        // The background does not depend on the style of the configuration.
        var background = UIButton.Configuration.plain().background
        background.cornerRadius = 20
        background.strokeWidth = 1
        background.strokeColor = colors.stroke

        if step == .final {
            background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in
                colors.background
            }
            updated.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var attributes = incoming
                attributes.foregroundColor = colors.foreground
                return attributes
            }
        } else {
            background.backgroundColor = colors.background
            updated.baseForegroundColor = colors.foreground
        }
        if step == .attributed, state == .disabled, let title = updated.title {
            var attributes = AttributeContainer()
            attributes.foregroundColor = colors.foreground
            updated.attributedTitle = AttributedString(title, attributes: attributes)
        }
        updated.background = background
        configuration = updated
    }

    /// The colors of the button in one state.
    private struct Colors {
        var stroke = UIColor.systemGray5
        var foreground: UIColor
        var background = UIColor.clear

        init(of state: UIControl.State, base: UIColor) {
            foreground = base
            switch state {
            case .highlighted:
                background = base.withAlphaComponent(0.3)
            case .selected:
                stroke = .clear
                foreground = .white
                background = base
            case [.selected, .highlighted]:
                stroke = .clear
                foreground = .white
                background = base.darker()
            case .disabled:
                stroke = .systemGray6
                foreground = base.withAlphaComponent(0.3)
            default:
                // Normal, and all other combinations of states.
                break
            }
        }
    }
}

extension UIButton.Configuration {
    /// A configuration with an outline that is the same in every state.
    package static func outline() -> UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        var background = UIButton.Configuration.plain().background
        background.cornerRadius = 20
        background.strokeWidth = 1
        background.strokeColor = .systemGray5
        configuration.background = background
        return configuration
    }
}

extension UIColor {
    /// The color at 70 % of its brightness; the article does not give a number.
    fileprivate func darker() -> UIColor {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return UIColor(hue: hue, saturation: saturation, brightness: brightness * 0.7, alpha: alpha)
    }
}

package import UIKit

/// A button that is only a line around its title, until it is selected.
///
/// It decides by itself how its title and its background look in each state, whatever the style of the
/// configuration that it is given.
package final class OutlineButton: UIButton {
    /// How far the article has come.
    package enum Step: String, CaseIterable, Sendable {
        /// Not a button of its own, but a configuration that is the same in every state.
        case `static`
        /// The colours are set where the next update finds them, and takes them for what it was given.
        case first
        /// The same, with a disabled title that is coloured by its attributes.
        case attributed
        /// Transformers make the colours, and nothing that was given is changed.
        case final
    }

    package var step = Step.final {
        didSet { setNeedsUpdateConfiguration() }
    }

    package override func updateConfiguration() {
        guard step != .static, var updated = configuration else { return super.updateConfiguration() }
        let colors = Colors(of: state, base: updated.baseForegroundColor ?? .tintColor)
        // Whatever style the button was given, it has a background of its own.
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

    /// What the button looks like in one state.
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
                // Normal, and whatever else comes together.
                break
            }
        }
    }
}

extension UIButton.Configuration {
    /// A line around the title, the same in every state.
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
    /// The colour with three tenths of its brightness gone; the article does not say how many.
    fileprivate func darker() -> UIColor {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return UIColor(hue: hue, saturation: saturation, brightness: brightness * 0.7, alpha: alpha)
    }
}

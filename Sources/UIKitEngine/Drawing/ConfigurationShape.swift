import AppleDesign
import Graphics
import ViewEngine

/// The shape of a UIKit button's background, from its corner style and radius.
struct ConfigurationShape: PrimitiveShape {
    private let cornerStyle: UIButton.Configuration.CornerStyle
    /// In points.
    private let cornerRadius: CGFloat

    init(_ configuration: UIButton.Configuration, in environment: EnvironmentValues) {
        let background = configuration.background
        let isDefault = configuration.cornerStyle == .dynamic && !background.hasCustomCornerRadius
        // From iOS 26 on, buttons are capsules by default (WWDC25, session 323); before, there was no glass.
        let isCapsule = environment.systemDesign == .iOS26 || background.visibleGlass != nil
        cornerStyle = isCapsule && isDefault ? .capsule : configuration.cornerStyle
        cornerRadius =
            switch configuration.cornerStyle {
            case .fixed, .capsule: background.cornerRadius
            case .dynamic: background.cornerRadius * DynamicType.scale(environment.dynamicTypeSize)
            // These styles ignore the radius of the background.
            case .small, .medium, .large: ConfigurationMetrics.cornerRadius(for: configuration.buttonSize)
            }
    }

    /// The width up to which a line inside the edge can follow the corners, in points.
    ///
    /// The center of the line has a corner to follow up to a width of twice the radius. Every button with a
    /// title is high enough for a line of 8 points.
    var maximumInnerStrokeWidth: CGFloat { cornerStyle == .capsule ? 8 : min(2 * cornerRadius, 8) }

    func geometry(in rect: CGRect) -> ResolvedShape {
        cornerStyle == .capsule
            ? Capsule().geometry(in: rect)
            : RoundedRectangle(cornerRadius: cornerRadius).geometry(in: rect)
    }
}

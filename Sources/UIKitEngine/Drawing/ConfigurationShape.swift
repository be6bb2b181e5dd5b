import AppleDesign
import Graphics
import ViewEngine

/// The shape behind a button of UIKit: what `cornerStyle` makes of the radius.
struct ConfigurationShape: PrimitiveShape {
    private let cornerStyle: UIButton.Configuration.CornerStyle
    /// In points.
    private let cornerRadius: CGFloat

    init(_ configuration: UIButton.Configuration, in environment: EnvironmentValues) {
        let background = configuration.background
        let isUsual = configuration.cornerStyle == .dynamic && !background.hasCustomCornerRadius
        // From iOS 26 on, buttons are capsules where nobody says otherwise (WWDC25, session 323).
        cornerStyle = environment.systemDesign == .iOS26 && isUsual ? .capsule : configuration.cornerStyle
        cornerRadius =
            switch configuration.cornerStyle {
            case .fixed, .capsule: background.cornerRadius
            case .dynamic: background.cornerRadius * DynamicType.scale(environment.dynamicTypeSize)
            // They pay no attention to the radius of the background.
            case .small, .medium, .large: ConfigurationMetrics.cornerRadius(configuration.buttonSize)
            }
    }

    /// The widest line that surely bends round the corners on the inside, in points.
    ///
    /// The middle of the line has a corner to follow up to twice the radius, and no button with a title is so
    /// flat that it has no room for 8.
    var widestBentLine: CGFloat { cornerStyle == .capsule ? 8 : min(2 * cornerRadius, 8) }

    func geometry(in rect: CGRect) -> ResolvedShape {
        cornerStyle == .capsule
            ? Capsule().geometry(in: rect)
            : RoundedRectangle(cornerRadius: cornerRadius).geometry(in: rect)
    }
}

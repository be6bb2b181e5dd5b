public import Graphics

/// The background of a button.
///
/// Properties that were not set have the value that the style of the button gives in its current state.
public struct UIBackgroundConfiguration {
    /// The values that the style gives in the state for which the configuration was last updated.
    struct Defaults {
        var backgroundColor: UIColor?
        var glass: Glass?
        var cornerRadius: CGFloat = 0
    }

    /// A glass background (iOS 26).
    struct Glass {
        /// The color of tinted glass; `nil` for clear glass.
        let tintColor: UIColor?
        /// Whether more of what is behind it shows.
        var isClear = false
    }

    /// A background that is not drawn.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    var defaults = Defaults()
    private var customBackgroundColor: UIColor?
    private var customCornerRadius: CGFloat?

    /// The fill; `nil` means the tint of the view.
    public var backgroundColor: UIColor? {
        get { customBackgroundColor ?? defaults.backgroundColor }
        set { customBackgroundColor = newValue }
    }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// The color of the line along the edge; `nil` means the tint of the view.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the line outside of the edge, in points; inside if negative.
    public var strokeOutset: CGFloat = 0

    /// The corner radius in points, before the corner style of the button is applied.
    public var cornerRadius: CGFloat {
        get { customCornerRadius ?? defaults.cornerRadius }
        set { customCornerRadius = newValue }
    }
    /// The image above the fill; in the tint of the view, unless it has a color of its own.
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The effect on what is behind the button, under the fill.
    public var visualEffect: UIVisualEffect?
    /// The insets of the background from the edges of the button.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// Returns the fill after its transformer.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        resolve(backgroundColor ?? tintColor, with: backgroundColorTransformer)
    }

    /// Returns the color of the line after its transformer.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        resolve(strokeColor ?? tintColor, with: strokeColorTransformer)
    }

    private func resolve(
        _ color: UIColor,
        with transformer: UIConfigurationColorTransformer?
    ) -> UIColor {
        transformer.map { $0(color) } ?? color
    }

    /// The glass of the style, unless a fill was set.
    var visibleGlass: Glass? {
        customBackgroundColor == nil && backgroundColorTransformer == nil ? defaults.glass : nil
    }

    /// Whether a radius was set in place of the style's.
    var hasCustomCornerRadius: Bool { customCornerRadius != nil }
}

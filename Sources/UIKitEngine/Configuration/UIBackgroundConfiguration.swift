public import Graphics

/// What is behind the content of a button.
///
/// Where nothing was set, the style of the button decides, anew for each state.
public struct UIBackgroundConfiguration {
    /// What the style of the button brings, for the state that it was updated for.
    struct Defaults {
        var backgroundColor: UIColor?
        var glass: Glass?
        var cornerRadius: CGFloat = 0
    }

    /// A drop of glass (iOS 26).
    struct Glass {
        /// The colour of the drop itself; clear glass has none.
        let tintColor: UIColor?
    }

    var defaults = Defaults()
    private var customBackgroundColor: UIColor?
    private var customCornerRadius: CGFloat?

    /// The fill; the tint of the view where neither it nor a style says another.
    public var backgroundColor: UIColor? {
        get { customBackgroundColor ?? defaults.backgroundColor }
        set { customBackgroundColor = newValue }
    }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// The line along the edge; the tint of the view if it is as wide as it is seen.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var strokeWidth: CGFloat = 0
    /// How far outside of the edge the line runs, in points; inside if negative.
    public var strokeOutset: CGFloat = 0

    /// In points, before the corner style of the button adapts it.
    public var cornerRadius: CGFloat {
        get { customCornerRadius ?? defaults.cornerRadius }
        set { customCornerRadius = newValue }
    }
    /// From the edges of the button to those of the background.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The fill as it is drawn.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        resolve(backgroundColor ?? tintColor, backgroundColorTransformer)
    }

    /// The line as it is drawn.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        resolve(strokeColor ?? tintColor, strokeColorTransformer)
    }

    private func resolve(_ color: UIColor, _ transformer: UIConfigurationColorTransformer?) -> UIColor {
        transformer.map { $0(color) } ?? color
    }

    /// The glass of the style, unless a fill was asked for.
    var visibleGlass: Glass? {
        customBackgroundColor == nil && backgroundColorTransformer == nil ? defaults.glass : nil
    }

    /// Whether the radius is another one than the style's.
    var hasCustomCornerRadius: Bool { customCornerRadius != nil }
}

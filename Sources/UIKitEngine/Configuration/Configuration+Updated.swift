import Graphics

extension UIButton.Configuration {
    /// The values that the style gives in one state, for properties that were not set.
    struct Defaults {
        /// The color of the title, the subtitle and the image.
        var foregroundColor = UIColor.tintColor
    }

    /// Returns the configuration with the values that its style gives in the state of a button.
    ///
    /// Properties that were set stay as they are, so a configuration can be updated any number of times.
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var updated = self
        updated.update(for: button.state)
        return updated
    }

    /// Replaces the values that the style gives by those of another state.
    mutating func update(for state: UIControl.State) {
        let colors = ConfigurationColors(
            style: style,
            state: state,
            baseForegroundColor: baseForegroundColor,
            baseBackgroundColor: baseBackgroundColor
        )
        defaults.foregroundColor = colors.foreground
        background.defaults.backgroundColor = colors.background
        background.defaults.glass = colors.glass
        background.defaults.cornerRadius = ConfigurationMetrics.cornerRadius(for: buttonSize)
    }

    // MARK: Resolved values

    /// The font that the style gives the title, and the image with it.
    var defaultTitleFont: UIFont {
        ConfigurationMetrics.titleFont(for: buttonSize)
    }

    /// The title with its own attributes over those of the style, transformed last.
    var resolvedTitle: AttributedString? {
        resolve(
            attributedTitle,
            font: defaultTitleFont,
            transformer: titleTextAttributesTransformer
        )
    }

    /// The subtitle with its own attributes over those of the style, transformed last.
    var resolvedSubtitle: AttributedString? {
        resolve(
            attributedSubtitle,
            font: ConfigurationMetrics.subtitleFont(for: buttonSize),
            transformer: subtitleTextAttributesTransformer
        )
    }

    var resolvedImageColor: UIColor {
        imageColorTransformer.map { $0(defaults.foregroundColor) } ?? defaults.foregroundColor
    }

    var resolvedActivityIndicatorColor: UIColor {
        activityIndicatorColorTransformer.map { $0(defaults.foregroundColor) } ?? defaults.foregroundColor
    }

    private func resolve(
        _ string: AttributedString?,
        font: UIFont,
        transformer: UIConfigurationTextAttributesTransformer?
    ) -> AttributedString? {
        guard let string, !string.text.isEmpty else { return nil }
        var defaultAttributes = AttributeContainer()
        defaultAttributes.font = font
        defaultAttributes.foregroundColor = defaults.foregroundColor
        let attributes = string.attributes.merged(over: defaultAttributes)
        return AttributedString(string.text, attributes: transformer.map { $0(attributes) } ?? attributes)
    }
}

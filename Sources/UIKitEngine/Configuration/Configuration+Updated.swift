import Graphics

extension UIButton.Configuration {
    /// What the style decides for one state, wherever nothing nearer was set.
    struct Defaults {
        /// The colour of the title, the subtitle and the image.
        var foregroundColor = UIColor.tintColor
    }

    /// The configuration as the style has it for the state of a button.
    ///
    /// What was set stays set; what the style decides is decided anew, so that a configuration can be updated
    /// any number of times.
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var updated = self
        updated.update(for: button.state)
        return updated
    }

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
        background.defaults.cornerRadius = ConfigurationMetrics.cornerRadius(buttonSize)
    }

    // MARK: What is drawn

    /// The title as it is drawn: the attributes that were set, over the style's, transformed at last.
    var resolvedTitle: AttributedString? {
        resolve(
            attributedTitle,
            font: ConfigurationMetrics.titleFont(buttonSize, style),
            titleTextAttributesTransformer
        )
    }

    var resolvedSubtitle: AttributedString? {
        resolve(
            attributedSubtitle,
            font: ConfigurationMetrics.subtitleFont(buttonSize),
            subtitleTextAttributesTransformer
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
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> AttributedString? {
        guard let string, !string.text.isEmpty else { return nil }
        var usual = AttributeContainer()
        usual.font = font
        usual.foregroundColor = defaults.foregroundColor
        let attributes = string.attributes.merged(over: usual)
        return AttributedString(string.text, attributes: transformer.map { $0(attributes) } ?? attributes)
    }
}

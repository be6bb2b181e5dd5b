import Graphics

/// The content of a button without a configuration: titles, colors and images by state.
struct StateContent {
    var type = UIButton.ButtonType.custom
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: AttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
    var contentEdgeInsets = UIEdgeInsets.zero
    var titleEdgeInsets = UIEdgeInsets.zero
    var imageEdgeInsets = UIEdgeInsets.zero

    /// The value for a state: that of the same state, or else that of the normal one.
    static func value<Value>(in values: [UIControl.State: Value], for state: UIControl.State) -> Value? {
        values[state.subtracting(.focused)] ?? values[.normal]
    }
}

extension StateContent {
    /// The insets above and below the content of a button that sets none, in points: a button of the system with a title
    /// of 15 points (18 high) is 30 points high.
    private static let verticalInset: CGFloat = 6

    /// The font of the title, unless the label of the button has one.
    var defaultFont: UIFont { .systemFont(ofSize: type == .system ? 15 : 18) }

    /// The configuration that draws the content in the state of a button.
    ///
    /// A button of the system has the colors of a plain configuration for its states (a guess).
    func configuration(for button: UIButton) -> UIButton.Configuration {
        let state = button.state.subtracting(.focused)
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = contentInsets
        // Only its content shows that a custom button is selected.
        if type == .custom { configuration.background.backgroundColor = .clear }
        configuration.imagePlacement =
            button.semanticContentAttribute == .forceRightToLeft ? .trailing : .leading
        var attributes = AttributeContainer()
        attributes.font = button.titleLabel?.font ?? defaultFont
        if type == .system, titleColors[state] == nil, state != .disabled {
            configuration.baseForegroundColor = titleColors[.normal]
        } else {
            attributes.foregroundColor =
                Self.value(in: titleColors, for: state) ?? (type == .system ? nil : .white)
        }
        configuration.attributedTitle = title(for: state, attributes)
        configuration.image = Self.value(in: images, for: state)
        configuration.tintsImage = type == .system
        configuration.preferredSymbolConfigurationForImage =
            Self.value(in: symbolConfigurations, for: state) ?? button.imageView?.preferredSymbolConfiguration
        configuration.background.image = Self.value(in: backgroundImages, for: state)
        configuration.fitsBackgroundImage = configuration.background.image != nil
        if state.contains(.highlighted), type == .custom, button.adjustsImageWhenHighlighted,
            images[state] == nil
        {
            configuration.imageDarkening = Self.darkening
        }
        configuration.imageOffset = Self.offset(imageEdgeInsets)
        inset(&configuration, in: button)
        if let tint = button.imageView?.ownTintColor {
            configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in tint }
        } else if type == .custom {
            configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .tintColor }
        }
        return configuration.updated(for: button)
    }

    /// The part of black over an image while the button is pressed; a guess.
    private static let darkening = 0.5

    /// The title for a state: an attributed one, or else a plain one, each of the same state before that of the normal one.
    private func title(for state: UIControl.State, _ attributes: AttributeContainer) -> AttributedString? {
        func attributed(_ string: AttributedString) -> AttributedString {
            AttributedString(string.text, attributes: string.attributes.merged(over: attributes))
        }
        if let own = attributedTitles[state] { return attributed(own) }
        if let own = titles[state] { return AttributedString(own, attributes: attributes) }
        if let normal = attributedTitles[.normal] { return attributed(normal) }
        return titles[.normal].map { AttributedString($0, attributes: attributes) }
    }

    /// Applies the insets of the title, which take room from it or else move it.
    ///
    /// A button whose width a constraint sets has more room than its title needs.
    func inset(_ configuration: inout UIButton.Configuration, in button: UIButton) {
        let insets = titleEdgeInsets
        let takesRoom = insets.left + insets.right > 0 && button.constrainedWidth == nil
        configuration.titleInsets = takesRoom ? insets : nil
        configuration.titleOffset = takesRoom ? .zero : Self.offset(insets)
        configuration.titleTruncation = button.titleLabel?.lineBreakMode ?? .byTruncatingMiddle
    }

    private var contentInsets: NSDirectionalEdgeInsets {
        let insets = contentEdgeInsets
        guard insets != .zero else {
            return NSDirectionalEdgeInsets(
                top: Self.verticalInset,
                leading: 0,
                bottom: Self.verticalInset,
                trailing: 0
            )
        }
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top,
            leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right
        )
    }

    /// The distance by which insets move a part, which keeps its size.
    private static func offset(_ insets: UIEdgeInsets) -> CGSize {
        CGSize(width: (insets.left - insets.right) / 2, height: (insets.top - insets.bottom) / 2)
    }
}

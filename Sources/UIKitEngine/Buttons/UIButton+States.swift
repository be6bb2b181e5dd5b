// The content by state, as it was set before there were configurations. A button with a configuration takes its title
// and its image from here; the rest of its appearance is that of the configuration.
extension UIButton {
    // MARK: Titles

    /// Sets the title with attributes for a state, before which a plain one does not show.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change { $0.attributedTitles[state] = title?.attributed }
        if configuration != nil, state == .normal {
            configuration?.attributedTitle = title?.attributed
        }
    }

    public func attributedTitle(for state: State) -> NSAttributedString? {
        StateContent.value(in: stateContent.attributedTitles, for: state).map { NSAttributedString($0) }
    }

    /// The title with attributes for the current state.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    public func title(for state: State) -> String? { StateContent.value(in: stateContent.titles, for: state) }

    /// The title for the current state.
    public var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// Sets the color of the title for a state; states without one have that of the normal state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        change { $0.titleColors[state] = color }
    }

    public func titleColor(for state: State) -> UIColor? {
        StateContent.value(in: stateContent.titleColors, for: state)
    }

    /// The color of the title for the current state.
    public var currentTitleColor: UIColor {
        titleColor(for: state) ?? (buttonType == .system ? .tintColor : .white)
    }

    // MARK: Images

    public func image(for state: State) -> UIImage? {
        StateContent.value(in: stateContent.images, for: state)
    }

    /// The image for the current state.
    public var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// Sets the image behind the content for a state; it is stretched to the size of the button.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        change { $0.backgroundImages[state] = image }
    }

    public func backgroundImage(for state: State) -> UIImage? {
        StateContent.value(in: stateContent.backgroundImages, for: state)
    }

    /// The background image for the current state.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Sets the configuration of the symbol for a state, where the image has none of its own.
    public func setPreferredSymbolConfiguration(
        _ symbolConfiguration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        change { $0.symbolConfigurations[state] = symbolConfiguration }
        if configuration != nil, state == .normal {
            configuration?.preferredSymbolConfigurationForImage = symbolConfiguration
        }
    }

    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        StateContent.value(in: stateContent.symbolConfigurations, for: state)
    }

    // MARK: Layout

    /// The insets of the content from the edges of the button, in points.
    public var contentEdgeInsets: UIEdgeInsets {
        get { stateContent.contentEdgeInsets }
        set { change { $0.contentEdgeInsets = newValue } }
    }

    /// The insets that move and truncate the title, without an effect on the size of the button, in points.
    public var titleEdgeInsets: UIEdgeInsets {
        get { stateContent.titleEdgeInsets }
        set { change { $0.titleEdgeInsets = newValue } }
    }

    /// The insets that move the image, without an effect on the size of the button, in points.
    public var imageEdgeInsets: UIEdgeInsets {
        get { stateContent.imageEdgeInsets }
        set { change { $0.imageEdgeInsets = newValue } }
    }

    func change(_ change: (inout StateContent) -> Void) {
        change(&stateContent)
        setNeedsUpdateConfiguration()
        setNeedsDrawing()
    }

    /// Sets the content of a request: that of the configuration, or else the title and the image of the normal state.
    ///
    /// The attributes of the title stay where the request sets none.
    ///
    /// - Parameters:
    ///   - keepsTitle: whether the title of the button stays if it has one, or an image or a label of its own alone.
    ///   - change: sets the content.
    package func fill(keepsTitle: Bool = false, _ change: (inout Configuration) -> Void) {
        if let configuration { return fill(configuration, keepsTitle: keepsTitle, change: change) }
        var own = Configuration.plain()
        let (image, attributed) = (image(for: .normal), stateContent.attributedTitles[.normal])
        let title = attributed ?? title(for: .normal).map { AttributedString($0) }
        own.attributedTitle = title
        own.image = image
        change(&own)
        setImage(own.image, for: .normal)
        guard !keepsTitle || title == nil && image == nil && !hasLabelInside else { return }
        if let attributed {
            setAttributedTitle(
                own.attributedTitle.map { NSAttributedString($0.styled(as: attributed)) },
                for: .normal
            )
        } else {
            setTitle(own.title, for: .normal)
        }
    }

    private func fill(_ old: Configuration, keepsTitle: Bool, change: (inout Configuration) -> Void) {
        var own = old
        let title = own.attributedTitle
        let keepsTitle = keepsTitle && (title != nil || own.image != nil || hasLabelInside)
        change(&own)
        own.attributedTitle = keepsTitle ? title : own.attributedTitle.map { $0.styled(as: title) }
        configuration = own
    }

    /// Whether a view inside is a label of the source, which shows a title of its own.
    private var hasLabelInside: Bool {
        allSubviews.contains { !(($0 as? UILabel)?.text ?? "").isEmpty }
    }
}

extension AttributedString {
    /// Returns the string with the attributes of another one where it has none.
    fileprivate func styled(as other: AttributedString?) -> AttributedString {
        other.map { AttributedString(text, attributes: attributes.merged(over: $0.attributes)) } ?? self
    }
}

// The content by state, as it was set before there were configurations. A button with a configuration takes its title
// and its image from here; the rest of its appearance is that of the configuration.
extension UIButton {
    // MARK: Titles

    /// Sets the title for a state; states without one have that of the normal state.
    public func setTitle(_ title: String?, for state: State) {
        change { $0.titles[state] = title }
        if configuration != nil, state == .normal { configuration?.title = title }
    }

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

    /// Sets the image for a state; states without one have that of the normal state.
    public func setImage(_ image: UIImage?, for state: State) {
        change { $0.images[state] = image }
        if configuration != nil, state == .normal { configuration?.image = image }
    }

    public func image(for state: State) -> UIImage? {
        StateContent.value(in: stateContent.images, for: state)
    }

    /// The image for the current state.
    public var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    // MARK: Layout

    /// The insets of the content from the edges of the button, in points.
    public var contentEdgeInsets: UIEdgeInsets {
        get { stateContent.contentEdgeInsets }
        set { change { $0.contentEdgeInsets = newValue } }
    }

    /// The insets that move the title, without an effect on the size of the button, in points.
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
        stateContent.isUsed = true
        change(&stateContent)
        setNeedsUpdateConfiguration()
        setNeedsDrawing()
    }

    /// Sets the content of a request: that of the configuration, or else the title and the image of the normal state.
    package func fill(_ change: (inout Configuration) -> Void) {
        guard configuration == nil, stateContent.isUsed else {
            var own = configuration ?? .plain()
            // The title of a custom button is white, which is seen on a background of its own only.
            if configuration == nil, tintColor == nil, layer.hasBackground {
                own.baseForegroundColor = .white
            }
            change(&own)
            configuration = own
            return
        }
        var own = Configuration.plain()
        own.title = title(for: .normal)
        own.image = image(for: .normal)
        change(&own)
        setTitle(own.title, for: .normal)
        setImage(own.image, for: .normal)
    }
}

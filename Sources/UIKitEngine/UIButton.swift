public import Graphics

/// A button that is drawn from its configuration and its state.
open class UIButton: UIControl {
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The content and the appearance of the button; setting it schedules an update.
    public var configuration: Configuration? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Called after each update, to change the configuration further.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether updates adapt the configuration to the state.
    public var automaticallyUpdatesConfiguration = true

    /// The content of a button without a configuration.
    var stateContent = StateContent()
    /// The label of the title.
    public private(set) lazy var titleLabel: UILabel? = UILabel(of: self)
    /// The view of the image.
    public private(set) lazy var imageView: UIImageView? = UIImageView(of: self)
    /// Whether the image is darker while the button is pressed; without effect here.
    public var adjustsImageWhenHighlighted = true
    /// Whether the image is lighter while the button is disabled; without effect here.
    public var adjustsImageWhenDisabled = true
    /// Whether the button glows while it is pressed; without effect since iOS 7.
    public var showsTouchWhenHighlighted = false

    private var primaryAction: UIAction?
    private var needsUpdateConfiguration = true
    private var isUpdatingConfiguration = false

    public init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.configuration = configuration
        self.primaryAction = primaryAction
        super.init()
    }

    /// A button without a configuration, which is drawn with a plain one.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Sets what the initializer with the same parameters does, on a button that exists already.
    package func configure(_ configuration: Configuration?, primaryAction: UIAction?) {
        self.configuration = configuration
        self.primaryAction = primaryAction
    }

    /// Runs the primary action, and the actions that were added for the event.
    open func performPrimaryAction() {
        endTouch()
        primaryAction?.run()
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    // MARK: Updates

    /// Schedules an update before the button is drawn again.
    ///
    /// Changes that an update makes do not schedule another one.
    public func setNeedsUpdateConfiguration() {
        if !isUpdatingConfiguration { needsUpdateConfiguration = true }
    }

    /// Adapts the configuration to the state; called once for all changes since the last update.
    open func updateConfiguration() {
        if automaticallyUpdatesConfiguration, let configuration {
            self.configuration = configuration.updated(for: self)
        }
        configurationUpdateHandler?(self)
    }

    override func stateDidChange() {
        setNeedsUpdateConfiguration()
    }

    /// Runs the scheduled update, if there is one.
    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        isUpdatingConfiguration = true
        defer { isUpdatingConfiguration = false }
        updateConfiguration()
    }

    /// The configuration that is drawn.
    ///
    /// Unless automatic updates are off, it is updated once more for the state: an override of
    /// `updateConfiguration()` may not have done so. So a disabled title is gray whatever its base color.
    var drawnConfiguration: Configuration {
        if configuration == nil, stateContent.isUsed { return stateContent.configuration(for: self) }
        let configuration = configuration ?? .plain()
        return automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    }
}

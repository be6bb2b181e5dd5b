/// A button that looks as its configuration says, in whatever state it is.
open class UIButton: UIControl {
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// What the button says and how it looks; who sets it has the button updated.
    public var configuration: Configuration? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Called when the button was updated, to change the configuration further.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the configuration is updated for the state by itself.
    public var automaticallyUpdatesConfiguration = true

    private let primaryAction: UIAction?
    private var needsUpdateConfiguration = true
    private var isUpdatingConfiguration = false

    public init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.configuration = configuration
        self.primaryAction = primaryAction
        super.init()
    }

    /// Runs what the button is for.
    open func performPrimaryAction() {
        primaryAction?.run()
    }

    // MARK: Updates

    /// Has the configuration updated before the button is drawn again.
    ///
    /// Changes that an update makes itself ask for no other one.
    public func setNeedsUpdateConfiguration() {
        if !isUpdatingConfiguration { needsUpdateConfiguration = true }
    }

    /// Adapts the configuration to the state; called once for all changes since the last time.
    open func updateConfiguration() {
        if automaticallyUpdatesConfiguration, let configuration {
            self.configuration = configuration.updated(for: self)
        }
        configurationUpdateHandler?(self)
    }

    override func stateDidChange() {
        setNeedsUpdateConfiguration()
    }

    /// Brings the configuration up to date, if it is not.
    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        isUpdatingConfiguration = true
        defer { isUpdatingConfiguration = false }
        updateConfiguration()
    }

    /// The configuration that is drawn.
    ///
    /// The style has its say about what nobody set even where an update passed it by: so a disabled title is
    /// gray whatever `baseForegroundColor` says. Who wants no updates gets none.
    var drawnConfiguration: Configuration {
        let configuration = configuration ?? .plain()
        return automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    }
}

public import Graphics
import ViewEngine

/// A button that is drawn from its configuration and its state.
open class UIButton: UIControl {
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The content and the appearance of the button; setting it schedules an update.
    public var configuration: Configuration? {
        didSet {
            setNeedsUpdateConfiguration()
            setNeedsDrawing()
        }
    }

    /// Called after each update, to change the configuration further.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether updates adapt the configuration to the state.
    public var automaticallyUpdatesConfiguration = true

    /// The content of a button without a configuration.
    var stateContent = StateContent()
    /// The label of the title, if somebody has asked for it.
    private(set) var madeTitleLabel: UILabel?
    /// The view of the image, if somebody has asked for it.
    private(set) var madeImageView: UIImageView?

    /// The label of the title.
    public var titleLabel: UILabel? {
        if let madeTitleLabel { return madeTitleLabel }
        let label = UILabel(of: self)
        madeTitleLabel = label
        return label
    }

    /// The view of the image.
    public var imageView: UIImageView? {
        if let madeImageView { return madeImageView }
        let view = UIImageView(of: self)
        madeImageView = view
        return view
    }

    /// Whether the image of a custom button without a configuration is darker while the button is pressed.
    public var adjustsImageWhenHighlighted = true { didSet { setNeedsDrawing() } }
    /// Whether the image is lighter while the button is disabled; without effect here.
    public var adjustsImageWhenDisabled = true
    /// Whether the button glows while it is pressed; without effect since iOS 7.
    public var showsTouchWhenHighlighted = false

    /// Whether the primary action selects the button, or no longer does.
    public var changesSelectionAsPrimaryAction = false
    /// The menu that the button opens, which no picture shows.
    public var menu: UIMenu?
    /// Whether the menu opens at once, without effect here.
    public var showsMenuAsPrimaryAction = false
    /// The purpose of the button in an alert, without effect here.
    public var role = Role.normal
    /// Whether a pointer has an effect on the button; no picture has a pointer.
    public var isPointerInteractionEnabled = false

    /// The frames of parts that are not where the button lays them out itself.
    var partFrames = PartFrames() { didSet { if partFrames != oldValue { setNeedsDrawing() } } }

    private var primaryAction: UIAction?
    private var needsUpdateConfiguration = true
    private var isUpdatingConfiguration = false

    public init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.configuration = configuration
        self.primaryAction = primaryAction
        super.init()
    }

    /// A button without a configuration, whose content is set by state.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
    }

    /// A button without a configuration, with a layer.
    package override init(layer: CALayer?) {
        super.init(layer: layer)
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
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        primaryAction?.run()
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    // MARK: Content by state

    /// Sets the title for a state; states without one have that of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        change { $0.titles[state] = title }
        if configuration != nil, state == .normal { configuration?.title = title }
    }

    /// Sets the image for a state; states without one have that of the normal state.
    open func setImage(_ image: UIImage?, for state: State) {
        change { $0.images[state] = image }
        if configuration != nil, state == .normal { configuration?.image = image }
    }

    // MARK: Rectangles

    // A button with a configuration does not ask for them.

    /// The rectangle of the background in the bounds of the button.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of the image and the title in the bounds of the button.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// The rectangle of the image in that of the content.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        contentLayout.frame(of: .image, in: contentRect)
    }

    /// The rectangle of the title in that of the content.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        contentLayout.frame(of: .title, in: contentRect)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
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
        guard let configuration else { return stateContent.configuration(for: self) }
        return automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    }

    // MARK: Inside of another view

    override var drawsLayerItself: Bool { true }

    /// An app gives a button that consists of layers or of a drawing its frame; 44 points are what Apple advises.
    override var sizeWithoutContent: CGSize? {
        guard type(of: self) != UIButton.self, layer.sublayers != nil || !layer.drawing.isEmpty,
            drawnConfiguration.isEmpty
        else { return nil }
        return CGSize(width: 44, height: 44)
    }

    override var constrainedParts: [UIView] { constrainedPartViews }

    override func fittingSize() -> CGSize {
        // An update that asks for the size of what it updates would not end.
        isUpdating ? layer.frame.size : measured(UIButtonView { self })
    }

    override var contentOfLayer: AnyView? { AnyView(UIButtonView { self }) }
}

extension UIButton {
    /// The purpose of a button in an alert.
    public enum Role: Hashable, Sendable {
        case normal, primary, cancel, destructive
    }
}

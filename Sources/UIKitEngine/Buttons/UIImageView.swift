public import Graphics
import ViewEngine

/// A view of an image; of that of a button, only its tint is drawn.
open class UIImageView: UIView {
    private weak var button: UIButton?
    private let isPartOfButton: Bool
    private var ownImage: UIImage?

    init(of button: UIButton) {
        self.button = button
        isPartOfButton = true
        super.init(frame: .zero)
        layer.viewDidChange = { [weak button] in button?.setNeedsDrawing() }
    }

    public init(image: UIImage?) {
        isPartOfButton = false
        ownImage = image
        super.init(frame: .zero)
    }

    public override init(frame: CGRect = .zero) {
        isPartOfButton = false
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        isPartOfButton = false
        super.init(coder: coder)
    }

    package override func setNeedsDrawing() {
        if isPartOfButton { button?.setNeedsDrawing() } else { super.setNeedsDrawing() }
    }

    override var canBeSubview: Bool { !isPartOfButton }

    override var layoutSuperview: UIView? { isPartOfButton ? button : superview }

    override var frameInButton: CGRect? { isPartOfButton ? button?.frame(of: .image) : nil }

    override func setLayoutFrame(_ frame: CGRect) {
        if isPartOfButton { button?.partFrames.image = frame } else { super.setLayoutFrame(frame) }
    }

    public var image: UIImage? {
        get { isPartOfButton ? button?.currentImage : ownImage }
        set {
            ownImage = newValue
            layer.didChange()
        }
    }

    /// The configuration of a symbol where the image has none of its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            layer.didChange()
            if isPartOfButton { button?.change { _ in } }
        }
    }

    override var ownTintColor: UIColor? {
        didSet { if isPartOfButton { button?.change { _ in } } }
    }

    // MARK: Drawing

    override func fittingSize() -> CGSize {
        if isPartOfButton { return button?.contentLayout.image ?? .zero }
        guard let ownImage else { return super.fittingSize() }
        return measured(ownImage.drawn(.body, preferring: preferredSymbolConfiguration))
    }

    override var contentOfLayer: AnyView? {
        guard let ownImage else { return nil }
        return AnyView(
            ownImage.drawn(.body, preferring: preferredSymbolConfiguration, contentMode: contentMode)
                .foregroundStyle(Color(uiColor: ownImage.originalColor ?? tintColor))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contentMode.alignment)
        )
    }
}

extension UIView.ContentMode {
    /// The place of a content that is not scaled.
    var alignment: Alignment {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        }
    }
}

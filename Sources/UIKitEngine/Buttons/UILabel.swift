public import Graphics
import ViewEngine

/// A text; the label of a button sets only its font, since the button sets its text and its color.
open class UILabel: UIView {
    private weak var button: UIButton?
    private let isPartOfButton: Bool
    private var ownText: AttributedString?

    init(of button: UIButton) {
        self.button = button
        isPartOfButton = true
        super.init(frame: .zero)
        layer.viewDidChange = { [weak button] in button?.setNeedsDrawing() }
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

    override var frameInButton: CGRect? { isPartOfButton ? button?.frame(of: .title) : nil }

    override func setLayoutFrame(_ frame: CGRect) {
        if isPartOfButton { button?.partFrames.title = frame } else { super.setLayoutFrame(frame) }
    }

    /// The font; for the title of a button without a configuration, that of its kind by default.
    public var font: UIFont? {
        didSet { didChange() }
    }

    /// The color of the text, without an effect on a title: a button sets its color for each state.
    public var textColor: UIColor? { didSet { didChange() } }

    public var text: String? {
        get { isPartOfButton ? button?.currentTitle : ownText?.text }
        set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }

    public var attributedText: NSAttributedString? {
        get {
            isPartOfButton
                ? button?.currentAttributedTitle : ownText.map { NSAttributedString($0) }
        }
        set {
            ownText = newValue?.attributed
            didChange()
        }
    }

    public var textAlignment = NSTextAlignment.natural { didSet { didChange() } }
    /// The way in which a text is fitted; `byTruncatingTail` for a label of its own, `byTruncatingMiddle` for a title.
    public lazy var lineBreakMode =
        isPartOfButton
        ? NSLineBreakMode.byTruncatingMiddle : NSLineBreakMode.byTruncatingTail
    {
        didSet { didChange() }
    }
    /// The number of lines, 0 for as many as needed; a title here has as many as its text.
    public var numberOfLines = 1 { didSet { didChange() } }
    public var adjustsFontSizeToFitWidth = false
    public var adjustsFontForContentSizeCategory = false
    public var minimumScaleFactor: CGFloat = 0

    private func didChange() {
        if isPartOfButton { button?.change { _ in } } else { layer.didChange() }
    }

    // MARK: Drawing

    private var line: some View {
        let attributes = ownText?.attributes ?? AttributeContainer()
        return Text(ownText?.text ?? "")
            .font((attributes.font ?? font ?? .systemFont(ofSize: 17)).font)
            .foregroundStyle(Color(uiColor: attributes.foregroundColor ?? textColor ?? .label))
            .attributed(attributes)
            .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
            .truncationMode(lineBreakMode.truncationMode)
            .multilineTextAlignment(textAlignment.lines)
    }

    /// The size of the text; that of its title for the label of a button.
    open override var intrinsicContentSize: CGSize {
        guard isPartOfButton, let button, let text = text, !text.isEmpty else {
            return super.intrinsicContentSize
        }
        return button.measured(Text(text).font((font ?? button.stateContent.defaultFont).font))
    }

    override func fittingSize() -> CGSize {
        if isPartOfButton { return button?.contentLayout.title ?? .zero }
        guard let text = ownText?.text, !text.isEmpty else { return .zero }
        return measured(line)
    }

    override var contentOfLayer: AnyView? {
        guard let text = ownText?.text, !text.isEmpty else { return nil }
        let alignment = Alignment(horizontal: textAlignment.horizontal, vertical: .center)
        return AnyView(line.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
}

/// The alignment of the lines of a text.
public enum NSTextAlignment: Hashable, Sendable {
    case left, center, right, justified, natural

    var horizontal: HorizontalAlignment {
        switch self {
        case .left, .justified, .natural: .leading
        case .center: .center
        case .right: .trailing
        }
    }

    var lines: TextAlignment {
        switch self {
        case .left, .justified, .natural: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}

/// The way in which a text is fitted into its lines.
public enum NSLineBreakMode: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    /// The place of an ellipsis; a text that wraps or is clipped has it at its end here.
    var truncationMode: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: .tail
        }
    }
}

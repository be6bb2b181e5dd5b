public import Graphics

/// The label of a button: only its font is drawn, since the button sets its text and its color.
public final class UILabel {
    private unowned let button: UIButton

    init(of button: UIButton) {
        self.button = button
    }

    /// The font of the title of a button without a configuration; that of its kind by default.
    public var font: UIFont? {
        didSet { button.change { _ in } }
    }

    /// Has no effect: a button sets the color of its title for each state.
    public var textColor: UIColor?
    public var text: String? { button.currentTitle }
    public var textAlignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
    /// The number of lines; a title here has as many as its text.
    public var numberOfLines = 1
    public var adjustsFontSizeToFitWidth = false
    public var adjustsFontForContentSizeCategory = false
    public var minimumScaleFactor: CGFloat = 0
}

/// The alignment of the lines of a text.
public enum NSTextAlignment: Hashable, Sendable {
    case left, center, right, justified, natural
}

/// The way in which a text is fitted into its lines.
public enum NSLineBreakMode: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The view of the image of a button: only its tint is drawn.
public final class UIImageView {
    private unowned let button: UIButton

    init(of button: UIButton) {
        self.button = button
    }

    public var image: UIImage? { button.currentImage }

    /// The color of the image of a button without a configuration; that of the button by default.
    public var tintColor: UIColor? {
        didSet { button.change { _ in } }
    }

    public var contentMode = UIView.ContentMode.scaleToFill
}

import AppleDesign
public import Graphics
import ViewEngine

/// An activity indicator, which shows while it turns.
open class UIActivityIndicatorView: UIView {
    /// The size of an indicator.
    public enum Style: Hashable, Sendable {
        case medium, large
    }

    public var style = Style.medium { didSet { layer.didChange() } }
    /// The color of the lines; `nil` for the gray of the system.
    public var color: UIColor? { didSet { layer.didChange() } }
    /// Whether an indicator that does not turn is hidden.
    public var hidesWhenStopped = true { didSet { layer.didChange() } }
    public private(set) var isAnimating = false { didSet { layer.didChange() } }

    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    public func startAnimating() { isAnimating = true }

    public func stopAnimating() { isAnimating = false }

    /// The length of a side in points.
    private var length: CGFloat { style == .medium ? 20 : 37 }

    override func fittingSize() -> CGSize { CGSize(width: length, height: length) }

    override var contentOfLayer: AnyView? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        let factor = length / 20
        let color = color ?? UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
        return AnyView(
            ActivityIndicator(color: Color(uiColor: color)).scaleEffect(factor)
        )
    }
}

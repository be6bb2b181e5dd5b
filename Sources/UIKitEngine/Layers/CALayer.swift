public import Graphics

/// The layer of a view: what is drawn around the content of the view, and how all of it is drawn.
///
/// Changes inside of an animation block are animated; all others take effect at once.
public final class CALayer {
    private var history = LayerHistory()
    /// Called after each change.
    var didChange: () -> Void = {}

    init() {}

    /// Whether a value has been set.
    var hasChanged: Bool { history.current.hasChanged }

    // MARK: Surface

    public var backgroundColor: CGColor? {
        get { backgroundUIColor?.cgColor }
        set { backgroundUIColor = newValue.map { UIColor(cgColor: $0) } }
    }

    /// The background, which follows the traits if the view has set it.
    var backgroundUIColor: UIColor? {
        get { history.current.appearance.backgroundColor }
        set { change(.surface) { $0.backgroundColor = newValue } }
    }

    /// The color of the line along the inside of the edge; black by default.
    public var borderColor: CGColor? {
        get { history.current.appearance.borderColor }
        set { set(\.borderColor, to: newValue, of: .surface) }
    }

    /// In points.
    public var borderWidth: CGFloat {
        get { history.current.appearance.borderWidth }
        set { set(\.borderWidth, to: newValue, of: .surface) }
    }

    /// The radius of the background, of the border and of the clip, in points.
    public var cornerRadius: CGFloat {
        get { history.current.appearance.cornerRadius }
        set { set(\.cornerRadius, to: newValue, of: .surface) }
    }

    public var cornerCurve: CALayerCornerCurve {
        get { history.current.appearance.cornerCurve }
        set { set(\.cornerCurve, to: newValue, of: .surface) }
    }

    /// The corners that are round; all by default.
    public var maskedCorners: CACornerMask {
        get { history.current.appearance.maskedCorners }
        set { set(\.maskedCorners, to: newValue, of: .surface) }
    }

    /// Whether the content is clipped to the edge; a layer that clips has no shadow.
    public var masksToBounds: Bool {
        get { history.current.appearance.masksToBounds }
        set { set(\.masksToBounds, to: newValue, of: .surface) }
    }

    // MARK: Shadow

    /// Black by default.
    public var shadowColor: CGColor? {
        get { history.current.appearance.shadowColor }
        set { set(\.shadowColor, to: newValue, of: .shadow) }
    }

    /// 0…1; 0 by default.
    public var shadowOpacity: Float {
        get { Float(history.current.appearance.shadowOpacity) }
        set { set(\.shadowOpacity, to: Double(newValue), of: .shadow) }
    }

    /// In points; 3 points up by default.
    public var shadowOffset: CGSize {
        get { history.current.appearance.shadowOffset }
        set { set(\.shadowOffset, to: newValue, of: .shadow) }
    }

    /// The standard deviation of the blur in points; 3 by default.
    public var shadowRadius: CGFloat {
        get { history.current.appearance.shadowRadius }
        set { set(\.shadowRadius, to: newValue, of: .shadow) }
    }

    // MARK: The layer as a whole

    /// 0…1.
    public var opacity: Float {
        get { Float(alpha) }
        set { alpha = Double(newValue) }
    }

    public var isHidden: Bool {
        get { history.current.appearance.isHidden }
        set { set(\.isHidden, to: newValue, of: .opacity) }
    }

    /// The opacity in the precision of a view.
    var alpha: Double {
        get { history.current.appearance.opacity }
        set { set(\.opacity, to: newValue, of: .opacity) }
    }

    /// The transform about the center.
    var transform: CGAffineTransform {
        get { history.current.appearance.transform }
        set { set(\.transform, to: newValue, of: .transform) }
    }

    // MARK: Changes

    private func set<Value: Equatable>(
        _ property: WritableKeyPath<LayerAppearance, Value>,
        to value: Value,
        of part: LayerPart
    ) {
        guard history.current.appearance[keyPath: property] != value else { return }
        change(part) { $0[keyPath: property] = value }
    }

    private func change(_ part: LayerPart, _ change: (inout LayerAppearance) -> Void) {
        let block = AnimationBlock.current
        block?.hasChanges = true
        history.change(part, animation: block?.animation, change)
        didChange()
    }

    /// Takes the next state to draw; `isLast` is false if another one has to follow at once.
    func takeState() -> (state: LayerState, isLast: Bool) {
        let state = history.takeState()
        return (state, history.isDrawn)
    }
}

/// The curve of round corners.
public struct CALayerCornerCurve: Hashable, Sendable {
    let style: RoundedCornerStyle

    /// Parts of circles.
    public static let circular = CALayerCornerCurve(style: .circular)
    /// Curves whose curvature changes gradually.
    public static let continuous = CALayerCornerCurve(style: .continuous)
}

/// Corners of a layer, by the ends of its axes: x grows to the right, and y downwards.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

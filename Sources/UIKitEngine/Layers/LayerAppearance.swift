import Graphics
import ViewEngine

/// The values of a layer, whose defaults are those of Core Animation.
struct LayerAppearance {
    var backgroundColor: UIColor?
    var borderColor: CGColor? = .black
    /// In points.
    var borderWidth: CGFloat = 0
    /// In points.
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners = CACornerMask.all
    var masksToBounds = false

    var shadowColor: CGColor? = .black
    /// 0…1.
    var shadowOpacity = 0.0
    /// In points.
    var shadowOffset = CGSize(width: 0, height: -3)
    /// In points.
    var shadowRadius: CGFloat = 3
    /// The outline of the shadow; `nil` for that of the content.
    var shadowPath: CGPath?

    var transform = CGAffineTransform.identity
    /// 0…1.
    var opacity = 1.0
    var isHidden = false
}

extension CGColor {
    fileprivate static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// The parts of an appearance that are animated separately.
enum LayerPart: Hashable, Sendable {
    case surface, shadow, transform, opacity
}

/// The appearance of a layer after some changes, with the animation of the last change of each part.
struct LayerState {
    struct Change {
        var animation: Animation?
        /// The number of changes so far, by which a change is noticed.
        var number = 0
    }

    var appearance = LayerAppearance()
    private var changes: [LayerPart: Change] = [:]

    /// Whether a part has changed from its default.
    var hasChanged: Bool { changes.values.contains { $0.number > 0 } }

    /// The last change of a part.
    subscript(part: LayerPart) -> Change {
        get { changes[part] ?? Change() }
        set { changes[part] = newValue }
    }
}

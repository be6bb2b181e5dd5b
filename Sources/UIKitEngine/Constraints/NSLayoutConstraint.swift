public import Graphics

/// A relation of a length or a place of a view to a constant, or to that of another view, which applies while it is active.
public final class NSLayoutConstraint {
    /// The relation of the first value to the second one.
    public enum Relation: Hashable, Sendable {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// A side, a center, a length or a baseline of a view.
    public enum Attribute: Hashable, Sendable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, notAnAttribute
    }

    let first: LayoutValue
    let second: LayoutValue?
    public let relation: Relation
    public let multiplier: CGFloat

    init(
        _ first: LayoutValue,
        relatedBy relation: Relation,
        to second: LayoutValue?,
        multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
    }

    /// A constraint between attributes of two views; without a second one, to a constant.
    public convenience init(
        item view: UIView,
        attribute: Attribute,
        relatedBy relation: Relation,
        toItem other: UIView?,
        attribute otherAttribute: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        self.init(
            LayoutValue(view: view, attribute: attribute),
            relatedBy: relation,
            to: other.map { LayoutValue(view: $0, attribute: otherAttribute) },
            multiplier: multiplier,
            constant: constant
        )
    }

    /// In points.
    public var constant: CGFloat {
        didSet { if isActive { applyLength() } }
    }

    /// The order in which constraints that exclude each other apply.
    public var priority = UILayoutPriority.required
    /// A name of the constraint for the app.
    public var identifier: String?

    public var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive {
                first.view?.constraints.append(self)
            } else {
                first.view?.constraints.removeAll { $0 === self }
            }
            applyLength()
        }
    }

    /// Makes several constraints active.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes several constraints inactive.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Whether it sets a length of its view, and not that of a guide inside.
    var setsLength: Bool { second == nil && relation == .equal && first.insets == .zero }

    /// Gives the view the length of the constraint that comes first among those that set it.
    private func applyLength() {
        first.view?.layer.didChange()
        guard setsLength, let view = first.view else { return }
        // The last one of several of one priority; no layout has as many.
        let length = view.constraints.suffix(SubviewLayout.constraintLimit).reversed()
            .filter { $0.setsLength && $0.first.attribute == first.attribute }
            .max { $0.priority.rawValue < $1.priority.rawValue }?.constant
        switch first.attribute {
        case .width: view.constrainedWidth = length
        case .height: view.constrainedHeight = length
        default: break
        }
    }
}

/// The order of a constraint, 0…1000.
public struct UILayoutPriority: Hashable, Sendable {
    public let rawValue: Float

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

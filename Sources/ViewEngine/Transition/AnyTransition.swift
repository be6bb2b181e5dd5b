public import Graphics

/// The way in which a view appears and disappears when a condition changes.
public struct AnyTransition: Sendable {
    /// The appearance of a view that is not there yet, or no longer.
    struct Removed: Hashable, Sendable {
        var fades = false
        var scale: CGFloat = 1
        var anchor = UnitPoint.center
        var offset = CGSize.zero
        /// An edge of the view beyond which it moves by its own size.
        var edge: Edge?
        /// Whether the view comes and goes at once.
        var isImmediate = false
    }

    var insertion, removal: Removed
    /// The animation of the change, in place of that of the transaction.
    var animation: Animation?
    /// Whether another transition is drawn in place of this one.
    var isApproximated = false

    private init(_ removed: Removed) {
        insertion = removed
        removal = removed
    }

    /// The view comes and goes at once.
    public static let identity = AnyTransition(Removed(isImmediate: true))
    public static let opacity = AnyTransition(Removed(fades: true))
    public static let scale = AnyTransition.scale(scale: 0)
    /// From the leading edge, and to the trailing edge.
    public static let slide = AnyTransition.asymmetric(
        insertion: .move(edge: .leading),
        removal: .move(edge: .trailing)
    )

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(Removed(scale: scale, anchor: anchor))
    }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(Removed(edge: edge)) }

    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(Removed(offset: offset)) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// From an edge, and to the opposite one, while it fades.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity)
        )
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = insertion
        transition.removal = removal.removal
        return transition
    }

    /// Returns a transition that does the same as both.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = self
        transition.insertion = insertion.combined(with: other.insertion)
        transition.removal = removal.combined(with: other.removal)
        transition.animation = other.animation ?? animation
        transition.isApproximated = isApproximated || other.isApproximated
        return transition
    }

    /// Returns a transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.animation = animation
        return transition
    }
}

extension AnyTransition.Removed {
    fileprivate func combined(with other: Self) -> Self {
        var both = self
        both.fades = fades || other.fades
        if other.scale != 1 { (both.scale, both.anchor) = (scale * other.scale, other.anchor) }
        both.offset.width += other.offset.width
        both.offset.height += other.offset.height
        both.edge = other.edge ?? edge
        both.isImmediate = isImmediate && other.isImmediate
        return both
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

public import Graphics

/// The part of an outline between two fractions of its length.
public struct TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var start, end: CGFloat

    public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
        set {
            base.animatableData = newValue.first
            (start, end) = (newValue.second.first, newValue.second.second)
        }
    }

    public func path(in rect: CGRect) -> Path {
        base.path(in: rect).trimmedPath(from: start, to: end)
    }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
    /// The part of the outline between two fractions of its length, 0…1.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> TrimmedShape<Self> {
        TrimmedShape(base: self, start: start, end: end)
    }
}

public import Graphics

extension UnitPoint: Animatable {
    /// The fractions in 128ths, as in SwiftUI, so that their scale is similar to that of points.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * 128, y * 128) }
        set { self = UnitPoint(x: newValue.first / 128, y: newValue.second / 128) }
    }
}

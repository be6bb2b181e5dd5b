public import Graphics

extension ResolvedColor: Animatable {
    /// The cone responses and the opacity by which they are multiplied, in 128ths: what an app built with
    /// the SDK of iOS 18 or later blends.
    ///
    /// A blend that leaves what sRGB can show is cut off there.
    public var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
    {
        get {
            let response = ConeResponse(self)
            let scale = opacity * 128
            return AnimatablePair(
                response.long * scale,
                AnimatablePair(response.medium * scale, AnimatablePair(response.short * scale, scale))
            )
        }
        set {
            let scale = newValue.second.second.second
            guard scale > 0 else {
                self = .clear
                return
            }
            let response = ConeResponse(
                long: newValue.first / scale,
                medium: newValue.second.first / scale,
                short: newValue.second.second.first / scale
            )
            self = ResolvedColor(response, opacity: min(scale / 128, 1))
        }
    }
}

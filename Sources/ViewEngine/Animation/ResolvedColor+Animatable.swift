public import Graphics

extension ResolvedColor: Animatable {
    /// The premultiplied cone responses and the opacity, in 128ths: the values that an app built with the SDK
    /// of iOS 18 or later interpolates.
    ///
    /// Interpolated values outside the sRGB gamut are clipped to it.
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

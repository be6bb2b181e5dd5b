import Graphics
import ViewEngine

/// The edge of a layer: a rectangle, some corners of which are round.
struct LayerShape: PrimitiveShape {
    /// In points.
    var cornerRadius: CGFloat
    let corners: CACornerMask
    let style: RoundedCornerStyle

    init(_ appearance: LayerAppearance) {
        cornerRadius = appearance.cornerRadius
        corners = appearance.maskedCorners.intersection(.all)
        style = appearance.cornerCurve.style
    }

    var animatableData: CGFloat {
        get { cornerRadius }
        set { cornerRadius = newValue }
    }

    func geometry(in rect: CGRect) -> ResolvedShape {
        let radius = max(0, cornerRadius)
        if corners == .all { return .roundedRectangle(rect, cornerRadius: radius, style: style) }
        func length(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: length(.layerMinXMinYCorner),
            bottomLeadingRadius: length(.layerMinXMaxYCorner),
            bottomTrailingRadius: length(.layerMaxXMaxYCorner),
            topTrailingRadius: length(.layerMaxXMinYCorner),
            style: style
        )
        .geometry(in: rect)
    }
}

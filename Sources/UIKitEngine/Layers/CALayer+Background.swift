extension CALayer {
    /// Whether the layer or one inside of it fills an area.
    var hasBackground: Bool {
        if let backgroundColor, backgroundColor.alpha > 0 { return true }
        return content.layers.contains { $0.fillsArea || $0.hasBackground }
    }

    private var fillsArea: Bool {
        switch self {
        case is CAGradientLayer: true
        case let layer as CAShapeLayer: layer.fillColor.map { $0.alpha > 0 } ?? false
        default: false
        }
    }
}

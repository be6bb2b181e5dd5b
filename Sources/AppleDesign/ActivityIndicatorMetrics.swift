import Graphics

/// The metrics of the activity indicator, as Flutter measured them on iOS 13.
enum ActivityIndicatorMetrics {
    /// The radius of the medium size, in points.
    static let radius: CGFloat = 10
    /// In points.
    static let spokeWidth: CGFloat = radius / 5
    /// The distance from the center to the inner end of a spoke, in points.
    static let innerRadius: CGFloat = radius / 3
    /// The duration of one turn, in seconds.
    static let period = 1.0

    /// The opacities of the spokes relative to the brightest one, from that one counterclockwise.
    static let opacities: [Double] = [147, 122, 97, 72, 47, 47, 47, 47].map { $0 / 147 }
}

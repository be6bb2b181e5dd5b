import Graphics

/// The wheel that says that something is going on: Flutter's measures of it, off iOS 13.
enum ActivityIndicatorMetrics {
    /// In points; the medium size.
    static let radius: CGFloat = 10
    static let spokeWidth: CGFloat = radius / 5
    /// From the centre to the inner end of a spoke, in points.
    static let innerRadius: CGFloat = radius / 3
    /// How long one turn takes, in seconds.
    static let period = 1.0

    /// The opacities of the spokes, from the one that has just lit up backwards, held against the first.
    static let opacities: [Double] = [147, 122, 97, 72, 47, 47, 47, 47].map { $0 / 147 }
}

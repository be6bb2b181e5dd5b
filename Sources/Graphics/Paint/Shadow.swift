/// A blurred copy of a picture's silhouette below it.
public struct Shadow: Hashable, Sendable {
    public var color: ResolvedColor
    /// The standard deviation of the Gaussian in points, as Core Animation's `shadowRadius`.
    public var radius: CGFloat
    public var offset: CGSize

    public init(color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

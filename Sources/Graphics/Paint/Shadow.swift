/// A blurred copy of a picture's silhouette below it.
public struct Shadow: Hashable, Sendable {
    public var color: ResolvedColor
    /// SwiftUI's radius in points: the Gaussian's standard deviation is half of it.
    public var radius: CGFloat
    public var offset: CGSize

    public init(color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

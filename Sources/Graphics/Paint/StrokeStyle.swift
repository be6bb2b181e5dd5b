/// The width and the ends of a line along a path.
public struct StrokeStyle: Hashable, Sendable {
    /// The end of an open line.
    public enum LineCap: Hashable, Sendable { case butt, round, square }
    /// The corner of a line.
    public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

    /// In points, half on either side of the path.
    public var lineWidth: CGFloat
    public var lineCap: LineCap
    public var lineJoin: LineJoin

    public init(lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
    }
}

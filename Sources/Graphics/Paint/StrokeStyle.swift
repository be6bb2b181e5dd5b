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
    /// The ratio of the length of a miter to the line width from which on a corner is a bevel.
    public var miterLimit: CGFloat
    /// The lengths of dashes and of the gaps between them, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the dashes at which the line begins, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1,
        lineCap: LineCap = .butt,
        lineJoin: LineJoin = .miter,
        miterLimit: CGFloat = StrokeStyle.defaultMiterLimit,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    public static let defaultMiterLimit: CGFloat = 10

    /// Whether the line has gaps: dashes of no length at all are a solid line.
    package var isDashed: Bool {
        dash.contains { $0 > 0 } && dash.allSatisfy { $0 >= 0 }
    }
}

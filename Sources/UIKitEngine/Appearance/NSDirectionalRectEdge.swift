import ViewEngine

/// A set of edges of a rectangle; leading and trailing follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

    /// The edge of a set with one edge; the leading edge for any other set.
    var edge: Edge {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .trailing: .trailing
        default: .leading
        }
    }
}

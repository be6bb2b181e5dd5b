public import Graphics

/// A shape with its type erased.
public struct AnyShape: Shape {
    private let outline: @Sendable (CGRect) -> ResolvedShape
    private let size: @Sendable (CGSize) -> CGSize

    public init<Erased: Shape>(_ shape: Erased) {
        outline = { shape.geometry(in: $0) }
        size = { shape.sizeThatFits($0) }
    }

    public func path(in rect: CGRect) -> Path { outline(rect).path }

    public func geometry(in rect: CGRect) -> ResolvedShape { outline(rect) }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize { size(proposal) }
}

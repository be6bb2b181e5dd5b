public import Graphics

/// The size that a parent proposes; `nil` requests the ideal size, infinity the largest.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    static let unspecified = ProposedViewSize(width: nil, height: nil)

    init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The size with 10 points, as in SwiftUI, for each unspecified dimension.
    func replacingUnspecifiedDimensions() -> CGSize {
        CGSize(width: width ?? 10, height: height ?? 10)
    }

    /// The proposal reduced by insets.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) }
        )
    }
}

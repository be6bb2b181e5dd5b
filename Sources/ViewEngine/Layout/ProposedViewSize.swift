public import Graphics

/// The size that a parent offers; `nil` asks for the ideal one, infinity for the largest.
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

    /// The size with 10 points, as SwiftUI does, where nothing is proposed.
    func replacingUnspecifiedDimensions() -> CGSize {
        CGSize(width: width ?? 10, height: height ?? 10)
    }

    /// The proposal less what surrounds the view.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) }
        )
    }
}

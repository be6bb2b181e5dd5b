public import Graphics

/// A rectangle with four corners of the same radius.
public struct RoundedRectangle: PrimitiveShape {
    public var cornerRadius: CGFloat
    public var style: RoundedCornerStyle

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
        self.style = style
    }

    /// A rounded rectangle; the corners are those of the width of the corner size.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(cornerRadius: cornerSize.width, style: style)
    }

    public var animatableData: CGFloat {
        get { cornerRadius }
        set { cornerRadius = max(0, newValue) }
    }

    public func geometry(in rect: CGRect) -> ResolvedShape {
        .roundedRectangle(rect, cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    public static func rect(
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

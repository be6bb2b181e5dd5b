public import Graphics

/// A rectangle with round shorter sides.
public struct Capsule: PrimitiveShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func geometry(in rect: CGRect) -> ResolvedShape {
        .roundedRectangle(rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }

    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

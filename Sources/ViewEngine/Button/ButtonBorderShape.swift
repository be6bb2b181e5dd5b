public import Graphics

/// The shape of a bordered button.
public enum ButtonBorderShape: Hashable, Sendable {
    /// The shape that the system chooses for the control size.
    case automatic
    case capsule
    /// A radius in points; `nil` for the system's.
    case roundedRectangle(radius: CGFloat?)
    case circle

    public static let roundedRectangle = ButtonBorderShape.roundedRectangle(radius: nil)
}

extension View {
    /// Sets the shape of the bordered buttons inside.
    public func buttonBorderShape(
        _ shape: ButtonBorderShape
    ) -> ModifiedContent<Self, EnvironmentModifier<ButtonBorderShape>> {
        environment(\.buttonBorderShape, shape)
    }
}

/// As a shape, it is that of a control of the regular size.
extension ButtonBorderShape: PrimitiveShape, InsettableShape {
    public func geometry(in rect: CGRect) -> ResolvedShape {
        switch self {
        case .automatic, .capsule: Capsule().geometry(in: rect)
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 8).geometry(in: rect)
        case .circle: Circle().geometry(in: rect)
        }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of bordered buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

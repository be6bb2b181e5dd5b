package import Graphics

/// A translucent background; a flat color, because what is behind it is not blurred.
public struct Material: ShapeStyle, PrimitiveView, Hashable {
    /// The opacity of the color.
    private let thickness: Double

    private init(thickness: Double) {
        self.thickness = thickness
    }

    public static let ultraThin = Material(thickness: 0.55)
    public static let thin = Material(thickness: 0.7)
    public static let regular = Material(thickness: 0.82)
    public static let thick = Material(thickness: 0.9)
    public static let ultraThick = Material(thickness: 0.97)
    /// The background of bars.
    public static let bar = Material(thickness: 0.82)

    public var erased: AnyShapeStyle { AnyShapeStyle(.material(self)) }

    func resolve(in environment: EnvironmentValues) -> ResolvedColor { color(in: environment.colorScheme) }

    private func color(in colorScheme: ColorScheme) -> ResolvedColor {
        let gray =
            switch colorScheme {
            case .light: 0.96
            case .dark: 37.0 / 255
            }
        return ResolvedColor(red: gray, green: gray, blue: gray, opacity: thickness)
    }

    /// The colors that all materials are drawn in.
    package static let flatColors: Set<ResolvedColor> = Set(
        [ultraThin, thin, regular, thick, ultraThick, bar].flatMap { material in
            ColorScheme.allCases.map(material.color)
        }
    )

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        Rectangle().fill(self).lower(inputs, into: &nodes)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

/// Whether the glass behind a view is shown, on a headset.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
    case always, implicit, never
}

extension View {
    /// Puts glass behind the view, as on a headset: a material.
    public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
        glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 46), displayMode: displayMode)
    }

    /// Puts glass behind the view, as on a headset: a material.
    public func glassBackgroundEffect<Outline: InsettableShape>(
        in shape: Outline,
        displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View {
        background {
            if displayMode != .never { shape.fill(.regularMaterial) }
        }
    }
}

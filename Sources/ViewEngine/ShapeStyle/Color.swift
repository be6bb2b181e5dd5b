package import Graphics

/// A color that adapts to its environment.
public struct Color: ShapeStyle, Hashable {
    private indirect enum Provider: Hashable, Sendable {
        case fixed(ResolvedColor)
        case system(SystemColor)
        case accent
        case opacity(Color, Double)
        case layered(Color, over: Color)
        case mixed(Color, Color, fraction: Double, MixingSpace)
        case dynamic(DynamicColor)
    }

    /// A color that a function resolves; two of them are equal if they are the same object.
    private final class DynamicColor: Hashable, Sendable {
        let resolve: @Sendable (EnvironmentValues) -> ResolvedColor

        init(_ resolve: @escaping @Sendable (EnvironmentValues) -> ResolvedColor) {
            self.resolve = resolve
        }

        static func == (first: DynamicColor, second: DynamicColor) -> Bool { first === second }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private let provider: Provider

    private init(_ provider: Provider) {
        self.provider = provider
    }

    /// Creates a color that is the same in every environment, from sRGB components 0…1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.fixed(ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)))
    }

    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    package init(_ color: ResolvedColor) {
        self.init(.fixed(color))
    }

    package init(_ color: SystemColor) {
        self.init(.system(color))
    }

    /// A color that a function resolves in each environment.
    package init(resolvingBy resolve: @escaping @Sendable (EnvironmentValues) -> ResolvedColor) {
        self.init(.dynamic(DynamicColor(resolve)))
    }

    init(_ color: Color, mixedWith other: Color, by fraction: Double, in space: MixingSpace) {
        self.init(.mixed(color, other, fraction: fraction, space))
    }

    public func opacity(_ opacity: Double) -> Color {
        Color(.opacity(self, opacity))
    }

    /// This color composited over another.
    package func layered(over color: Color) -> Color {
        Color(.layered(self, over: color))
    }

    public var erased: AnyShapeStyle { AnyShapeStyle(.color(self)) }

    /// The components, if they are the same in every environment.
    package var constant: ResolvedColor? {
        if case .fixed(let color) = provider { color } else { nil }
    }

    package func resolve(in environment: EnvironmentValues) -> ResolvedColor {
        switch provider {
        case .fixed(let color): color
        case .system(let color):
            environment.palette.color(
                color,
                scheme: environment.colorScheme,
                contrast: environment.colorSchemeContrast
            )
        case .accent:
            environment.resolvedTint
        case .opacity(let color, let opacity):
            color.resolve(in: environment).multiplyingOpacity(by: opacity)
        case .layered(let top, let bottom):
            top.resolve(in: environment).composited(over: bottom.resolve(in: environment))
        case .dynamic(let color): color.resolve(environment)
        case .mixed(let first, let second, let fraction, let space):
            first.resolve(in: environment)
                .mixed(with: second.resolve(in: environment), by: fraction, in: space)
        }
    }
}

extension Color {
    public static let clear = Color(.clear as ResolvedColor)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let red = Color(.red as SystemColor)
    public static let orange = Color(.orange as SystemColor)
    public static let yellow = Color(.yellow as SystemColor)
    public static let green = Color(.green as SystemColor)
    public static let mint = Color(.mint as SystemColor)
    public static let teal = Color(.teal as SystemColor)
    public static let cyan = Color(.cyan as SystemColor)
    public static let blue = Color(.blue as SystemColor)
    public static let indigo = Color(.indigo as SystemColor)
    public static let purple = Color(.purple as SystemColor)
    public static let pink = Color(.pink as SystemColor)
    public static let brown = Color(.brown as SystemColor)
    public static let gray = Color(.gray as SystemColor)
    public static let primary = Color(.label as SystemColor)
    public static let secondary = Color(.secondaryLabel as SystemColor)
    /// The tint of the environment, or blue.
    public static let accentColor = Color(.accent)

    /// The color of a level of labels.
    static func label(level: Int) -> Color {
        switch level {
        case ...0: Color(.label as SystemColor)
        case 1: Color(.secondaryLabel as SystemColor)
        case 2: Color(.tertiaryLabel as SystemColor)
        default: Color(.quaternaryLabel as SystemColor)
        }
    }
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
}

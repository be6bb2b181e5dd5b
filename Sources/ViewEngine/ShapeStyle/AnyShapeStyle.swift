import Graphics

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle, Hashable {
    indirect enum Kind: Hashable, Sendable {
        case color(Color)
        /// The tint of the environment, or the accent color.
        case tint
        /// A level of the foreground style of the environment; primary is 0.
        case hierarchical(Int)
        case level(AnyShapeStyle, Int)
        case opacity(AnyShapeStyle, Double)
        case gradient(GradientStyle)
        case material(Material)
        /// A mesh, with the gradient that is drawn in its place where a style cannot be a view.
        case mesh(MeshGradient, inPlace: AnyShapeStyle)
        case shadow(AnyShapeStyle, ShadowStyle)
        /// A style for each level, the last one for all further levels; never empty.
        case levels([AnyShapeStyle])
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    public init<Style: ShapeStyle>(_ style: Style) {
        self = style.erased
    }

    public var erased: AnyShapeStyle { self }

    /// The default foreground style: the color of labels and its levels.
    static let label = AnyShapeStyle(.hierarchical(0))

    func resolve(in environment: EnvironmentValues, level: Int = 0) -> ResolvedColor {
        switch kind {
        case .color(let color):
            color.resolve(in: environment)
                .multiplyingOpacity(by: Self.opacity(ofLevel: level, in: environment))
        case .tint:
            environment.resolvedTint
                .multiplyingOpacity(by: Self.opacity(ofLevel: level, in: environment))
        case .hierarchical(let base):
            if let foreground = environment.foregroundStyle {
                foreground.resolveForeground(in: environment, level: base + level)
            } else {
                Color.label(level: base + level).resolve(in: environment)
            }
        case .level(let style, let base):
            style.resolve(in: environment, level: base + level)
        case .opacity(let style, let opacity):
            style.resolve(in: environment, level: level).multiplyingOpacity(by: opacity)
        case .gradient(let gradient):
            GradientEffect(gradient, in: environment).representative
        case .material(let material):
            material.resolve(in: environment)
                .multiplyingOpacity(by: Self.opacity(ofLevel: level, in: environment))
        case .shadow(let style, _), .mesh(_, let style):
            style.resolve(in: environment, level: level)
        case .levels(let styles):
            styles[min(level, styles.count - 1)].resolve(in: environment)
        }
    }

    /// Whether the style is a color in every environment, so that it has neither shadows nor a gradient.
    private var isColor: Bool {
        switch kind {
        case .color, .tint: true
        default: false
        }
    }

    /// The shadows that the style adds, the first one nearest to what it paints.
    func shadows(in environment: EnvironmentValues, level: Int = 0) -> [ResolvedShadow] {
        switch kind {
        case .color, .tint, .gradient, .material, .mesh: return []
        case .hierarchical(let base):
            guard let foreground = environment.foregroundStyle, !foreground.isColor else { return [] }
            var outer = environment
            outer.foregroundStyle = nil
            return foreground.shadows(in: outer, level: base + level)
        case .level(let style, let base): return style.shadows(in: environment, level: base + level)
        case .opacity(let style, _): return style.shadows(in: environment, level: level)
        case .shadow(let style, let shadow):
            let resolved = Shadow(
                color: shadow.color.resolve(in: environment),
                radius: shadow.radius,
                offset: shadow.offset
            )
            return style.shadows(in: environment, level: level)
                + [ResolvedShadow(place: shadow.place, shadow: resolved)]
        case .levels(let styles):
            return styles[min(level, styles.count - 1)].shadows(in: environment)
        }
    }

    /// The gradient of the style; `nil` for a style of one color.
    func gradient(in environment: EnvironmentValues, level: Int = 0) -> GradientEffect? {
        switch kind {
        case .color, .tint, .material: return nil
        case .hierarchical(let base):
            guard let foreground = environment.foregroundStyle, !foreground.isColor else { return nil }
            var outer = environment
            outer.foregroundStyle = nil
            return foreground.gradient(in: outer, level: base + level)
        case .level(let style, let base): return style.gradient(in: environment, level: base + level)
        case .opacity(let style, let opacity):
            return style.gradient(in: environment, level: level)?.multiplyingOpacity(by: opacity)
        case .gradient(let gradient):
            return GradientEffect(gradient, in: environment)
                .multiplyingOpacity(by: Self.opacity(ofLevel: level, in: environment))
        case .shadow(let style, _), .mesh(_, let style):
            return style.gradient(in: environment, level: level)
        case .levels(let styles): return styles[min(level, styles.count - 1)].gradient(in: environment)
        }
    }

    /// The difference of the style from what SwiftUI would draw; `nil` for most.
    func approximation(in environment: EnvironmentValues, level: Int = 0) -> Approximation? {
        switch kind {
        case .color, .tint: return nil
        case .material: return .material
        case .mesh: return .meshGradient
        case .gradient(let gradient):
            if case .angular = gradient.geometry { return .angularGradient }
            return nil
        case .level(let style, let base): return style.approximation(in: environment, level: base + level)
        case .opacity(let style, _), .shadow(let style, _):
            return style.approximation(in: environment, level: level)
        case .levels(let styles):
            return styles[min(level, styles.count - 1)].approximation(in: environment)
        case .hierarchical(let base):
            guard let foreground = environment.foregroundStyle, !foreground.isColor else { return nil }
            var outer = environment
            outer.foregroundStyle = nil
            return foreground.approximation(in: outer, level: base + level)
        }
    }

    /// Resolves the foreground style of the environment, whose own hierarchical levels refer to the default.
    private func resolveForeground(in environment: EnvironmentValues, level: Int) -> ResolvedColor {
        var outer = environment
        outer.foregroundStyle = nil
        return resolve(in: outer, level: level)
    }

    /// The style with hierarchical levels of the given foreground style, to become the foreground style
    /// itself.
    func inheriting(_ foreground: AnyShapeStyle?) -> AnyShapeStyle {
        guard let foreground else { return self }
        return switch kind {
        case .color, .tint, .gradient, .material, .mesh: self
        case .hierarchical(let level): AnyShapeStyle(.level(foreground, level))
        case .level(let style, let level): AnyShapeStyle(.level(style.inheriting(foreground), level))
        case .opacity(let style, let opacity):
            AnyShapeStyle(.opacity(style.inheriting(foreground), opacity))
        case .shadow(let style, let shadow):
            AnyShapeStyle(.shadow(style.inheriting(foreground), shadow))
        case .levels(let styles): AnyShapeStyle(.levels(styles.map { $0.inheriting(foreground) }))
        }
    }

    private static func opacity(ofLevel level: Int, in environment: EnvironmentValues) -> Double {
        let opacities = environment.palette.hierarchicalOpacities
        return opacities[min(level, opacities.count - 1)]
    }
}

import CMath
public import Graphics

/// Adds a number to each component.
public struct BrightnessFilter: ColorFilter {
    public var animatableData: Double

    public func apply(to color: ResolvedColor) -> ResolvedColor {
        color.mappingComponents { $0 + animatableData }
    }
}

/// Scales the difference of each component from a half.
public struct ContrastFilter: ColorFilter {
    public var animatableData: Double

    public func apply(to color: ResolvedColor) -> ResolvedColor {
        color.mappingComponents { ($0 - 0.5) * animatableData + 0.5 }
    }
}

/// Scales the difference of each component from the luminance.
public struct SaturationFilter: ColorFilter {
    public var animatableData: Double

    public func apply(to color: ResolvedColor) -> ResolvedColor {
        let luminance = color.luminance
        return color.mappingComponents { luminance + ($0 - luminance) * animatableData }
    }
}

/// Blends each component with the luminance.
public struct GrayscaleFilter: ColorFilter {
    public var animatableData: Double

    public func apply(to color: ResolvedColor) -> ResolvedColor {
        let luminance = color.luminance
        return color.mappingComponents { $0 + (luminance - $0) * animatableData }
    }
}

/// Rotates the hue by an angle in radians, and keeps the luminance.
public struct HueRotationFilter: ColorFilter {
    public var animatableData: Double

    /// The matrix of SVG's `feColorMatrix type="hueRotate"`.
    public func apply(to color: ResolvedColor) -> ResolvedColor {
        let (sine, cosine) = (sin(animatableData), cos(animatableData))
        func row(
            _ base: (Double, Double, Double),
            _ c: (Double, Double, Double),
            _ s: (Double, Double, Double)
        ) -> Double {
            color.red * (base.0 + cosine * c.0 + sine * s.0)
                + color.green * (base.1 + cosine * c.1 + sine * s.1)
                + color.blue * (base.2 + cosine * c.2 + sine * s.2)
        }
        let base = (0.213, 0.715, 0.072)
        return ResolvedColor(
            red: row(base, (0.787, -0.715, -0.072), (-0.213, -0.715, 0.928)),
            green: row(base, (-0.213, 0.285, -0.072), (0.143, 0.140, -0.283)),
            blue: row(base, (-0.213, -0.715, 0.928), (-0.787, 0.715, 0.072)),
            opacity: color.opacity
        )
    }
}

/// Replaces each component by its difference from one.
public struct ColorInvertFilter: ColorFilter {
    public func apply(to color: ResolvedColor) -> ResolvedColor {
        color.mappingComponents { 1 - $0 }
    }
}

/// Multiplies each component, and the opacity, with those of a color.
public struct ColorMultiplyFilter: ColorFilter {
    var factor: ResolvedColor

    public var animatableData: ResolvedColor.AnimatableData {
        get { factor.animatableData }
        set { factor.animatableData = newValue }
    }

    public func apply(to color: ResolvedColor) -> ResolvedColor {
        ResolvedColor(
            red: color.red * factor.red,
            green: color.green * factor.green,
            blue: color.blue * factor.blue,
            opacity: color.opacity * factor.opacity
        )
    }
}

/// Multiplies the colors of the content with a color of the environment.
public struct ColorMultiplyModifier: NodeModifier {
    let color: Color

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        let filter = ColorMultiplyFilter(factor: color.resolve(in: inputs.inherited.environment))
        return EffectNode(ColorFilterEffect(filter: filter), around: node, inputs: inputs)
    }
}

extension ResolvedColor {
    /// The luminance of sRGB's primaries (ITU-R BT.709), on the components as they are.
    fileprivate var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    fileprivate func mappingComponents(_ change: (Double) -> Double) -> ResolvedColor {
        ResolvedColor(red: change(red), green: change(green), blue: change(blue), opacity: opacity)
    }
}

extension View {
    public func brightness(_ amount: Double) -> some View {
        filter(BrightnessFilter(animatableData: amount))
    }

    public func contrast(_ amount: Double) -> some View { filter(ContrastFilter(animatableData: amount)) }

    public func saturation(_ amount: Double) -> some View {
        filter(SaturationFilter(animatableData: amount))
    }

    public func grayscale(_ amount: Double) -> some View { filter(GrayscaleFilter(animatableData: amount)) }

    public func hueRotation(_ angle: Angle) -> some View {
        filter(HueRotationFilter(animatableData: angle.radians))
    }

    public func colorInvert() -> some View { filter(ColorInvertFilter()) }

    public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }
}

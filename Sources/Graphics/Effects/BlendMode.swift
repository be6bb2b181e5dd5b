/// The formula by which a picture mixes with the backdrop below it; the names are SwiftUI's.
public enum BlendMode: Hashable, Sendable, CaseIterable {
    case normal
    case multiply, screen, overlay
    case darken, lighten
    case colorDodge, colorBurn
    case softLight, hardLight
    case difference, exclusion
    case hue, saturation, color, luminosity
    /// The sum of both colors; `plusDarker` is the sum minus white.
    case plusLighter, plusDarker
    /// Only where the backdrop is, below it, and a hole in it.
    case sourceAtop, destinationOver, destinationOut

    /// Whether the mode decides by coverage which of both pictures shows, and mixes no colors (Porter and Duff).
    package var isCoverage: Bool {
        switch self {
        case .sourceAtop, .destinationOver, .destinationOut: true
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
            .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter,
            .plusDarker:
            false
        }
    }
}

/// Blend modes cannot be interpolated.
extension BlendMode: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .blendMode(let mode) = effect else { return nil }
        self = mode
    }

    var effect: DisplayEffect { .blendMode(self) }

    var isIdentity: Bool { self == .normal }

    func canBecome(_ other: BlendMode) -> Bool { self == other }

    package func interpolated(towards other: BlendMode, amount: Double) -> BlendMode {
        amount < 1 ? self : other
    }

    package func distance(to other: BlendMode) -> Double { self == other ? 0 : .infinity }

    var properties: [DisplayProperty] { [DisplayProperty(name: "blendMode", value: .text("\(self)"))] }

    static func attributes(of modes: Animated<BlendMode>) -> [AnimatedAttribute] { [] }
}

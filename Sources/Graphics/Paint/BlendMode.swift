/// How a picture mixes with what is below it; the names are SwiftUI's.
public enum BlendMode: Hashable, Sendable, CaseIterable {
    case normal
    case multiply, screen, overlay
    case darken, lighten
    case colorDodge, colorBurn
    case softLight, hardLight
    case difference, exclusion
    case hue, saturation, color, luminosity
}

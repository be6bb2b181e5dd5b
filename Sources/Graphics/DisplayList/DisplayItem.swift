/// Something that is drawn.
public indirect enum DisplayItem: Equatable, Sendable {
    case fill(Geometry, ResolvedColor)
    case stroke(Geometry, StrokeStyle, ResolvedColor)
    case glyphs(GlyphRun)
    case group(DisplayEffect, [DisplayItem])
}

/// What a group does to everything inside it, taken as one picture.
public enum DisplayEffect: Equatable, Sendable {
    /// 0…1, below 1.
    case opacity(Double)
    case transform(CGAffineTransform)
    case shadow(Shadow)
    case blendMode(BlendMode)
    case clip(Geometry)
    /// Flattens the group before an effect around it applies, as SwiftUI's `compositingGroup()`.
    case compositing
}

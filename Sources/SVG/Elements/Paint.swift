import Graphics

extension SVGWriter {
    /// Writes the attributes of a filled shape; black is the default of SVG.
    mutating func fill(_ color: ResolvedColor) {
        if let paint = usesGlyphUnits ? paint?.glyphs : paint?.points {
            attribute("fill", SVGReference(to: paint))
        } else {
            attribute("fill", SVGColor(color))
        }
        if color.opacity < 1 { attribute("fill-opacity", color.opacity) }
    }

    /// Writes the attributes of a shape that is stroked and not filled.
    mutating func stroke(_ color: ResolvedColor, style: StrokeStyle) {
        attribute("fill", "none")
        outline(color, style: style)
    }

    /// Writes the attributes of a stroke around a shape.
    mutating func outline(_ color: ResolvedColor, style: StrokeStyle) {
        if let paint = usesGlyphUnits ? paint?.glyphs : paint?.points {
            attribute("stroke", SVGReference(to: paint))
        } else {
            attribute("stroke", SVGColor(color))
        }
        if color.opacity < 1 { attribute("stroke-opacity", color.opacity) }
        if style.lineWidth != 1 { attribute("stroke-width", style.lineWidth) }
        switch style.lineCap {
        case .butt: break
        case .round: attribute("stroke-linecap", "round")
        case .square: attribute("stroke-linecap", "square")
        }
        switch style.lineJoin {
        case .miter: break
        case .round: attribute("stroke-linejoin", "round")
        case .bevel: attribute("stroke-linejoin", "bevel")
        }
        if style.miterLimit != StrokeStyle.defaultMiterLimit {
            attribute("stroke-miterlimit", max(1, style.miterLimit))
        }
        guard style.isDashed else { return }
        attribute("stroke-dasharray", SVGDashes(lengths: style.dash))
        if style.dashPhase != 0 { attribute("stroke-dashoffset", style.dashPhase) }
    }
}

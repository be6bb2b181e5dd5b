import Graphics

/// The names of one gradient, for elements in points and for outlines of glyphs.
///
/// The coordinates of a gradient are those of the element that it paints, with the element's own transform.
struct SVGGradientPaint {
    /// `nil` if the content has no such elements.
    let points, glyphs: SVGName?
}

/// The coordinates of the elements that a gradient paints.
struct SVGGradientUnits: OptionSet {
    let rawValue: Int

    static let points = SVGGradientUnits(rawValue: 1)
    static let glyphs = SVGGradientUnits(rawValue: 2)
}

extension SVGGradientUnits {
    init(of items: [DisplayItem], textForm: SVGDocument.TextForm) {
        self = items.reduce(into: []) { units, item in
            switch item.drawing {
            case .fill, .stroke: units.insert(.points)
            case .glyphs: units.insert(textForm == .live ? [.points, .glyphs] : .glyphs)
            case .group(_, let items): units.formUnion(SVGGradientUnits(of: items, textForm: textForm))
            }
        }
    }

    init(of items: [TimelineItem], textForm: SVGDocument.TextForm) {
        self = items.reduce(into: []) { units, item in
            switch item.drawing {
            case .fill, .stroke: units.insert(.points)
            case .glyphs: units.insert(textForm == .live ? [.points, .glyphs] : .glyphs)
            case .group(_, let items): units.formUnion(SVGGradientUnits(of: items, textForm: textForm))
            }
        }
    }
}

extension SVGDocumentWriter {
    /// Writes content that is painted with a gradient, wherever it has a color.
    mutating func painting(
        _ gradient: Animated<ResolvedGradient>,
        region: CGRect,
        units: SVGGradientUnits,
        content: (inout SVGDocumentWriter) -> Void
    ) {
        let outer = svg.paint
        let clock = clock
        func name(scale: CGFloat) -> SVGName {
            definitions.name(
                of: SVGPaintServer(gradient: gradient, region: region, scale: scale, clock: clock)
            )
        }
        svg.paint = SVGGradientPaint(
            points: units.contains(.points) ? name(scale: 1) : nil,
            glyphs: units.contains(.glyphs) ? name(scale: GlyphPathData.unitsPerPoint) : nil
        )
        content(&self)
        svg.paint = outer
    }
}

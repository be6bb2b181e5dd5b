/// The contrast of a text or a symbol with what is directly behind it, where that is least.
package enum SeenContrast: Equatable, Sendable {
    /// The ratio of WCAG 2.2, 1 to 21, with the two opaque colors.
    case ratio(Double, foreground: ResolvedColor, background: ResolvedColor)
    case unknown(PaintObstacle)

    /// Measures a subject whose items have these identities at points that it paints; `nil` if it paints none of them.
    ///
    /// If the color is unknown at one point, it is for all.
    package init?(
        of ids: Set<DisplayItemID>,
        at points: [CGPoint],
        in items: [DisplayItem],
        on base: ResolvedColor,
        materials: Set<ResolvedColor> = []
    ) {
        var least: SeenContrast?
        for point in points {
            let painted = PaintedPoint(at: point, of: ids, in: items, on: base, materials: materials)
            switch (painted.subject, painted.behind) {
            case (nil, _): continue
            case (.unknown(let obstacle), _), (_, .unknown(let obstacle)):
                self = .unknown(obstacle)
                return
            case (.color(let foreground), .color(let background)):
                let ratio = foreground.contrast(with: background)
                if let known = least?.ratio, known <= ratio { continue }
                least = .ratio(ratio, foreground: foreground, background: background)
            }
        }
        guard let least else { return nil }
        self = least
    }

    /// The ratio, 1 to 21; `nil` if a color is not known.
    package var ratio: Double? {
        if case .ratio(let ratio, _, _) = self { ratio } else { nil }
    }
}

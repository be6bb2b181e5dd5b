// A shadow is a blurred copy of what has it, in one color. The copy is written beside the content instead of a filter
// around it, because WebKit mixes the colors inside of a filtered group in linear light.

extension Shadow {
    /// The items that become the shadow of others when they are blurred: in its color, without its offset.
    ///
    /// Their opacity is that of the content; the shadow's own applies to all of them together.
    package func silhouette(of items: [DisplayItem]) -> [DisplayItem] {
        items.silhouette(in: color)
    }
}

extension [DisplayItem] {
    /// The items in white, with their alpha.
    package var silhouette: [DisplayItem] { silhouette(in: .white) }

    /// The items with the same alpha in one color, without those that opaque items below them hide.
    package func silhouette(in color: ResolvedColor) -> [DisplayItem] {
        var silhouette: [DisplayItem] = []
        var covers: [ResolvedShape] = []
        for item in self where !covers.contains(where: { $0.covers(item.inkBounds) }) {
            switch item.drawing {
            case .fill(let shape, let fill):
                silhouette.append(.fill(shape, color: color.withOpacity(of: fill)))
                if fill.opacity >= 1 { covers.append(shape) }
            case .stroke(let shape, let style, let stroke):
                silhouette.append(.stroke(shape, style: style, color: color.withOpacity(of: stroke)))
            case .glyphs(var run):
                run.color = color.withOpacity(of: run.color)
                silhouette.append(.glyphs(run))
            case .group(let effect, let items):
                let inside = items.silhouette(in: color)
                switch effect {
                // The alpha of a mixture is that of a painting over.
                case .blendMode, .compositing: silhouette += inside
                case .gradient(let gradient):
                    if gradient.isOpaque {
                        silhouette += inside
                    } else {
                        let recolored = gradient.mappingColors(color.withOpacity)
                        silhouette.append(.group(.gradient(recolored), items: inside))
                    }
                case .mask:
                    // The parts of the mask may hide behind themselves, but there are still two items.
                    let parts = items.map {
                        DisplayItem.group(.compositing, items: [$0].silhouette(in: color))
                    }
                    silhouette.append(.group(effect, items: parts))
                case .opacity, .transform, .clip, .blur: silhouette.append(.group(effect, items: inside))
                case .shadow(var shadow):
                    shadow.color = color.withOpacity(of: shadow.color)
                    silhouette.append(.group(.shadow(shadow), items: inside))
                }
            }
        }
        return silhouette
    }
}

extension Animated<Shadow> {
    /// The items that become the shadow of others when they are blurred: in its color at rest, without its offset.
    package func silhouette(of items: [TimelineItem]) -> [TimelineItem] {
        items.silhouette(in: rest.color)
    }
}

extension [TimelineItem] {
    /// The items in white, with their alpha over time.
    package var silhouette: [TimelineItem] { silhouette(in: .white) }

    /// The same over time.
    package func silhouette(in color: ResolvedColor) -> [TimelineItem] {
        var silhouette: [TimelineItem] = []
        var covers: [ResolvedShape] = []
        func recolored(_ animated: Animated<ResolvedColor>) -> Animated<ResolvedColor> {
            animated.map { color.withOpacity(of: $0) }
        }
        for item in self {
            if let constant = item.constant {
                if covers.contains(where: { $0.covers(constant.inkBounds) }) { continue }
                if case .fill(let shape, let fill) = constant.drawing, fill.opacity >= 1 {
                    covers.append(shape)
                }
            }
            var copy = item
            switch item.drawing {
            case .fill(let shape, let fill):
                copy.drawing = .fill(shape, color: recolored(fill))
            case .stroke(let shape, let style, let stroke):
                copy.drawing = .stroke(shape, style: style, color: recolored(stroke))
            case .glyphs(var run, let animated):
                run.color = color.withOpacity(of: run.color)
                copy.drawing = .glyphs(run, color: recolored(animated))
            case .group(let effect, let items):
                let inside = items.silhouette(in: color)
                switch effect {
                case .blendMode, .compositing:
                    copy.drawing = .group(.compositing(Animated(Compositing())), items: inside)
                case .gradient(let gradient):
                    let recolored = gradient.map { $0.mappingColors(color.withOpacity) }
                    copy.drawing = .group(.gradient(recolored), items: inside)
                case .mask:
                    copy.drawing = .group(effect, items: items.flatMap { [$0].silhouette(in: color) })
                case .opacity, .transform, .clip, .blur:
                    copy.drawing = .group(effect, items: inside)
                case .shadow(let shadow):
                    let recolored = shadow.map { shadow in
                        var shadow = shadow
                        shadow.color = color.withOpacity(of: shadow.color)
                        return shadow
                    }
                    copy.drawing = .group(.shadow(recolored), items: inside)
                }
            }
            silhouette.append(copy)
        }
        return silhouette
    }
}

extension DisplayItem {
    /// A rectangle that holds everything that the item draws, the ink of letters that leave their line included.
    fileprivate var inkBounds: CGRect {
        switch drawing {
        case .fill, .stroke: paintBounds
        case .glyphs(let run): run.inkBounds
        case .group(.mask(let isInverted), let items) where items.count == 2:
            Mask(isInverted: isInverted).paintBounds(of: items[1].inkBounds, through: items[0].inkBounds)
        case .group(let effect, let items):
            items.isEmpty
                ? .zero
                : effect.paintBounds(
                    of: items.dropFirst().reduce(items[0].inkBounds) { $0.union($1.inkBounds) }
                )
        }
    }
}

extension GlyphRun {
    /// The box of the line and of all of its glyphs.
    fileprivate var inkBounds: CGRect {
        glyphs.reduce(bounds) { bounds, item in
            let ink =
                switch item.glyph.drawing {
                case .outline(let path, let strokeWidth):
                    path.isEmpty ? nil : path.boundingRect.insetBy(dx: -strokeWidth / 2, dy: -strokeWidth / 2)
                case .bitmap(_, let frame): Optional(frame)
                }
            guard let ink else { return bounds }
            return bounds.union(
                ink.offsetBy(dx: origin.x + item.position.x, dy: origin.y + item.position.y)
            )
        }
    }
}

extension ResolvedColor {
    fileprivate static let white = ResolvedColor(0xFFFFFF)

    /// The color with the alpha of another one.
    func withOpacity(of other: ResolvedColor) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: other.opacity)
    }
}

/// A point of a picture, with what is painted at it by and by.
///
/// It follows one subject, a text or a shape, by the identities of its items: the color of the subject there, and the color
/// behind it, both below everything that is painted later.
package struct PaintedPoint: Sendable {
    /// A color, or the reason for which it is not known.
    package enum Paint: Equatable, Sendable {
        case color(ResolvedColor)
        case unknown(PaintObstacle)
    }

    /// The paint behind the subject; all of the picture if the point has no subject.
    package private(set) var behind: Paint
    /// The color of the subject; `nil` where it does not paint the point, or something opaque covers it.
    package private(set) var subject: Paint?
    private let ids: Set<DisplayItemID>
    private let materials: Set<ResolvedColor>
    private var point: CGPoint
    /// The color that paints the items of a group in place of their own.
    private var gradientColor: ResolvedColor?

    /// Paints items on an opaque color, at a point, around a subject whose items have these identities.
    ///
    /// Areas of some colors stand for materials, which show what is behind them in a way that is not known.
    package init(
        at point: CGPoint,
        of ids: Set<DisplayItemID> = [],
        in items: [DisplayItem],
        on base: ResolvedColor,
        materials: Set<ResolvedColor> = []
    ) {
        self.point = point
        self.ids = ids
        self.materials = materials
        behind = .color(base)
        for item in items { paint(item) }
    }

    /// The color that is seen at last.
    package var seen: Paint { subject ?? behind }

    private mutating func paint(_ item: DisplayItem) {
        // A surface of glass has the light of its surroundings, which no picture knows.
        if item.role?.isGlass == true {
            if item.paintBounds.contains(point) { hide(by: .glass) }
            return
        }
        switch item.drawing {
        case .fill(let shape, let color):
            if shape.contains(point) { cover(with: color, by: item.id) }
        case .stroke(let shape, let style, let color):
            if shape.strokes(point, with: style) { cover(with: color, by: item.id) }
        case .glyphs(let run):
            guard run.bounds.contains(point) else { return }
            if ids.contains(item.id) {
                // The point is one of a glyph.
                if run.isColored { subject = .unknown(.image) } else { cover(with: run.color, by: item.id) }
            } else {
                hide(by: run.isColored ? .image : .text)
            }
        case .group(let effect, let items):
            paint(items, with: effect, paintBounds: item.paintBounds)
        }
    }

    private mutating func paint(_ items: [DisplayItem], with effect: DisplayEffect, paintBounds: CGRect) {
        switch effect {
        case .compositing:
            for item in items { paint(item) }
        case .opacity(let opacity):
            blend(opacity) { point in for item in items { point.paint(item) } }
        case .transform(let transform):
            let outer = point
            point = transform.inverted().apply(to: point)
            for item in items { paint(item) }
            point = outer
        case .clip(let shape):
            guard shape.contains(point) else { return }
            for item in items { paint(item) }
        case .gradient(let gradient):
            let outer = gradientColor
            gradientColor = outer ?? gradient.color(at: point)
            for item in items { paint(item) }
            gradientColor = outer
        case .shadow(let shadow):
            if paintBounds.contains(point) { hide(by: .shadow) }
            // Such a shadow is drawn without what casts it.
            if !shadow.isCutOut { for item in items { paint(item) } }
        case .mask(let isInverted):
            guard paintBounds.contains(point), items.count == 2 else { return }
            guard let coverage = items[0].coverage(of: point) else { return hide(by: .mask, items) }
            let share = isInverted ? 1 - coverage : coverage
            guard share > 0 else { return }
            blend(share) { $0.paint(items[1]) }
        case .blur:
            if paintBounds.contains(point) { hide(by: .blur, items) }
        case .blendMode:
            if paintBounds.contains(point) { hide(by: .blendMode, items) }
        }
    }

    /// Paints with an opacity over what is there.
    private mutating func blend(_ opacity: Double, _ paint: (inout PaintedPoint) -> Void) {
        let below = self
        paint(&self)
        let painted = behind
        behind = painted.blended(over: below.behind, opacity: opacity)
        // A subject below the group is seen through it, and one inside of it stands on what was below.
        if let subject {
            self.subject = subject.blended(over: below.subject ?? below.behind, opacity: opacity)
        } else if let covered = below.subject, opacity < 1 {
            subject = painted.blended(over: covered, opacity: opacity)
        }
    }

    private mutating func cover(with color: ResolvedColor, by id: DisplayItemID) {
        if materials.contains(color) { return hide(by: .material) }
        let color = gradientColor.map { $0.multiplyingOpacity(by: color.opacity) } ?? color
        if ids.contains(id) {
            subject = (subject ?? behind).covered(with: color)
        } else {
            behind = behind.covered(with: color)
            // A part that is covered is not seen, as content that is scrolled below a bar.
            subject = color.opacity >= 1 ? nil : subject?.covered(with: color)
        }
    }

    /// Forgets the colors because of an obstacle, which may be an effect on items.
    private mutating func hide(by obstacle: PaintObstacle, _ items: [DisplayItem] = []) {
        behind = .unknown(obstacle)
        if subject != nil || items.contains(where: { $0.holds(ids) }) { subject = .unknown(obstacle) }
    }
}

extension PaintedPoint.Paint {
    /// The color; `nil` if it is not known.
    package var color: ResolvedColor? {
        if case .color(let color) = self { color } else { nil }
    }

    fileprivate func covered(with color: ResolvedColor) -> Self {
        if color.opacity >= 1 { return .color(color) }
        guard case .color(let below) = self else { return self }
        return .color(color.composited(over: below))
    }

    fileprivate func blended(over below: Self, opacity: Double) -> Self {
        guard opacity < 1 else { return self }
        guard case .color(let color) = self else { return self }
        guard case .color(let other) = below else { return below }
        return .color(color.multiplyingOpacity(by: opacity).composited(over: other))
    }
}

extension DisplayItem {
    /// Whether the item has one of the identities, or holds one that does.
    fileprivate func holds(_ ids: Set<DisplayItemID>) -> Bool {
        if ids.contains(id) { return true }
        guard case .group(_, let items) = drawing else { return false }
        return items.contains { $0.holds(ids) }
    }

    /// The opacity with which the item covers a point, 0 to 1; `nil` if that is not known.
    fileprivate func coverage(of point: CGPoint) -> Double? {
        switch drawing {
        case .fill(let shape, let color): shape.contains(point) ? color.opacity : 0
        case .stroke(let shape, let style, let color):
            shape.strokes(point, with: style) ? color.opacity : 0
        case .glyphs(let run): run.bounds.contains(point) ? nil : 0
        case .group(.compositing, let items): items.coverage(of: point)
        case .group(.opacity(let opacity), let items): items.coverage(of: point).map { $0 * opacity }
        case .group(.transform(let transform), let items):
            items.coverage(of: transform.inverted().apply(to: point))
        case .group(.clip(let shape), let items): shape.contains(point) ? items.coverage(of: point) : 0
        case .group(.gradient(let gradient), let items):
            items.coverage(of: point).map { $0 * gradient.color(at: point).opacity }
        case .group: paintBounds.contains(point) ? nil : 0
        }
    }
}

extension [DisplayItem] {
    fileprivate func coverage(of point: CGPoint) -> Double? {
        var uncovered = 1.0
        for item in self {
            guard let coverage = item.coverage(of: point) else { return nil }
            uncovered *= 1 - coverage
        }
        return 1 - uncovered
    }
}

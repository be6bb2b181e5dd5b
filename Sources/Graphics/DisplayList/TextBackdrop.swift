/// The color of a text as it is seen, and the color directly behind it.
///
/// Both are those of one box, in which the items below, around and above the text are painted in their order. A color
/// is `nil` where it is not the same in all of the box or not known: at an edge, over a gradient, a blur, a mask, a blend
/// mode, glass, an image or another text.
package struct TextBackdrop: Equatable, Sendable {
    /// The color behind the text.
    package private(set) var behind: ResolvedColor?
    /// The color of the text; `nil` as well before it is painted.
    package private(set) var text: ResolvedColor?
    private let ids: Set<DisplayItemID>
    private var box: CGRect
    /// Whether a line of the text is painted.
    private var isPainted = false

    /// Paints items on an opaque color, in the box of a text whose lines have these identities.
    package init(of ids: Set<DisplayItemID>, in box: CGRect, items: [DisplayItem], on base: ResolvedColor) {
        self.ids = ids
        self.box = box
        behind = base
        for item in items { paint(item) }
    }

    /// The contrast ratio of the text with what is behind it; `nil` if one of them is not one plain color.
    package var contrast: Double? {
        guard let behind, let text else { return nil }
        return text.contrast(with: behind)
    }

    private mutating func paint(_ item: DisplayItem) {
        // A surface of glass has the light of its surroundings, which no picture knows.
        if item.role?.isGlass == true, item.paintBounds.overlaps(box) { return forget() }
        switch item.drawing {
        case .fill(let shape, let color):
            guard shape.boundingRect.overlaps(box) else { return }
            if shape.covers(box) { cover(with: color) } else { forget() }
        case .stroke(let shape, let style, _):
            let outline = shape.boundingRect
            let isAround = shape.insetBy(style.lineWidth / 2).covers(box)
            if !isAround, style.paintBounds(of: outline).overlaps(box) { forget() }
        case .glyphs(let run):
            if ids.contains(item.id) {
                paint(run)
            } else if run.bounds.overlaps(box) {
                forget()
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
            let below = self
            for item in items { paint(item) }
            behind = behind?.composited(over: below.behind, opacity: opacity)
            // A text below the group is seen through it, and one inside of it stands on what was below.
            text = text?.composited(over: below.text ?? below.behind, opacity: opacity)
        case .transform(let transform):
            let outer = box
            box = transform.inverted().apply(to: box)
            for item in items { paint(item) }
            box = outer
        case .clip(let shape):
            guard shape.boundingRect.overlaps(box) else { return }
            let isWhole = shape.covers(box)
            for item in items { paint(item) }
            if !isWhole { forget() }
        case .shadow(let shadow):
            if paintBounds.overlaps(box) { forget() }
            // Such a shadow is drawn without what casts it.
            if !shadow.isCutOut { for item in items { paint(item) } }
        case .blur, .gradient, .mask, .blendMode:
            if paintBounds.overlaps(box) { forget() }
        }
    }

    /// Paints a line of the text: of several colors, the one that is nearest to what is behind it counts.
    private mutating func paint(_ run: GlyphRun) {
        let before = text
        text = run.isColored ? nil : behind.map { run.color.composited(over: $0) }
        if isPainted {
            guard let behind, let first = before, let second = text else { return text = nil }
            text = first.contrast(with: behind) < second.contrast(with: behind) ? first : second
        }
        isPainted = true
    }

    private mutating func cover(with color: ResolvedColor) {
        behind = color.opacity >= 1 ? color : behind.map { color.composited(over: $0) }
        text = text.map { color.composited(over: $0) }
    }

    private mutating func forget() {
        behind = nil
        text = nil
    }
}

extension ResolvedColor {
    /// The opaque color of a group of an opacity, whose content has this color, over another color.
    fileprivate func composited(over backdrop: ResolvedColor?, opacity: Double) -> ResolvedColor? {
        guard opacity < 1 else { return self }
        return backdrop.map { multiplyingOpacity(by: opacity).composited(over: $0) }
    }
}

extension GlyphRun {
    /// Whether glyphs have colors of their own, as emoji and pictures have.
    package var isColored: Bool {
        glyphs.contains { if case .bitmap = $0.glyph.drawing { true } else { false } }
    }
}

extension CGRect {
    /// Whether the rectangles have more than an edge in common.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

import Graphics
import ViewEngine

/// The tokens of a resolved button, by their names.
package typealias ButtonTokens = [ButtonToken: ButtonToken.Value]

extension ButtonTokens {
    /// The tokens of a button at rest: of the items inside of a frame, with hidden items, and of the paddings there.
    init(_ items: [DisplayItem], paddings: [ResolvedPadding], in frame: CGRect) {
        self.init()
        var parts = SurfaceParts()
        // A line may be drawn outside of the edge.
        parts.add(items, in: .init(frame: frame.insetBy(dx: -SurfaceParts.reach, dy: -SurfaceParts.reach)))
        if let surface = parts.surface {
            self[.fill] = surface.color.map { .color($0) }
            self[.cornerRadius] = surface.shape.cornerRadius.map { .number($0) }
        }
        if let border = parts.border {
            self[.border] = border.color.map { .color($0) }
            self[.borderWidth] = .number(border.width)
            if parts.surface == nil {
                self[.cornerRadius] = border.shape.cornerRadius.map { .number($0 + border.width / 2) }
            }
        }
        if let label = parts.label {
            self[.label] = label.color.map { .color($0) }
            self[.fontSize] = .number(label.font.size)
            self[.fontWeight] = .number(Double(label.font.weight))
            self[.opacity] = .number(label.opacity)
            var insets = EdgeInsets()
            for padding in paddings where padding.isAroundLabel && frame.holds(padding.frame) {
                insets.top += padding.insets.top
                insets.leading += padding.insets.leading
                insets.bottom += padding.insets.bottom
                insets.trailing += padding.insets.trailing
            }
            self[.insetTop] = .number(insets.top)
            self[.insetLeading] = .number(insets.leading)
            self[.insetBottom] = .number(insets.bottom)
            self[.insetTrailing] = .number(insets.trailing)
        }
        let shadows = items.visible.surfaceEffects.compactMap { effect -> Shadow? in
            if case .shadow(let shadow) = effect { shadow } else { nil }
        }
        if !shadows.isEmpty { self[.shadows] = .shadows(shadows) }
    }
}

/// The first items of a button that have a token.
struct SurfaceParts {
    /// The distance in points that an item of a button lies outside of it at most.
    static let reach: CGFloat = 16

    /// A gradient has no color.
    private(set) var surface: (shape: ResolvedShape, color: ResolvedColor?)?
    private(set) var border: (shape: ResolvedShape, color: ResolvedColor?, width: CGFloat)?
    private(set) var label: (color: ResolvedColor?, font: FontDescriptor, opacity: Double)?
    private var labelRole: LayerRole?

    /// The groups around items.
    struct Place {
        /// The frame that the parts are in.
        let frame: CGRect
        var opacity = 1.0
        /// Whether the outer half of a line is not drawn.
        var isClipped = false
        /// Whether a gradient takes the place of all colors.
        var isInGradient = false
    }

    /// Adds the items at a place.
    mutating func add(_ items: [DisplayItem], in place: Place) {
        for item in items {
            switch item.drawing {
            case .fill(let shape, let color):
                guard item.role == .background, surface == nil, place.frame.contains(shape.boundingRect)
                else {
                    continue
                }
                surface = (shape, place.isInGradient ? nil : color)
            case .stroke(let shape, let style, let color):
                guard item.role == .border, border == nil, place.frame.contains(shape.boundingRect) else {
                    continue
                }
                let width = place.isClipped ? style.lineWidth / 2 : style.lineWidth
                border = (shape, place.isInGradient ? nil : color, width)
            case .glyphs(let run):
                // The title stands for the whole label.
                guard let role = item.role, role.isLabel,
                    label == nil || role == .title && labelRole != .title,
                    place.frame.contains(CGRect(origin: run.origin, size: .zero))
                else { continue }
                labelRole = role
                label = (place.isInGradient ? nil : run.color, run.font, place.opacity)
            case .group(let effect, let items):
                var inside = place
                switch effect {
                case .opacity(let factor): inside.opacity *= factor
                case .clip: inside.isClipped = true
                case .gradient: inside.isInGradient = true
                case .mask:
                    // The first item is the mask.
                    add(Array(items.dropFirst()), in: place)
                    continue
                case .transform, .shadow, .blendMode, .compositing, .blur: break
                }
                add(items, in: inside)
            }
        }
    }
}

extension ResolvedShape {
    /// The radius of the corners as they are drawn; `nil` if the outline has no corners of one radius.
    var cornerRadius: CGFloat? {
        switch self {
        case .rectangle: 0
        case .roundedRectangle: drawnCornerRadius
        case .ellipse(let rect): rect.width == rect.height ? rect.width / 2 : nil
        case .path: nil
        }
    }
}

extension CGRect {
    fileprivate func contains(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
    }

    /// Whether another rectangle lies inside, but for rounding to pixels.
    fileprivate func holds(_ other: CGRect) -> Bool { insetBy(dx: -1, dy: -1).contains(other) }
}

import Graphics

/// Draws recipes: shapes around marks, slashes and badges, in ems of the text.
struct SymbolComposition {
    /// The outline of a drawing by its name.
    let drawing: (String) -> SymbolOutline?
    /// The outline of digits or a letter.
    let characters: (String) -> SymbolOutline?

    /// The space between a symbol and what is drawn over it.
    fileprivate static let gap: CGFloat = 0.07
    private static let badgeDiameter: CGFloat = 0.56

    /// The outline of a recipe, whose outer contours run clockwise.
    func outline(of recipe: SymbolRecipe) -> SymbolOutline? {
        switch recipe {
        case .drawing(let name): drawing(name)?.clockwise
        case .characters(let text): characters(text)?.clockwise
        case .turned(let recipe, quarters: let quarters): outline(of: recipe)?.turned(quarters: quarters)
        case .filled(let recipe): outline(of: recipe).map(Self.filled)
        case .slashed(let recipe): outline(of: recipe).flatMap(Self.slashed)
        case .enclosed(let mark, in: let enclosure, let isFilled):
            enclosed(mark, in: enclosure, isFilled: isFilled)
        case .badged(let recipe, with: let badge): badged(recipe, with: badge)
        }
    }

    private static func filled(_ outline: SymbolOutline) -> SymbolOutline {
        let contours = outline.path.contours
        var path = Path()
        for contour in contours {
            switch contours.depth(of: contour) {
            case 0: path.addPath(contour)
            case 1: break
            default: path.addPath(contour.reversed)
            }
        }
        return SymbolOutline(path: path, bounds: outline.bounds)
    }

    private static func slashed(_ outline: SymbolOutline) -> SymbolOutline? {
        let bounds = outline.bounds
        // At 45°, and as long as the symbol is high or wide.
        let reach = max(bounds.width, bounds.height) / 2
        let start = CGPoint(x: bounds.midX - reach, y: bounds.midY - reach)
        let end = CGPoint(x: bounds.midX + reach, y: bounds.midY + reach)
        let width = SymbolStroke.width
        let space = ConvexRegion(lineFrom: start, to: end, width: width + 2 * gap)
        let line = ConvexRegion(lineFrom: start, to: end, width: width).path
        guard let rest = outline.path.subtracting(space) else { return nil }
        return SymbolOutline(joining: [rest, line])
    }

    private func enclosed(
        _ recipe: SymbolRecipe,
        in enclosure: SymbolEnclosure,
        isFilled: Bool
    ) -> SymbolOutline? {
        guard let shape = drawing(enclosure.drawing(isFilled: isFilled))?.clockwise,
            let mark = outline(of: recipe)?.fitted(in: enclosure, of: shape.bounds)
        else { return nil }
        return SymbolOutline(
            path: Path(elements: shape.path.elements + (isFilled ? mark.path.reversed : mark.path).elements),
            bounds: shape.bounds
        )
    }

    private func badged(_ recipe: SymbolRecipe, with badge: SymbolBadge) -> SymbolOutline? {
        guard let base = outline(of: recipe) else { return nil }
        let bounds = base.bounds
        switch badge {
        case .dot:
            let radius = 0.5 * Self.badgeDiameter * 0.7
            let center = CGPoint(x: bounds.maxX - 0.6 * radius, y: bounds.minY + 0.6 * radius)
            return base.joined(
                with: ConvexRegion(circleAt: center, radius: radius).path,
                at: center,
                radius: radius
            )
        case .mark(let name):
            let radius = Self.badgeDiameter / 2
            let center = CGPoint(x: bounds.maxX - 0.5 * radius, y: bounds.maxY - 0.6 * radius)
            let disk = SymbolOutline(joining: [ConvexRegion(circleAt: center, radius: radius).path])
            guard let mark = drawing(name)?.clockwise.fitted(in: .circle, of: disk.bounds) else { return nil }
            let path = Path(elements: disk.path.elements + mark.path.reversed.elements)
            return base.joined(with: path, at: center, radius: radius)
        case .symbol(let recipe):
            let radius = Self.badgeDiameter / 2
            let center = CGPoint(x: bounds.maxX - 0.5 * radius, y: bounds.maxY - 0.6 * radius)
            guard let symbol = outline(of: recipe)?.fitted(in: CGRect(around: center, radius: radius * 0.9))
            else { return nil }
            return base.joined(with: symbol.path, at: center, radius: radius)
        }
    }
}

extension SymbolOutline {
    /// An outline of parts that do not overlap.
    init(joining parts: [Path]) {
        let path = Path(elements: parts.flatMap(\.elements))
        self.init(path: path, bounds: path.tightBounds)
    }

    /// The outline after a number of quarter turns clockwise around its middle.
    fileprivate func turned(quarters: Int) -> SymbolOutline {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        var outline = self
        for _ in 0..<quarters % 4 {
            // Right becomes down, and down becomes left.
            let turn = CGAffineTransform(
                a: 0,
                b: 1,
                c: -1,
                d: 0,
                tx: middle.x + middle.y,
                ty: middle.y - middle.x
            )
            outline = SymbolOutline(path: outline.path.applying(turn), bounds: turn.apply(to: outline.bounds))
        }
        return outline
    }

    fileprivate var clockwise: SymbolOutline {
        SymbolOutline(path: path.clockwise, bounds: bounds)
    }

    /// The outline with a part over it, which is in a circle, and a gap around the circle.
    fileprivate func joined(with part: Path, at center: CGPoint, radius: CGFloat) -> SymbolOutline? {
        let space = ConvexRegion(circleAt: center, radius: radius + SymbolComposition.gap)
        guard let rest = path.subtracting(space) else { return nil }
        return SymbolOutline(joining: [rest, part])
    }

    /// The outline in the space that a shape of some bounds has for it.
    fileprivate func fitted(in enclosure: SymbolEnclosure, of bounds: CGRect) -> SymbolOutline {
        let space = enclosure.space
        let rect = CGRect(
            x: bounds.minX + space.minX * bounds.width,
            y: bounds.minY + space.minY * bounds.height,
            width: space.width * bounds.width,
            height: space.height * bounds.height
        )
        return fitted(in: rect, isRound: enclosure.isRound)
    }

    /// The outline in the middle of a rectangle, as large as it can be, but not as large as by itself.
    fileprivate func fitted(in rect: CGRect, isRound: Bool = false) -> SymbolOutline {
        var scale = min(rect.width / bounds.width, rect.height / bounds.height, 0.75)
        if isRound {
            let diagonal = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()
            scale = min(scale, 1.3 * min(rect.width, rect.height) / diagonal)
        }
        let transform = CGAffineTransform(
            a: scale,
            b: 0,
            c: 0,
            d: scale,
            tx: rect.midX - scale * bounds.midX,
            ty: rect.midY - scale * bounds.midY
        )
        return SymbolOutline(path: path.applying(transform), bounds: transform.apply(to: bounds))
    }
}

extension Path {
    /// The bounds of the points on the path, without its control points.
    fileprivate var tightBounds: CGRect {
        var bounds: CGRect?
        for segment in contours.flatMap(\.segments) {
            for step in 0...8 {
                let point = CGRect(origin: segment.point(at: CGFloat(step) / 8), size: .zero)
                bounds = bounds?.union(point) ?? point
            }
        }
        return bounds ?? .zero
    }
}

extension [Path] {
    /// The number of contours around one of them.
    fileprivate func depth(of contour: Path) -> Int {
        guard case .move(let start) = contour.elements.first else { return 0 }
        return count { $0 != contour && $0.contains(start) }
    }
}

extension CGRect {
    fileprivate init(around center: CGPoint, radius: CGFloat) {
        self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
}

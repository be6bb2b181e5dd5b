import Graphics

/// Our own drawing of the SF symbols `digitalcrown.horizontal.press` and `digitalcrown.horizontal.press.fill`: the
/// crown of a watch seen from its side, and an arrow that presses it.
///
/// Lengths are in ems of the text, and the origin is the middle of the drawing.
enum DigitalCrown {
    /// The line width of the icon fonts.
    private static let line: CGFloat = 0.084

    static func outline(isFilled: Bool) -> SymbolOutline {
        let pieces = watchCase + crown(isFilled: isFilled) + arrow
        let middle = CGSize(width: 0, height: -SymbolMetrics.middle)
        let bounds = pieces.dropFirst().reduce(pieces[0].boundingRect) { $0.union($1.boundingRect) }
        return SymbolOutline(path: Path(elements: pieces.flatMap(\.elements)), bounds: bounds)
            .offset(by: middle)
    }

    /// The edge of the watch, and the stem of the crown.
    private static let watchCase = [
        bar(CGRect(x: -0.68, y: -0.52, width: line, height: 1.04)),
        Path(CGRect(x: -0.62, y: -0.14, width: 0.14, height: 0.28)),
    ]

    private static func crown(isFilled: Bool) -> [Path] {
        let box = CGRect(x: -0.49, y: -0.42, width: 0.48, height: 0.84)
        let body = Path(roundedRect: box, cornerRadius: 0.13, style: .continuous)
        let ridges = [-0.2, 0, 0.2].map {
            let length = box.width - (isFilled ? 0.14 : 0.28)
            return bar(CGRect(x: box.midX - length / 2, y: $0 - 0.035, width: length, height: 0.07))
        }
        if isFilled { return [body] + ridges.map(hole) }
        let inside = box.insetBy(dx: line, dy: line)
        return [body, hole(Path(roundedRect: inside, cornerRadius: 0.13 - line / 2, style: .continuous))]
            + ridges
    }

    /// The arrow to the crown: a shaft, and two barbs at 45° to it.
    private static let arrow: [Path] = {
        let tip = CGPoint(x: 0.11, y: 0)
        let shaft = CGRect(x: tip.x, y: -line / 2, width: 0.5, height: line)
        let barb = bar(CGRect(x: tip.x - line / 2, y: -line / 2, width: 0.3, height: line))
        let diagonal = 0.5.squareRoot()
        return [bar(shaft)]
            + [diagonal, -diagonal].map { sine in
                let rotationAboutTip = CGAffineTransform(
                    a: diagonal,
                    b: sine,
                    c: -sine,
                    d: diagonal,
                    tx: tip.x * (1 - diagonal) + line / 2,
                    ty: -tip.x * sine
                )
                return barb.applying(rotationAboutTip)
            }
    }()

    /// A line with round ends.
    private static func bar(_ rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }

    /// A path in the opposite direction, which cuts a hole into the path around it.
    private static func hole(_ path: Path) -> Path {
        let middle = CGPoint(x: path.boundingRect.midX, y: 0)
        return path.applying(CGAffineTransform(scaleX: -1, y: 1, anchor: middle))
    }
}

import Graphics

/// Our own drawings of SF symbols that are one shape, or the same shape several times.
///
/// Lengths are in ems of the text, and the origin is the middle of the drawing.
enum PlainShapes {
    static let drawings: [String: @Sendable () -> SymbolOutline] = [
        "circle.dashed": { SymbolOutline(pieces: SymbolStroke.dashedCircle(radius: 0.5, count: 9)) },
        "circle.dotted": { SymbolOutline(pieces: SymbolStroke.dottedCircle(radius: 0.5, count: 16)) },
        "square.dashed": { SymbolOutline(pieces: Placeholder.dashedSquare) },
        "rectangle.dashed": { SymbolOutline(pieces: dashedRectangle) },
        "rectangle.portrait": { SymbolOutline(pieces: SymbolStroke.ring(portrait, cornerRadius: 0.17)) },
        "rectangle.portrait.fill": {
            SymbolOutline(pieces: [Path(roundedRect: portrait, cornerRadius: 0.17, style: .continuous)])
        },
        "circlebadge": { SymbolOutline(pieces: SymbolStroke.ring(at: .zero, radius: 0.3)) },
        "circlebadge.fill": { SymbolOutline(pieces: [SymbolStroke.dot(at: .zero, radius: 0.3)]) },
        "square.grid.3x3": {
            SymbolOutline(pieces: squares.flatMap { SymbolStroke.ring($0, cornerRadius: 0.09) })
        },
        "square.grid.3x3.fill": {
            SymbolOutline(
                pieces: squares.map { Path(roundedRect: $0, cornerRadius: 0.07, style: .continuous) }
            )
        },
        "circle.grid.2x2": {
            SymbolOutline(pieces: circles.flatMap { SymbolStroke.ring(at: $0, radius: 0.21) })
        },
        "circle.grid.2x2.fill": {
            SymbolOutline(pieces: circles.map { SymbolStroke.dot(at: $0, radius: 0.21) })
        },
        "switch.2": { SymbolOutline(pieces: switches) },
    ]

    private static let portrait = CGRect(x: -0.4, y: -0.52, width: 0.8, height: 1.04)

    private static let squares = [-0.34, 0, 0.34].flatMap { y in
        [-0.34, 0, 0.34].map { x in CGRect(x: x - 0.135, y: y - 0.135, width: 0.27, height: 0.27) }
    }

    private static let circles = [-0.26, 0.26].flatMap { y in [-0.26, 0.26].map { CGPoint(x: $0, y: y) } }

    /// A switch that is off above one that is on.
    private static let switches: [Path] = [(-0.24, -0.19), (0.24, 0.19)].flatMap { y, knob in
        let track = CGRect(x: -0.42, y: y - 0.21, width: 0.84, height: 0.42)
        return SymbolStroke.ring(track, cornerRadius: 0.21)
            + [SymbolStroke.dot(at: CGPoint(x: knob, y: y), radius: 0.1)]
    }

    private static let dashedRectangle: [Path] = {
        let (right, bottom) = (0.6 - SymbolStroke.width / 2, 0.45 - SymbolStroke.width / 2)
        var pieces: [Path] = []
        for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] as [(CGFloat, CGFloat)] {
            let corner = CGPoint(x: x * right, y: y * bottom)
            pieces.append(
                SymbolStroke.line(
                    through: [
                        CGPoint(x: corner.x, y: y * (bottom - 0.18)), corner,
                        CGPoint(x: x * (right - 0.18), y: corner.y),
                    ],
                    cornerRadius: 0.13
                )
            )
        }
        for x in [-0.14, 0.14] as [CGFloat] {
            for y in [-bottom, bottom] {
                pieces.append(
                    SymbolStroke.line(
                        through: [CGPoint(x: x - 0.05, y: y), CGPoint(x: x + 0.05, y: y)],
                        cornerRadius: 0
                    )
                )
            }
        }
        for x in [-right, right] {
            pieces.append(
                SymbolStroke.line(
                    through: [CGPoint(x: x, y: -0.06), CGPoint(x: x, y: 0.06)],
                    cornerRadius: 0
                )
            )
        }
        return pieces
    }()
}

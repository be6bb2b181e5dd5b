import Graphics

/// Our own drawings of SF symbols of drives: a box with a lamp in its lower part.
///
/// Lengths are in ems of the text, and the origin is the middle of the drawing.
enum Drive {
    static let drawings: [String: @Sendable () -> SymbolOutline] = [
        "internaldrive": { SymbolOutline(pieces: box(isFilled: false)) },
        "internaldrive.fill": { SymbolOutline(pieces: box(isFilled: true)) },
        "externaldrive": { SymbolOutline(pieces: box(isFilled: false)) },
        "externaldrive.fill": { SymbolOutline(pieces: box(isFilled: true)) },
        "externaldrive.connected.to.line.below": { SymbolOutline(pieces: connected(isFilled: false)) },
        "externaldrive.connected.to.line.below.fill": { SymbolOutline(pieces: connected(isFilled: true)) },
    ]

    private static let frame = CGRect(x: -0.6, y: -0.4, width: 1.2, height: 0.8)
    private static let lamp = SymbolStroke.dot(at: CGPoint(x: 0.36, y: 0.2), radius: 0.065)
    /// The line between the parts of the box.
    private static let edge = SymbolStroke.bar(
        CGRect(x: -0.56, y: -0.04, width: 1.12, height: SymbolStroke.width)
    )

    private static func box(isFilled: Bool) -> [Path] {
        isFilled
            ? [
                Path(roundedRect: frame, cornerRadius: 0.2, style: .continuous),
                SymbolStroke.hole(
                    SymbolStroke.bar(CGRect(x: -0.5, y: -0.03, width: 1, height: SymbolStroke.width * 0.8))
                ),
                SymbolStroke.hole(lamp),
            ]
            : SymbolStroke.ring(frame, cornerRadius: 0.2) + [edge, lamp]
    }

    /// A drive above a line with a connector.
    private static func connected(isFilled: Bool) -> [Path] {
        let small = CGAffineTransform(a: 0.85, b: 0, c: 0, d: 0.85, tx: 0, ty: -0.17)
        let line = SymbolStroke.width
        return box(isFilled: isFilled).map { $0.applying(small) } + [
            SymbolStroke.bar(CGRect(x: -line / 2, y: 0.24, width: line, height: 0.12)),
            SymbolStroke.bar(CGRect(x: -0.56, y: 0.42, width: 0.38, height: line)),
            SymbolStroke.bar(CGRect(x: 0.18, y: 0.42, width: 0.38, height: line)),
        ] + SymbolStroke.ring(at: CGPoint(x: 0, y: 0.46), radius: 0.12)
    }
}

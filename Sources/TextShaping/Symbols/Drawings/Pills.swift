import Graphics

/// Our own drawings of SF symbols of what is long, round and oblique: a pill, two pills, an eraser.
///
/// Lengths are in ems of the text, and the origin is the middle of the drawing.
enum Pills {
    static let drawings: [String: @Sendable () -> SymbolOutline] = [
        "pill": { SymbolOutline(pieces: pill(isFilled: false)) },
        "pill.fill": { SymbolOutline(pieces: pill(isFilled: true)) },
        "pills": { SymbolOutline(pieces: pills(isFilled: false)) },
        "pills.fill": { SymbolOutline(pieces: pills(isFilled: true)) },
        "eraser": { SymbolOutline(pieces: eraser(isFilled: false)) },
        "eraser.fill": { SymbolOutline(pieces: eraser(isFilled: true)) },
    ]

    private static let line = SymbolStroke.width

    /// A capsule of two halves, of which one is filled.
    private static func pill(isFilled: Bool, width: CGFloat = 0.5, length: CGFloat = 1.16) -> [Path] {
        let body = CGRect(x: -length / 2, y: -width / 2, width: length, height: width)
        let radius = width / 2
        let upright: [Path]
        if isFilled {
            upright = [
                Path(roundedRect: body, cornerRadius: radius, style: .circular),
                rightHalf(of: body.insetBy(dx: line, dy: line)).reversed,
            ]
        } else {
            upright =
                SymbolStroke.ring(body, cornerRadius: radius)
                + [Path(CGRect(x: -line / 2, y: body.minY + line / 2, width: line, height: width - line))]
        }
        return upright.map { $0.applying(CGAffineTransform(rotationAngle: -.pi / 4)) }
    }

    /// The right half of a capsule.
    private static func rightHalf(of rect: CGRect) -> Path {
        var path = Path()
        let radius = rect.height / 2
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addArc(
            center: CGPoint(x: rect.maxX - radius, y: rect.midY),
            radius: radius,
            startRadians: -.pi / 2,
            sweep: .pi
        )
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }

    /// A capsule at the left, and a round pill at its lower right.
    private static func pills(isFilled: Bool) -> [Path] {
        let capsule = pill(isFilled: isFilled, width: 0.42, length: 0.92).map {
            $0.offsetBy(dx: -0.16, dy: -0.1)
        }
        let center = CGPoint(x: 0.32, y: 0.22)
        let groove = SymbolStroke.bar(CGRect(x: -0.13, y: -line * 0.4, width: 0.26, height: line * 0.8))
            .applying(CGAffineTransform(rotationAngle: .pi / 4))
            .offsetBy(dx: center.x, dy: center.y)
        return capsule
            + (isFilled
                ? [SymbolStroke.dot(at: center, radius: 0.26), groove.reversed]
                : SymbolStroke.ring(at: center, radius: 0.26) + [groove])
    }

    /// A block whose lower end is the rubber, above a line.
    private static func eraser(isFilled: Bool) -> [Path] {
        let body = CGRect(x: -0.5, y: -0.25, width: 1, height: 0.5)
        var block = SymbolStroke.ring(body, cornerRadius: 0.13)
        if isFilled {
            block = [
                Path(roundedRect: body, cornerRadius: 0.13, style: .continuous),
                Path(CGRect(x: -0.42, y: -0.17, width: 0.24, height: 0.34)).reversed,
            ]
        } else {
            block.append(Path(CGRect(x: -0.18, y: -0.23, width: line, height: 0.46)))
        }
        return block.map {
            $0.applying(CGAffineTransform(rotationAngle: -.pi / 4)).offsetBy(dx: 0.02, dy: -0.05)
        }
            + [SymbolStroke.bar(CGRect(x: -0.05, y: 0.42, width: 0.55, height: line))]
    }
}

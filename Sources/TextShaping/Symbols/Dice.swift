import Graphics

/// Our own drawing of the SF symbols `dice` and `dice.fill`: a die, and another one behind it.
///
/// Lengths are in ems of the text, and the origin is the middle of the drawing.
enum Dice {
    private static let front = CGRect(x: -0.518, y: -0.21, width: 0.728, height: 0.728)
    private static let back = CGRect(x: -0.17, y: -0.518, width: 0.688, height: 0.688)
    /// The distance of the two dice.
    private static let gap: CGFloat = 0.05
    private static let cornerRadius: CGFloat = 0.17

    static func outline(isFilled: Bool) -> SymbolOutline {
        let five = pips(at: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], of: front)
        // The die behind shows what the one in front leaves free.
        let three = pips(at: [(-0.4, -1), (1, -1), (1, 0.4)], of: back)
        return SymbolOutline(
            pieces: isFilled
                ? [Path(roundedRect: front, cornerRadius: cornerRadius, style: .continuous), filledBack]
                    + (five + three).map(SymbolStroke.hole)
                : SymbolStroke.ring(front, cornerRadius: cornerRadius) + [outlinedBack] + five + three
        )
    }

    private static func pips(at places: [(x: CGFloat, y: CGFloat)], of die: CGRect) -> [Path] {
        places.map { place in
            let center = CGPoint(x: die.midX + place.x * 0.18, y: die.midY + place.y * 0.18)
            return SymbolStroke.dot(at: center, radius: 0.062)
        }
    }

    /// The line around the die behind, from where the other one hides it to where it hides it again.
    private static let outlinedBack: Path = {
        let half = SymbolStroke.width / 2
        let line = back.insetBy(dx: half, dy: half)
        return SymbolStroke.line(
            through: [
                CGPoint(x: line.minX, y: front.minY - gap - half), CGPoint(x: line.minX, y: line.minY),
                CGPoint(x: line.maxX, y: line.minY), CGPoint(x: line.maxX, y: line.maxY),
                CGPoint(x: front.maxX + gap + half, y: line.maxY),
            ],
            cornerRadius: cornerRadius - half
        )
    }()

    private static let filledBack: Path = {
        let visible = CGPoint(x: front.maxX + gap, y: front.minY - gap)
        return SymbolStroke.polygon(
            [
                CGPoint(x: back.minX, y: back.minY), CGPoint(x: back.maxX, y: back.minY),
                CGPoint(x: back.maxX, y: back.maxY), CGPoint(x: visible.x, y: back.maxY), visible,
                CGPoint(x: back.minX, y: visible.y),
            ],
            cornerRadius: 0.12
        )
    }()
}

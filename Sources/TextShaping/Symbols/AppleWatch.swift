import Graphics

/// Our own drawing of the SF symbol `applewatch`: the case with its crown, and the ends of the band.
///
/// Lengths are in ems of the text, and the origin is the middle of the drawing.
enum AppleWatch {
    static func outline() -> SymbolOutline {
        SymbolOutline(pieces: SymbolStroke.ring(watchCase, cornerRadius: 0.19) + [crown] + band)
    }

    private static let watchCase = CGRect(x: -0.36, y: -0.36, width: 0.66, height: 0.72)

    private static let crown = SymbolStroke.bar(CGRect(x: 0.28, y: -0.15, width: 0.08, height: 0.2))

    /// A line around each end of the band, from one side of the case to the other.
    private static let band = [-1.0, 1.0].map { side in
        let (near, far) = (side * 0.36, side * 0.55)
        let (left, right) = (watchCase.minX + 0.14, watchCase.maxX - 0.14)
        // Both lines have the direction of the other paths.
        let ends = side < 0 ? (left, right) : (right, left)
        return SymbolStroke.line(
            through: [
                CGPoint(x: ends.0, y: near), CGPoint(x: ends.0, y: far), CGPoint(x: ends.1, y: far),
                CGPoint(x: ends.1, y: near),
            ],
            cornerRadius: 0.1
        )
    }
}

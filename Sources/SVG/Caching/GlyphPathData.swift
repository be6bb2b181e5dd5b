import Graphics

/// The outline of a glyph in path data, ready to be put anywhere.
///
/// It is in whole hundredths of a point, relative but for its start, so that it is short and is
/// written once for all the places where the glyph appears. `scale(.01)` brings it back to points.
struct GlyphPathData {
    /// How many units make a point.
    static let unitsPerPoint: CGFloat = 100

    private let start: (x: Int, y: Int)?
    private let tail: [UInt8]

    init(_ glyph: Glyph) {
        var pen = GlyphPen()
        if case .outline(let path, _) = glyph.drawing { pen.draw(path) }
        start = pen.start
        tail = pen.tail
    }

    /// Writes the glyph with its origin at a place.
    func write(at origin: CGPoint, to bytes: inout [UInt8]) {
        guard let start else { return }
        let origin = Self.units(origin)
        bytes.append(addingCapacity: 2 * (1 + [UInt8].longestNumber)) { bytes in
            bytes.append(UInt8(ascii: "M"))
            bytes.append(integer: start.x + origin.x)
            bytes.append(UInt8(ascii: " "))
            bytes.append(integer: start.y + origin.y)
        }
        bytes.append(contentsOf: tail)
    }

    fileprivate static func units(_ point: CGPoint) -> (x: Int, y: Int) {
        (units(point.x), units(point.y))
    }

    /// What no picture holds is limited, so that it can be converted.
    private static func units(_ length: CGFloat) -> Int {
        guard !length.isNaN else { return 0 }
        let units = max(-1e9, min(1e9, length * unitsPerPoint))
        // Half away from zero; `rounded()` would be a call into the C library.
        return Int(units + (units < 0 ? -0.5 : 0.5))
    }
}

/// Writes an outline while it is drawn.
private struct GlyphPen {
    private(set) var start: (x: Int, y: Int)?
    /// What follows the start.
    private(set) var tail: [UInt8] = []

    mutating func draw(_ path: Path) {
        // Where the pen is, and where a `z` takes it back to.
        var pen = (x: 0, y: 0)
        var subpathStart = pen
        for element in path.elements {
            switch element {
            case .move(let to):
                let point = GlyphPathData.units(to)
                if start == nil {
                    start = point
                } else {
                    append("m", [point], from: pen)
                }
                pen = point
                subpathStart = point
            case .line(let to):
                let point = GlyphPathData.units(to)
                append("l", [point], from: pen)
                pen = point
            case .quadCurve(let to, let control):
                let point = GlyphPathData.units(to)
                append("q", [GlyphPathData.units(control), point], from: pen)
                pen = point
            case .curve(let to, let control1, let control2):
                let point = GlyphPathData.units(to)
                append("c", [GlyphPathData.units(control1), GlyphPathData.units(control2), point], from: pen)
                pen = point
            case .closeSubpath:
                tail.append(UInt8(ascii: "z"))
                pen = subpathStart
            }
        }
    }

    private mutating func append(
        _ command: Unicode.Scalar,
        _ points: [(x: Int, y: Int)],
        from pen: (x: Int, y: Int)
    ) {
        tail.append(UInt8(ascii: command))
        var isFirst = true
        for point in points {
            for number in [point.x - pen.x, point.y - pen.y] {
                // A minus sign separates as well as a space does.
                if !isFirst, number >= 0 { tail.append(UInt8(ascii: " ")) }
                tail.append(integer: number)
                isFirst = false
            }
        }
    }
}

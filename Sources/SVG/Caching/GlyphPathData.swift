import Graphics

/// The outline of a glyph in path data, ready to be written at any point.
///
/// It is in whole hundredths of a point and relative except for its start, so it is short and the same
/// wherever the glyph appears. `scale(.01)` converts it to points.
struct GlyphPathData {
    static let unitsPerPoint: CGFloat = 100

    /// The first point of the outline, relative to the origin of the glyph; `nil` if the outline is empty.
    let start: UnitPoint?
    /// The path data after the first point.
    let tail: [UInt8]

    init(_ glyph: Glyph) {
        var pen = GlyphPen()
        if case .outline(let path, _) = glyph.drawing { pen.draw(path) }
        start = pen.start
        tail = pen.tail
    }

    /// A point in whole hundredths of a point.
    struct UnitPoint {
        var x, y: Int

        static let zero = UnitPoint(x: 0, y: 0)

        init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }

        init(_ point: CGPoint) {
            x = Self.units(point.x)
            y = Self.units(point.y)
        }

        /// Limited to numbers that can be converted; no picture is that large.
        private static func units(_ length: CGFloat) -> Int {
            var units = length * GlyphPathData.unitsPerPoint
            // One comparison for all numbers of pictures; it is false for NaN, too.
            if !(abs(units) <= 1e9) { units = units.isNaN ? 0 : max(-1e9, min(1e9, units)) }
            // Half away from zero; `rounded()` would call the C library.
            return Int(units + (units < 0 ? -0.5 : 0.5))
        }
    }
}

extension [UInt8] {
    /// Writes the command that starts an outline, with the origin of its glyph at a point.
    mutating func write(moveTo start: GlyphPathData.UnitPoint, from origin: CGPoint) {
        let origin = GlyphPathData.UnitPoint(origin)
        append(addingCapacity: 2 * (1 + OutputSpan<UInt8>.longestNumber)) { bytes in
            bytes.append(UInt8(ascii: "M"))
            bytes.append(integer: start.x + origin.x)
            bytes.append(UInt8(ascii: " "))
            bytes.append(integer: start.y + origin.y)
        }
    }
}

/// The path data of an outline while it is written.
private struct GlyphPen {
    typealias UnitPoint = GlyphPathData.UnitPoint

    private(set) var start: UnitPoint?
    private(set) var tail: [UInt8] = []

    mutating func draw(_ path: Path) {
        // The current point, and the point to which `z` returns.
        var pen = UnitPoint.zero
        var subpathStart = pen
        for element in path.elements {
            switch element {
            case .move(let to):
                let point = UnitPoint(to)
                if start == nil {
                    start = point
                } else {
                    append("m", points: [point], from: pen)
                }
                pen = point
                subpathStart = point
            case .line(let to):
                let point = UnitPoint(to)
                append("l", points: [point], from: pen)
                pen = point
            case .quadCurve(let to, let control):
                let point = UnitPoint(to)
                append("q", points: [UnitPoint(control), point], from: pen)
                pen = point
            case .curve(let to, let control1, let control2):
                let point = UnitPoint(to)
                append("c", points: [UnitPoint(control1), UnitPoint(control2), point], from: pen)
                pen = point
            case .closeSubpath:
                tail.append(UInt8(ascii: "z"))
                pen = subpathStart
            }
        }
    }

    private mutating func append(_ command: SVGKeyword, points: [UnitPoint], from pen: UnitPoint) {
        tail.write(command)
        var isFirst = true
        for point in points {
            for number in [point.x - pen.x, point.y - pen.y] {
                // A minus sign separates numbers as a space does.
                if !isFirst, number >= 0 { tail.append(UInt8(ascii: " ")) }
                tail.write(number)
                isFirst = false
            }
        }
    }
}

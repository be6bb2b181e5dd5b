import Graphics

/// The value of a `d` attribute (SVG 2 §9.3), in points.
struct SVGPathData: SVGValue {
    private let path: Path

    init(_ path: Path) {
        self.path = path
    }

    func write(to bytes: inout [UInt8]) {
        for element in path.elements {
            bytes.append(addingCapacity: Self.longestElement) { $0.append(element) }
        }
    }

    /// The bytes of three points, with the command or space before each of their numbers.
    private static let longestElement = 6 * (1 + OutputSpan<UInt8>.longestNumber)
}

extension OutputSpan<UInt8> {
    fileprivate mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let to):
            append(UInt8(ascii: "M"))
            append(to)
        case .line(let to):
            append(UInt8(ascii: "L"))
            append(to)
        case .quadCurve(let to, let control):
            append(UInt8(ascii: "Q"))
            append(control)
            append(UInt8(ascii: " "))
            append(to)
        case .curve(let to, let control1, let control2):
            append(UInt8(ascii: "C"))
            append(control1)
            append(UInt8(ascii: " "))
            append(control2)
            append(UInt8(ascii: " "))
            append(to)
        case .closeSubpath:
            append(UInt8(ascii: "Z"))
        }
    }

    private mutating func append(_ point: CGPoint) {
        append(number: point.x)
        append(UInt8(ascii: " "))
        append(number: point.y)
    }
}

/// The outline of a shape, in points.
public struct Path: Hashable, Sendable {
    /// A move, a segment or the end of a subpath.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public private(set) var elements: [Element] = []

    public init() {}

    /// A path of given elements, such as those of a glyph.
    public init(elements: [Element]) {
        self.elements = elements
    }

    /// A rectangle.
    public init(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    mutating func reserveCapacity(_ elementCount: Int) {
        elements.reserveCapacity(elementCount)
    }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to point: CGPoint) {
        elements.append(.move(to: point))
    }

    public mutating func addLine(to point: CGPoint) {
        elements.append(.line(to: point))
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    mutating func append(_ path: Path) {
        elements += path.elements
    }

    public mutating func closeSubpath() {
        elements.append(.closeSubpath)
    }

    /// The path with every point mapped.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(
            elements: elements.map { element in
                switch element {
                case .move(let to): .move(to: transform.apply(to: to))
                case .line(let to): .line(to: transform.apply(to: to))
                case .quadCurve(let to, let control):
                    .quadCurve(to: transform.apply(to: to), control: transform.apply(to: control))
                case .curve(let to, let control1, let control2):
                    .curve(
                        to: transform.apply(to: to),
                        control1: transform.apply(to: control1),
                        control2: transform.apply(to: control2)
                    )
                case .closeSubpath: .closeSubpath
                }
            }
        )
    }

    /// The smallest rectangle that holds every point and control point; zero for an empty path.
    public var boundingRect: CGRect {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let to), .line(let to): points.append(to)
            case .quadCurve(let to, let control): points += [to, control]
            case .curve(let to, let control1, let control2): points += [to, control1, control2]
            case .closeSubpath: break
            }
        }
        guard let first = points.first else { return .zero }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
}

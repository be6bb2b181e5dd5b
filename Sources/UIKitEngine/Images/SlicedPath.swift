import Graphics
import ViewEngine

/// A path in a picture of a size, which is stretched to that of its view, by slices if the picture has some.
///
/// The points along the edges keep their distances from them, so that corners keep their shape. A center that would be
/// repeated is stretched: its lines and fills hardly ever show a difference.
struct SlicedPath: Shape {
    let path: Path
    let size: CGSize
    let slices: ImageSlices?

    func path(in rect: CGRect) -> Path {
        guard size.width > 0, size.height > 0 else { return Path() }
        guard let slices else {
            let scale = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
            return path.applying(scale).offsetBy(dx: rect.minX, dy: rect.minY)
        }
        let columns = SlicedLength(first: slices.left, last: slices.right, from: size.width, to: rect.width)
        let rows = SlicedLength(first: slices.top, last: slices.bottom, from: size.height, to: rect.height)
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + columns.place(of: point.x), y: rect.minY + rows.place(of: point.y))
        }
        return Path(
            elements: path.elements.map { element in
                switch element {
                case .move(let point): .move(to: moved(point))
                case .line(let point): .line(to: moved(point))
                case .quadCurve(let point, let control): .quadCurve(to: moved(point), control: moved(control))
                case .curve(let point, let control1, let control2):
                    .curve(to: moved(point), control1: moved(control1), control2: moved(control2))
                case .closeSubpath: .closeSubpath
                }
            }
        )
    }
}

/// A length of which the parts at both ends are not stretched with it; they are shortened where there is no room for both.
private struct SlicedLength {
    private let first: CGFloat
    private let last: CGFloat
    private let own: CGFloat
    private let length: CGFloat
    /// The factor by which both ends are shortened.
    private let factor: CGFloat

    init(first: CGFloat, last: CGFloat, from own: CGFloat, to length: CGFloat) {
        self.first = min(max(0, first), own)
        self.last = min(max(0, last), own - self.first)
        self.own = own
        self.length = length
        let ends = self.first + self.last
        factor = ends > length ? length / ends : 1
    }

    func place(of position: CGFloat) -> CGFloat {
        // The end is that of the result, also if all of the picture is the first part.
        if position > own - last || position >= own { return length - (own - position) * factor }
        if position <= first { return position * factor }
        let share = (position - first) / (own - first - last)
        return first * factor + share * (length - (first + last) * factor)
    }
}

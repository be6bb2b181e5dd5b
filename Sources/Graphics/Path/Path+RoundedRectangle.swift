/// The curve of the corners of a rounded rectangle, under SwiftUI's names.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Apple's corner, whose curvature grows and falls gradually.
    case continuous
}

extension Path {
    /// A rounded rectangle; the radius is limited to half of the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        guard radius > 0 else {
            self.init(rect)
            return
        }
        self.init(rect, cornersOf: radius, style: style)
    }

    /// A rounded rectangle that has corners, however small the radius is.
    init(_ rect: CGRect, cornersOf radius: CGFloat, style: RoundedCornerStyle) {
        let corners =
            switch style {
            case .circular: (RoundedCorner(circular: radius), RoundedCorner(circular: radius))
            case .continuous:
                (
                    RoundedCorner(continuous: radius, from: rect.width, to: rect.height),
                    RoundedCorner(continuous: radius, from: rect.height, to: rect.width)
                )
            }

        self.init()
        reserveCapacity(6 + 2 * (corners.0.curves.count + corners.1.curves.count))
        // Clockwise from the top edge. The corners lead from a horizontal to a vertical edge, and from
        // a vertical to a horizontal one, in turn.
        move(to: CGPoint(x: rect.minX + corners.0.extent, y: rect.minY))
        add(corners.0) { CGPoint(x: rect.maxX - $0.x, y: rect.minY + $0.y) }
        add(corners.1) { CGPoint(x: rect.maxX - $0.y, y: rect.maxY - $0.x) }
        add(corners.0) { CGPoint(x: rect.minX + $0.x, y: rect.maxY - $0.y) }
        add(corners.1) { CGPoint(x: rect.minX + $0.y, y: rect.minY + $0.x) }
        closeSubpath()
    }

    mutating func add(_ corner: RoundedCorner, at place: (CGPoint) -> CGPoint) {
        addLine(to: place(CGPoint(x: corner.extent, y: 0)))
        for curve in corner.curves {
            addCurve(to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
        }
    }
}

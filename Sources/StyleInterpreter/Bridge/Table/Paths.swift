import Graphics
import ViewEngine

extension Bridge {
    mutating func addPaths() {
        add(Path.self, "Shape", "Hashable")
        initializer { () in Path() }
        initializer("_") { (rect: CGRect) in Path(rect) }
        initializer("ellipseIn") { (rect: CGRect) in Path(ellipseIn: rect) }
        initializer("_") { (build: Change<Path>) in Path { build(&$0) } }
        initializer("roundedRect", "cornerRadius", .or("style", RoundedCornerStyle.continuous)) {
            (rect: CGRect, radius: Double, style: RoundedCornerStyle) in
            Path(roundedRect: rect, cornerRadius: radius, style: style)
        }
        mutatingMethod("Path", "move", "to") { (path: inout Path, point: CGPoint) in path.move(to: point) }
        mutatingMethod("Path", "addLine", "to") { (path: inout Path, point: CGPoint) in
            path.addLine(to: point)
        }
        mutatingMethod("Path", "addLines", "_") { (path: inout Path, points: [CGPoint]) in
            path.addLines(points)
        }
        mutatingMethod("Path", "addRect", "_", .or("transform", CGAffineTransform.identity)) {
            (path: inout Path, rect: CGRect, transform: CGAffineTransform) in
            path.addRect(rect, transform: transform)
        }
        mutatingMethod("Path", "addEllipse", "in", .or("transform", CGAffineTransform.identity)) {
            (path: inout Path, rect: CGRect, transform: CGAffineTransform) in
            path.addEllipse(in: rect, transform: transform)
        }
        mutatingMethod("Path", "addQuadCurve", "to", "control") {
            (path: inout Path, point: CGPoint, control: CGPoint) in
            path.addQuadCurve(to: point, control: control)
        }
        mutatingMethod("Path", "addCurve", "to", "control1", "control2") {
            (path: inout Path, point: CGPoint, first: CGPoint, second: CGPoint) in
            path.addCurve(to: point, control1: first, control2: second)
        }
        mutatingMethod("Path", "addArc", "center", "radius", "startAngle", "endAngle", "clockwise") {
            (path: inout Path, center: CGPoint, radius: Double, start: Angle, end: Angle, clockwise: Bool) in
            path.addArc(
                center: center,
                radius: radius,
                startAngle: start,
                endAngle: end,
                clockwise: clockwise
            )
        }
        mutatingMethod("Path", "closeSubpath") { (path: inout Path) in path.closeSubpath() }
        initializer("roundedRect", "cornerSize", .or("style", RoundedCornerStyle.continuous)) {
            (rect: CGRect, size: CGSize, style: RoundedCornerStyle) in
            Path(roundedRect: rect, cornerSize: size, style: style)
        }
        initializer("roundedRect", "cornerRadii", .or("style", RoundedCornerStyle.continuous)) {
            (rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) in
            Path(roundedRect: rect, cornerRadii: radii, style: style)
        }
        mutatingMethod(
            "Path",
            "addRoundedRect",
            "in",
            "cornerSize",
            .or("style", RoundedCornerStyle.continuous),
            .or("transform", CGAffineTransform.identity)
        ) {
            (
                path: inout Path,
                rect: CGRect,
                size: CGSize,
                style: RoundedCornerStyle,
                transform: CGAffineTransform
            ) in
            path.addRoundedRect(in: rect, cornerSize: size, style: style, transform: transform)
        }
        mutatingMethod("Path", "addPath", "_", .or("transform", CGAffineTransform.identity)) {
            (path: inout Path, other: Path, transform: CGAffineTransform) in
            path.addPath(other, transform: transform)
        }
        mutatingMethod("Path", "addRelativeArc", "center", "radius", "startAngle", "delta") {
            (path: inout Path, center: CGPoint, radius: Double, start: Angle, delta: Angle) in
            path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
        }
        method("Path", "applying", "_") { (path: Path, transform: CGAffineTransform) in
            path.applying(transform)
        }
        method("Path", "offsetBy", "dx", "dy") { (path: Path, x: Double, y: Double) in
            path.offsetBy(dx: x, dy: y)
        }
        method("Path", "trimmedPath", "from", "to") { (path: Path, start: Double, end: Double) in
            path.trimmedPath(from: start, to: end)
        }
        method("Path", "contains", "_") { (path: Path, point: CGPoint) in path.contains(point) }
        property("Path", "boundingRect") { (path: Path) in path.boundingRect }
        property("Path", "currentPoint") { (path: Path) in path.currentPoint }
        property("Path", "isEmpty") { (path: Path) in path.isEmpty }
        addTransforms()
        addShapeProperties()
        method("Path", "strokedPath", "_") { (path: Path, style: StrokeStyle) in path.strokedPath(style) }
        mutatingMethod("Path", "addRects", "_") { (path: inout Path, rects: [CGRect]) in path.addRects(rects)
        }
    }

    private mutating func addTransforms() {
        add(CGAffineTransform.self, "Hashable")
        constants("CGAffineTransform", ["identity": CGAffineTransform.identity])
        initializer("a", "b", "c", "d", "tx", "ty") {
            (a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) in
            CGAffineTransform(a: a, b: b, c: c, d: d, tx: x, ty: y)
        }
        initializer { () in CGAffineTransform() }
        property("CGAffineTransform", "isIdentity") { (t: CGAffineTransform) in t.isIdentity }
        initializer("scaleX", "y") { (x: Double, y: Double) in CGAffineTransform(scaleX: x, y: y) }
        initializer("translationX", "y") { (x: Double, y: Double) in CGAffineTransform(translationX: x, y: y)
        }
        initializer("rotationAngle") { (angle: Double) in CGAffineTransform(rotationAngle: angle) }
        method("CGAffineTransform", "scaledBy", "x", "y") { (t: CGAffineTransform, x: Double, y: Double) in
            t.scaledBy(x: x, y: y)
        }
        method("CGAffineTransform", "translatedBy", "x", "y") {
            (t: CGAffineTransform, x: Double, y: Double) in
            t.translatedBy(x: x, y: y)
        }
        method("CGAffineTransform", "rotated", "by") { (t: CGAffineTransform, angle: Double) in
            t.rotated(by: angle)
        }
        method("CGAffineTransform", "concatenating", "_") {
            (t: CGAffineTransform, other: CGAffineTransform) in
            t.concatenating(other)
        }
        property("CGAffineTransform", "a", \CGAffineTransform.a)
        property("CGAffineTransform", "b", \CGAffineTransform.b)
        property("CGAffineTransform", "c", \CGAffineTransform.c)
        property("CGAffineTransform", "d", \CGAffineTransform.d)
        property("CGAffineTransform", "tx", \CGAffineTransform.tx)
        property("CGAffineTransform", "ty", \CGAffineTransform.ty)
        method("CGAffineTransform", "inverted") { (transform: CGAffineTransform) in transform.inverted() }
    }

    private mutating func addShapeProperties() {
        property("RectangleCornerRadii", "topLeading") { (radii: RectangleCornerRadii) in radii.topLeading }
        property("RectangleCornerRadii", "topTrailing") { (radii: RectangleCornerRadii) in radii.topTrailing }
        property("RectangleCornerRadii", "bottomLeading") { (radii: RectangleCornerRadii) in
            radii.bottomLeading
        }
        property("RectangleCornerRadii", "bottomTrailing") { (radii: RectangleCornerRadii) in
            radii.bottomTrailing
        }
        property("RoundedRectangle", "cornerRadius") { (shape: RoundedRectangle) in shape.cornerRadius }
        property("RoundedRectangle", "style") { (shape: RoundedRectangle) in shape.style }
        property("UnevenRoundedRectangle", "cornerRadii") { (shape: UnevenRoundedRectangle) in
            shape.cornerRadii
        }
        property("UnevenRoundedRectangle", "style") { (shape: UnevenRoundedRectangle) in shape.style }
        property("Capsule", "style") { (shape: Capsule) in shape.style }
        property("StrokeStyle", "lineWidth", \StrokeStyle.lineWidth)
        property("StrokeStyle", "lineCap", \StrokeStyle.lineCap)
        property("StrokeStyle", "lineJoin", \StrokeStyle.lineJoin)
        property("StrokeStyle", "dash", \StrokeStyle.dash)
        property("StrokeStyle", "dashPhase", \StrokeStyle.dashPhase)
        property("StrokeStyle", "miterLimit", \StrokeStyle.miterLimit)
        constants("StrokeStyle", ["defaultMiterLimit": StrokeStyle.defaultMiterLimit])
        for owner in ["Shape", "InsettableShape"] {
            factory(owner, "rect", "cornerRadii", .or("style", RoundedCornerStyle.continuous)) {
                (radii: RectangleCornerRadii, style: RoundedCornerStyle) in
                UnevenRoundedRectangle(cornerRadii: radii, style: style)
            }
            factory(
                owner,
                "rect",
                .or("topLeadingRadius", 0.0),
                .or("bottomLeadingRadius", 0.0),
                .or("bottomTrailingRadius", 0.0),
                .or("topTrailingRadius", 0.0),
                .or("style", RoundedCornerStyle.continuous)
            ) { (a: Double, b: Double, c: Double, d: Double, style: RoundedCornerStyle) in
                UnevenRoundedRectangle(
                    topLeadingRadius: a,
                    bottomLeadingRadius: b,
                    bottomTrailingRadius: c,
                    topTrailingRadius: d,
                    style: style
                )
            }
        }
        property("UnitPoint", "x", \UnitPoint.x)
        property("UnitPoint", "y", \UnitPoint.y)
        property("Alignment", "horizontal", \Alignment.horizontal)
        property("Alignment", "vertical", \Alignment.vertical)
    }
}

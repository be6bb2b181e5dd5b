import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

extension CGPath: EngineValue { static var engineType: EngineType { .cgPath } }
extension UIRectCorner: EngineValue { static var engineType: EngineType { .uiRectCorner } }

// Paths of UIKit and of Core Graphics.
extension Bridge {
    mutating func addBezierPaths() {
        add(BezierPathReference.self, "AnyObject")
        initializer { () in BezierPathReference(UIBezierPath()) }
        initializer("rect") { (rect: CGRect) in BezierPathReference(UIBezierPath(rect: rect)) }
        initializer("ovalIn") { (rect: CGRect) in BezierPathReference(UIBezierPath(ovalIn: rect)) }
        initializer("roundedRect", "cornerRadius") { (rect: CGRect, radius: Double) in
            BezierPathReference(UIBezierPath(roundedRect: rect, cornerRadius: radius))
        }
        initializer("roundedRect", "byRoundingCorners", "cornerRadii") {
            (rect: CGRect, corners: UIRectCorner, radii: CGSize) in
            BezierPathReference(
                UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii)
            )
        }
        initializer("cgPath") { (path: CGPath) in BezierPathReference(UIBezierPath(cgPath: path)) }
        property("cgPath", of: "UIBezierPath") { (path: BezierPathReference) in path.path.cgPath }
        property("bounds", of: "UIBezierPath") { (path: BezierPathReference) in path.path.bounds }
        addBezierPathParts()
    }

    private mutating func addBezierPathParts() {
        method("move", of: "UIBezierPath", labels: "to") { (path: BezierPathReference, point: CGPoint) in
            path.path.move(to: point)
            return Nothing()
        }
        method("addLine", of: "UIBezierPath", labels: "to") { (path: BezierPathReference, point: CGPoint) in
            path.path.addLine(to: point)
            return Nothing()
        }
        method("addQuadCurve", of: "UIBezierPath", labels: "to", "controlPoint") {
            (path: BezierPathReference, point: CGPoint, control: CGPoint) in
            path.path.addQuadCurve(to: point, controlPoint: control)
            return Nothing()
        }
        method("addCurve", of: "UIBezierPath", labels: "to", "controlPoint1", "controlPoint2") {
            (path: BezierPathReference, point: CGPoint, first: CGPoint, second: CGPoint) in
            path.path.addCurve(to: point, controlPoint1: first, controlPoint2: second)
            return Nothing()
        }
        method(
            "addArc",
            of: "UIBezierPath",
            labels: "withCenter",
            "radius",
            "startAngle",
            "endAngle",
            "clockwise"
        ) {
            (
                path: BezierPathReference,
                center: CGPoint,
                radius: Double,
                start: Double,
                end: Double,
                isClockwise: Bool
            ) in
            path.path.addArc(
                withCenter: center,
                radius: radius,
                startAngle: start,
                endAngle: end,
                clockwise: isClockwise
            )
            return Nothing()
        }
        initializer("arcCenter", "radius", "startAngle", "endAngle", "clockwise") {
            (center: CGPoint, radius: Double, start: Double, end: Double, isClockwise: Bool) in
            BezierPathReference(
                UIBezierPath(
                    arcCenter: center,
                    radius: radius,
                    startAngle: start,
                    endAngle: end,
                    clockwise: isClockwise
                )
            )
        }
        addAppending()
        addDrawing()
        method("close", of: "UIBezierPath") { (path: BezierPathReference) in
            path.path.close()
            return Nothing()
        }
    }

    /// The paths, colors and lines that `draw(_:)` draws with.
    private mutating func addDrawing() {
        property("lineWidth", of: "UIBezierPath", at: \BezierPathReference.path.lineWidth)
        property("lineCapStyle", of: "UIBezierPath", at: \BezierPathReference.path.lineCapStyle)
        property("lineJoinStyle", of: "UIBezierPath", at: \BezierPathReference.path.lineJoinStyle)
        property("miterLimit", of: "UIBezierPath", at: \BezierPathReference.path.miterLimit)
        method("setLineDash", of: "UIBezierPath", labels: "_", "count", "phase") {
            (path: BezierPathReference, pattern: [Double]?, count: Int, phase: Double) in
            path.path.setLineDash(pattern, count: count, phase: phase)
            return Nothing()
        }
        method("apply", of: "UIBezierPath", labels: "_") {
            (path: BezierPathReference, transform: CGAffineTransform) in
            path.path.apply(transform)
            return Nothing()
        }
        method("fill", of: "UIBezierPath") { (path: BezierPathReference) in
            path.path.fill()
            return Nothing()
        }
        method("stroke", of: "UIBezierPath") { (path: BezierPathReference) in
            path.path.stroke()
            return Nothing()
        }
        method("addClip", of: "UIBezierPath") { (path: BezierPathReference) in
            path.path.addClip()
            return Nothing()
        }
    }

    private mutating func addAppending() {
        addAppending("append", to: "UIBezierPath") {
            (path: BezierPathReference, other: BezierPathReference) in
            path.elementCount + other.elementCount
        } append: {
            $0.path.append($1.path)
        }
    }

    /// Adds a function that appends a path to one that is changed in place, so that its length is checked before.
    mutating func addAppending<Receiver: Bridged, Other: Bridged>(
        _ name: String,
        to type: String,
        count: @escaping @Sendable (Receiver, Other) -> Int,
        append: @escaping @Sendable (Receiver, Other) -> Void
    ) {
        let entry = Entry(
            name: name,
            parameters: [EntryParameter(label: nil, type: Other.bridgedType, defaultValue: nil)],
            result: .void,
            isProperty: false,
            hasReceiver: true,
            isMutating: false
        ) { values throws(Failure) in
            let (receiver, other) = (try Receiver(bridging: values[0]), try Other(bridging: values[1]))
            let limit = InterpreterLimits().parts
            guard count(receiver, other) <= limit else { throw Failure(.pathLength(limit: limit)) }
            append(receiver, other)
            return .void
        }
        add(member: entry, of: type)
    }
}

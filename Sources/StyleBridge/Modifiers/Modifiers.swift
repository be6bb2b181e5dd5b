import Graphics
import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addModifiers() {
        modifier(
            "rotation3DEffect",
            labels: "_",
            "axis",
            .or("anchor", UnitPoint.center),
            .or("anchorZ", 0.0),
            .or("perspective", 1.0)
        ) {
            (view, angle: Angle, axis: Axis3D, anchor: UnitPoint, anchorZ: Double, perspective: Double) in
            view.rotation3DEffect(
                angle,
                axis: (x: axis.x, y: axis.y, z: axis.z),
                anchor: anchor,
                anchorZ: anchorZ,
                perspective: perspective
            )
        }
        modifier("modifier", labels: "_") { (view, modifier: AnyModifier) in modifier.applied(to: view) }
    }
}

/// The axis of a rotation in space.
struct Axis3D: Bridged {
    let x, y, z: Double

    static var bridgedType: StyleType {
        .tuple([.init("x", .double), .init("y", .double), .init("z", .double)])
    }

    init(bridging value: Value) throws(Failure) {
        guard case .tuple(let values) = value, values.count == 3 else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        x = try Double(bridging: values[0])
        y = try Double(bridging: values[1])
        z = try Double(bridging: values[2])
    }

    var bridged: Value { .tuple([.number(x), .number(y), .number(z)]) }
}

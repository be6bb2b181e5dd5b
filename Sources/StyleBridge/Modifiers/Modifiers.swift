import Graphics
import StyleRuntime
package import ViewEngine

extension Bridge {
    mutating func addModifiers() {
        modifier(
            "rotation3DEffect",
            "_",
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
        modifier("modifier", "_") { (view, modifier: AnyModifier) in modifier.applied(to: view) }
        modifier("accessibilityValue", "_") { (view, value: Title) in view.accessibilityValue(value.text) }
        modifier("help", "_") { (view, text: Title) in view.help(text.text) }
        modifier("accessibilityLabel", "_") { (view, label: Title) in view.accessibilityLabel(label.text) }
        modifier("accessibilityHint", "_") { (view, hint: Title) in view.accessibilityHint(hint.text) }
        modifier("preference", "key", "value") { (view, key: PreferenceKeyArgument, value: Any0) in
            key.preference(value, on: view)
        }
        modifier("onPreferenceChange", "_", "perform") {
            (view, key: PreferenceKeyArgument, action: Callback<Nothing, Any0>) in
            key.onChange(of: view) { _ = action($0) }
        }
    }
}

/// A style of labels.
package struct AnyLabelStyle: Bridged {
    package let style: any LabelStyle
    static var bridgedType: StyleType { .any(.labelStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any LabelStyle): self.style = style
        case .record(let record): style = InterpretedLabelStyle(record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

extension LabelStyle {
    package func applied(to view: AnyView) -> any View { view.labelStyle(self) }
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

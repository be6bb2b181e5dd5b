import Graphics
import ViewEngine

extension Value.Record {
    /// Whether the type says that its animatable data changes over time.
    package var isAnimatable: Bool { checkedType.protocols.contains("Animatable") }
}

/// A view of the source with animatable data.
struct InterpretedAnimatableView: View, Animatable {
    var record: Value.Record

    var animatableData: InterpretedVector {
        get { InterpretedVector(record.animatableData) }
        set { record.setAnimatableData(newValue) }
    }

    var body: AnyView { record.body("body") }
}

/// A view modifier of the source with animatable data.
package struct InterpretedAnimatableModifier: ViewModifier, Animatable {
    var record: Value.Record

    package init(record: Value.Record) {
        self.record = record
    }

    var animatableData: InterpretedVector {
        get { InterpretedVector(record.animatableData) }
        set { record.setAnimatableData(newValue) }
    }

    func body(content: Content) -> AnyView {
        record.body("body(content:)", with: [content.bridged])
    }
}

/// A geometry effect of the source.
package struct InterpretedGeometryEffect: GeometryEffect {
    var record: Value.Record

    package init(record: Value.Record) {
        self.record = record
    }

    var animatableData: InterpretedVector {
        get { InterpretedVector(record.animatableData) }
        set { record.setAnimatableData(newValue) }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        record.result(of: "effectValue", [size.bridged], orElse: ProjectionTransform())
    }
}

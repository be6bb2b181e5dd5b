package import UIKitEngine

/// The layer of a view.
package struct LayerReference: EngineValue {
    package let layer: CALayer
    package static var engineType: EngineType { .caLayer }

    package init(_ layer: CALayer) {
        self.layer = layer
    }

    package init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let reference as LayerReference): self = reference
        case .engine(let reference as GradientLayerReference): layer = reference.layer
        case .engine(let reference as ShapeLayerReference): layer = reference.layer
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    package var bridged: Value {
        switch layer {
        case let layer as CAGradientLayer: .engine(GradientLayerReference(layer: layer))
        case let layer as CAShapeLayer: .engine(ShapeLayerReference(layer: layer))
        default: .engine(self)
        }
    }
}

/// A layer that is filled with a gradient.
package struct GradientLayerReference: EngineValue {
    package let layer: CAGradientLayer
    package static var engineType: EngineType { .caGradientLayer }

    package init(layer: CAGradientLayer) {
        self.layer = layer
    }
}

/// A layer that draws a path.
package struct ShapeLayerReference: EngineValue {
    package let layer: CAShapeLayer
    package static var engineType: EngineType { .caShapeLayer }

    package init(layer: CAShapeLayer) {
        self.layer = layer
    }
}

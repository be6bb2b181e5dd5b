import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

extension CAMediaTimingFunction: EngineValue { static var engineType: EngineType { .caMediaTimingFunction } }
extension CAMediaTimingFunctionName: EngineValue {
    static var engineType: EngineType { .caMediaTimingFunctionName }
}
extension CAMediaTimingFillMode: EngineValue { static var engineType: EngineType { .caMediaTimingFillMode } }

/// An animation of a layer.
struct LayerAnimationReference: EngineValue {
    let animation: CAAnimation
    static var engineType: EngineType { .caAnimation }

    init(_ animation: CAAnimation) { self.animation = animation }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let reference as LayerAnimationReference): self = reference
        case .engine(let reference as BasicAnimationReference): animation = reference.animation
        case .engine(let reference as SpringAnimationReference): animation = reference.animation
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value {
        switch animation {
        case let animation as CASpringAnimation: .engine(SpringAnimationReference(animation: animation))
        case let animation as CABasicAnimation: .engine(BasicAnimationReference(animation))
        default: .engine(self)
        }
    }
}

/// An animation of one value of a layer.
struct BasicAnimationReference: EngineValue {
    let animation: CABasicAnimation
    static var engineType: EngineType { .caBasicAnimation }

    init(_ animation: CABasicAnimation) { self.animation = animation }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let reference as BasicAnimationReference): self = reference
        case .engine(let reference as SpringAnimationReference): animation = reference.animation
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }
}

/// An animation of one value of a layer on a spring.
struct SpringAnimationReference: EngineValue {
    let animation: CASpringAnimation
    static var engineType: EngineType { .caSpringAnimation }
}

// Animations of layers.
extension Bridge {
    mutating func addCoreAnimation() {
        add(LayerAnimationReference.self, "AnyObject")
        add(BasicAnimationReference.self, "CAAnimation", "AnyObject")
        add(SpringAnimationReference.self, "CABasicAnimation", "CAAnimation", "AnyObject")
        initializer { () in LayerAnimationReference(CAAnimation()) }
        initializer("keyPath") { (path: String?) in BasicAnimationReference(CABasicAnimation(keyPath: path)) }
        initializer("keyPath") { (path: String?) in
            SpringAnimationReference(animation: CASpringAnimation(keyPath: path))
        }
        let type = LayerAnimationReference.typeName
        property("duration", of: type, at: \LayerAnimationReference.animation.duration)
        property(
            "repeatCount",
            of: type,
            get: { (animation: LayerAnimationReference) in Double(animation.animation.repeatCount) },
            set: { $0.animation.repeatCount = Float($1) }
        )
        property("autoreverses", of: type, at: \LayerAnimationReference.animation.autoreverses)
        property("timingFunction", of: type, at: \LayerAnimationReference.animation.timingFunction)
        property(
            "isRemovedOnCompletion",
            of: type,
            at: \LayerAnimationReference.animation.isRemovedOnCompletion
        )
        property("fillMode", of: type, at: \LayerAnimationReference.animation.fillMode)
        property("keyPath", of: BasicAnimationReference.typeName) { (animation: BasicAnimationReference) in
            animation.animation.keyPath
        }
        addAnimatedValue("fromValue", path: \.fromValue)
        addAnimatedValue("toValue", path: \.toValue)
        let spring = SpringAnimationReference.typeName
        property("mass", of: spring, at: \SpringAnimationReference.animation.mass)
        property("stiffness", of: spring, at: \SpringAnimationReference.animation.stiffness)
        property("damping", of: spring, at: \SpringAnimationReference.animation.damping)
        property("initialVelocity", of: spring, at: \SpringAnimationReference.animation.initialVelocity)
        property("settlingDuration", of: spring) { (animation: SpringAnimationReference) in
            animation.animation.settlingDuration
        }
        method("add", of: "CALayer", labels: "_", "forKey") {
            (layer: LayerReference, animation: LayerAnimationReference, key: String?) in
            layer.layer.add(animation.animation, forKey: key)
            return Nothing()
        }
        method("removeAnimation", of: "CALayer", labels: "forKey") { (layer: LayerReference, key: String) in
            layer.layer.removeAnimation(forKey: key)
            return Nothing()
        }
        addTimingFunctions()
    }

    /// A value of an animation: a number, a point or a color.
    private mutating func addAnimatedValue(
        _ name: String,
        path: any ReferenceWritableKeyPath<CABasicAnimation, Any?> & Sendable
    ) {
        let type = BasicAnimationReference.typeName
        let getter = Entry(
            name: name,
            parameters: [],
            result: .optional(.anything),
            isProperty: true,
            hasReceiver: true,
            isMutating: false
        ) { values throws(Failure) in
            switch try BasicAnimationReference(bridging: values[0]).animation[keyPath: path] {
            case let number as Double: .number(number)
            case let value?: .engine(value)
            case nil: .none
            }
        }
        add(member: getter, of: type)
        let setter = Entry(
            name: name,
            parameters: [EntryParameter(label: nil, type: .optional(.anything), defaultValue: nil)],
            result: .void,
            isProperty: false,
            hasReceiver: true,
            isMutating: true
        ) { values throws(Failure) in
            let animation = try BasicAnimationReference(bridging: values[0]).animation
            switch values[1] {
            case .number(let number): animation[keyPath: path] = number
            case .integer(let number): animation[keyPath: path] = Double(number)
            case .engine(let value): animation[keyPath: path] = value
            default: animation[keyPath: path] = nil
            }
            return .void
        }
        add(setter: setter, of: type)
    }

    private mutating func addTimingFunctions() {
        add(CAMediaTimingFunction.self, "Hashable", "AnyObject")
        initializer("controlPoints", "_", "_", "_") { (x1: Double, y1: Double, x2: Double, y2: Double) in
            CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
        }
        // A point as an object of Foundation is one here.
        add(alias: "NSValue", of: .engine(.cgPoint))
        initializer("cgPoint") { (point: CGPoint) in point }
    }
}

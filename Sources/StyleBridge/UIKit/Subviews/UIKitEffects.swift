import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

extension UIBlurEffect.Style: EngineValue { static var engineType: EngineType { .uiBlurEffectStyle } }

/// An effect of a view on what is behind it.
struct EffectReference: EngineValue {
    let effect: UIVisualEffect
    static var engineType: EngineType { .uiVisualEffect }

    init(_ effect: UIVisualEffect) { self.effect = effect }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let reference as EffectReference): self = reference
        case .engine(let reference as BlurReference): effect = reference.effect
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }
}

/// A blur.
struct BlurReference: EngineValue {
    let effect: UIBlurEffect
    static var engineType: EngineType { .uiBlurEffect }
}

// Effects on what is behind a view.
extension Bridge {
    mutating func addVisualEffectsOfUIKit() {
        add(EffectReference.self, "AnyObject")
        add(BlurReference.self, "UIVisualEffect", "AnyObject")
        initializer { () in EffectReference(UIVisualEffect()) }
        initializer("style") { (style: UIBlurEffect.Style) in
            BlurReference(effect: UIBlurEffect(style: style))
        }
        typealias Style = UIBlurEffect.Style
        property(
            "visualEffect",
            of: "UIBackgroundConfiguration",
            get: { (background: UIBackgroundConfiguration) in
                background.visualEffect.map { EffectReference($0) }
            },
            set: { (background: inout UIBackgroundConfiguration, effect: EffectReference?) in
                background.visualEffect = effect?.effect
            }
        )
        let type = EffectViewReference.typeName
        add(EffectViewReference.self, "UIView", "AnyObject")
        initializers(
            of: type,
            [
                .function("init", [.or("frame", CGRect.zero)]) { (frame: CGRect) in
                    EffectViewReference(UIVisualEffectView(frame: frame))
                },
                .function("init", ["effect"]) { (effect: EffectReference?) in
                    EffectViewReference(UIVisualEffectView(effect: effect?.effect))
                },
            ]
        )
        property(
            "effect",
            of: type,
            get: { (view: EffectViewReference) in view.view.effect.map { EffectReference($0) } },
            set: { $0.view.effect = $1?.effect }
        )
        property("contentView", of: type) { (view: EffectViewReference) in
            ViewReference(view.view.contentView)
        }
    }
}

import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

extension UIView.AnimationOptions: EngineValue {
    static var engineType: EngineType { .uiViewAnimationOptions }
}

// Animation blocks of views.
extension Bridge {
    mutating func addViewAnimations() {
        typealias Options = UIView.AnimationOptions
        typealias Completion = Callback<Nothing, Bool>

        factory("animate", of: "UIView", labels: "withDuration", "animations") {
            (duration: Double, changes: Action) in
            UIView.animate(withDuration: duration) { _ = changes() }
            return Nothing()
        }
        factory("animate", of: "UIView", labels: "withDuration", "animations", .orNil("completion")) {
            (duration: Double, changes: Action, completion: Completion?) in
            UIView.animate(
                withDuration: duration,
                animations: { _ = changes() },
                completion: completion.map { completion in { _ = completion($0) } }
            )
            return Nothing()
        }
        factory(
            "animate",
            of: "UIView",
            labels: "withDuration",
            "delay",
            .or("options", Options()),
            "animations",
            .orNil("completion")
        ) { (duration: Double, delay: Double, options: Options, changes: Action, completion: Completion?) in
            UIView.animate(
                withDuration: duration,
                delay: delay,
                options: options,
                animations: { _ = changes() },
                completion: completion.map { completion in { _ = completion($0) } }
            )
            return Nothing()
        }
        addSpringAnimations()
        factory("performWithoutAnimation", of: "UIView", labels: "_") { (changes: Action) in
            UIView.performWithoutAnimation { _ = changes() }
            return Nothing()
        }
    }

    private mutating func addSpringAnimations() {
        typealias Options = UIView.AnimationOptions
        typealias Completion = Callback<Nothing, Bool>
        factory(
            "animate",
            of: "UIView",
            labels: "withDuration",
            "delay",
            "usingSpringWithDamping",
            "initialSpringVelocity",
            .or("options", Options()),
            "animations",
            .orNil("completion")
        ) {
            (
                duration: Double,
                delay: Double,
                dampingRatio: Double,
                velocity: Double,
                options: Options,
                changes: Action,
                completion: Completion?
            ) in
            UIView.animate(
                withDuration: duration,
                delay: delay,
                usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity,
                options: options,
                animations: { _ = changes() },
                completion: completion.map { completion in { _ = completion($0) } }
            )
            return Nothing()
        }
        factory(
            "animate",
            of: "UIView",
            labels: .or("springDuration", 0.5),
            .or("bounce", 0.0),
            .or("initialSpringVelocity", 0.0),
            .or("delay", 0.0),
            .or("options", Options()),
            "animations",
            .orNil("completion")
        ) {
            (
                duration: Double,
                bounce: Double,
                velocity: Double,
                delay: Double,
                options: Options,
                changes: Action,
                completion: Completion?
            ) in
            UIView.animate(
                springDuration: duration,
                bounce: bounce,
                initialSpringVelocity: velocity,
                delay: delay,
                options: options,
                animations: { _ = changes() },
                completion: completion.map { completion in { _ = completion($0) } }
            )
            return Nothing()
        }
        factory("animate", of: "UIView", labels: "_", "changes", .orNil("completion")) {
            (animation: Animation, changes: Action, completion: Action?) in
            UIView.animate(
                animation,
                changes: { _ = changes() },
                completion: completion.map { completion in { _ = completion() } }
            )
            return Nothing()
        }
    }
}

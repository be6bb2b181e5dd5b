import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

extension UIViewAnimatingPosition: EngineValue {
    static var engineType: EngineType { .uiViewAnimatingPosition }
}
extension UIView.AnimationCurve: EngineValue { static var engineType: EngineType { .uiViewAnimationCurve } }

/// Animations of views that begin when they are told to.
struct AnimatorReference: EngineValue {
    let animator: UIViewPropertyAnimator
    static var engineType: EngineType { .uiViewPropertyAnimator }
}

// Animations that begin when they are told to.
extension Bridge {
    mutating func addPropertyAnimators() {
        typealias Completion = Callback<Nothing, UIViewAnimatingPosition>
        let type = AnimatorReference.typeName
        add(AnimatorReference.self, "AnyObject")
        initializer("duration", "curve", .orNil("animations")) {
            (duration: Double, curve: UIView.AnimationCurve, changes: Action?) in
            AnimatorReference(
                animator: UIViewPropertyAnimator(
                    duration: duration,
                    curve: curve,
                    animations: changes.map { changes in { _ = changes() } }
                )
            )
        }
        initializer("duration", "dampingRatio", .orNil("animations")) {
            (duration: Double, dampingRatio: Double, changes: Action?) in
            AnimatorReference(
                animator: UIViewPropertyAnimator(
                    duration: duration,
                    dampingRatio: dampingRatio,
                    animations: changes.map { changes in { _ = changes() } }
                )
            )
        }
        initializer("duration", "controlPoint1", "controlPoint2", .orNil("animations")) {
            (duration: Double, first: CGPoint, second: CGPoint, changes: Action?) in
            AnimatorReference(
                animator: UIViewPropertyAnimator(
                    duration: duration,
                    controlPoint1: first,
                    controlPoint2: second,
                    animations: changes.map { changes in { _ = changes() } }
                )
            )
        }
        factory(
            "runningPropertyAnimator",
            of: type,
            labels: "withDuration",
            "delay",
            .or("options", UIView.AnimationOptions()),
            "animations",
            .orNil("completion")
        ) {
            (
                duration: Double,
                delay: Double,
                options: UIView.AnimationOptions,
                changes: Action,
                completion: Completion?
            ) in
            AnimatorReference(
                animator: UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: duration,
                    delay: delay,
                    options: options,
                    animations: { _ = changes() },
                    completion: completion.map { completion in { _ = completion($0) } }
                )
            )
        }
        addAnimatorMethods()
    }

    private mutating func addAnimatorMethods() {
        typealias Completion = Callback<Nothing, UIViewAnimatingPosition>
        let type = AnimatorReference.typeName
        property("duration", of: type) { (animator: AnimatorReference) in animator.animator.duration }
        property("isRunning", of: type) { (animator: AnimatorReference) in animator.animator.isRunning }
        property(
            "isInterruptible",
            of: type,
            get: { (animator: AnimatorReference) in animator.animator.isInterruptible },
            set: { $0.animator.isInterruptible = $1 }
        )
        method("addAnimations", of: type, labels: "_") { (animator: AnimatorReference, changes: Action) in
            animator.animator.addAnimations { _ = changes() }
            return Nothing()
        }
        method("addCompletion", of: type, labels: "_") {
            (animator: AnimatorReference, completion: Completion) in
            animator.animator.addCompletion { _ = completion($0) }
            return Nothing()
        }
        method("startAnimation", of: type) { (animator: AnimatorReference) in
            animator.animator.startAnimation()
            return Nothing()
        }
        method("startAnimation", of: type, labels: "afterDelay") {
            (animator: AnimatorReference, delay: Double) in
            animator.animator.startAnimation(afterDelay: delay)
            return Nothing()
        }
        method("stopAnimation", of: type, labels: "_") {
            (animator: AnimatorReference, withoutFinishing: Bool) in
            animator.animator.stopAnimation(withoutFinishing)
            return Nothing()
        }
        method("finishAnimation", of: type, labels: "at") {
            (animator: AnimatorReference, position: UIViewAnimatingPosition) in
            animator.animator.finishAnimation(at: position)
            return Nothing()
        }
    }
}

public import Graphics
public import ViewEngine

extension UIView {
    /// Animates the changes that a closure makes, for a duration in seconds.
    public class func animate(withDuration duration: Double, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates the changes that a closure makes, and runs another closure at their end.
    public class func animate(
        withDuration duration: Double,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates the changes that a closure makes, after a delay in seconds.
    public class func animate(
        withDuration duration: Double,
        delay: Double,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = Animation.timingCurve(options.curve, duration: duration)
        animate(
            animation,
            lasting: duration,
            delay: delay,
            options: options,
            changes: animations,
            completion: completion
        )
    }

    /// Animates the changes that a closure makes with a spring.
    ///
    /// The spring has come to rest after the duration; its velocity at the start is in distances per second.
    public class func animate(
        withDuration duration: Double,
        delay: Double,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(lasting: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        let animation = Animation.interpolatingSpring(spring, initialVelocity: velocity)
        animate(
            animation,
            lasting: duration,
            delay: delay,
            options: options,
            changes: animations,
            completion: completion
        )
    }

    /// Animates the changes that a closure makes with a spring, by its perceived duration (iOS 17).
    public class func animate(
        springDuration duration: Double = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity velocity: CGFloat = 0,
        delay: Double = 0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, bounce: bounce)
        let animation = Animation.interpolatingSpring(spring, initialVelocity: velocity)
        animate(
            animation,
            lasting: spring.settlingDuration,
            delay: delay,
            options: options,
            changes: animations,
            completion: completion
        )
    }

    /// Animates the changes that a closure makes with an animation of SwiftUI's (iOS 18).
    public class func animate(
        _ animation: Animation,
        changes: () -> Void,
        completion: (() -> Void)? = nil
    ) {
        _ = AnimationBlock.run(animation, changes: changes)
        let duration = animation.restDuration
        guard let completion, duration.isFinite else { return }
        finish(after: duration) { _ in completion() }
    }

    /// Runs a closure whose changes take effect at once, also inside of an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        _ = AnimationBlock.run(nil, changes: actionsWithoutAnimation)
    }

    private class func animate(
        _ animation: Animation,
        lasting duration: Double,
        delay: Double,
        options: AnimationOptions,
        changes: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let hasChanges = AnimationBlock.run(options.applied(to: animation, delay: delay), changes: changes)
        guard let completion else { return }
        // Without a change there is nothing to wait for; a repetition has no end.
        guard hasChanges else { return finish(after: 0, completion) }
        guard !options.contains(.repeat) else { return }
        let passes = options.contains(.autoreverse) ? 2.0 : 1
        finish(after: delay + passes * duration, completion)
    }

    /// Runs the closure at the end of an animation, with the traits of now.
    private class func finish(after seconds: Double, _ completion: @escaping (Bool) -> Void) {
        let traits = UITraitCollection.current
        DispatchQueue.main.run(after: seconds) {
            UITraitCollection.$current.withValue(traits) { completion(true) }
        }
    }
}

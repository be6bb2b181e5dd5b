public import Graphics
import ViewEngine

/// Animations of views that begin when they are told to.
public final class UIViewPropertyAnimator {
    /// In seconds.
    public let duration: Double
    private let animation: Animation
    private let restDuration: Double
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Whether the animations have begun and not ended.
    public private(set) var isRunning = false
    public var isInterruptible = true

    private init(duration: Double, _ animation: Animation, lasting restDuration: Double) {
        self.duration = duration
        self.animation = animation
        self.restDuration = restDuration
    }

    /// Animations along a curve.
    public convenience init(
        duration: Double,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, .timingCurve(curve.curve, duration: duration), lasting: duration)
        if let animations { addAnimations(animations) }
    }

    /// Animations along a Bézier curve, by its control points.
    public convenience init(
        duration: Double,
        controlPoint1: CGPoint,
        controlPoint2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let animation = Animation.timingCurve(
            controlPoint1.x,
            controlPoint1.y,
            controlPoint2.x,
            controlPoint2.y,
            duration: duration
        )
        self.init(duration: duration, animation, lasting: duration)
        if let animations { addAnimations(animations) }
    }

    /// Animations on a spring, which has come to rest after the duration.
    public convenience init(
        duration: Double,
        dampingRatio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        let spring = Spring(lasting: duration, dampingRatio: dampingRatio, initialVelocity: 0)
        self.init(duration: duration, .interpolatingSpring(spring), lasting: duration)
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator whose animations begin at once, or after a delay in seconds.
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: Double,
        delay: Double,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = Animation.timingCurve(options.curve, duration: duration)
        let animator = UIViewPropertyAnimator(duration: duration, curve, lasting: duration)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// Adds a closure that runs at the end of the animations.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Begins the animations after a delay in seconds.
    public func startAnimation(afterDelay delay: Double) {
        let animation = delay == 0 ? animation : animation.delay(delay)
        let changes = animations
        animations = []
        isRunning = true
        _ = AnimationBlock.run(animation) { for change in changes { change() } }
        let traits = UITraitCollection.current
        DispatchQueue.main.run(after: delay + restDuration) {
            UITraitCollection.$current.withValue(traits) { self.end() }
        }
    }

    /// Ends the animator; what it has changed stays changed.
    public func stopAnimation(_ withoutFinishing: Bool) {
        isRunning = false
        if withoutFinishing { completions = [] }
    }

    /// Runs the completions of an animator that was stopped.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

    private func end(at position: UIViewAnimatingPosition = .end) {
        isRunning = false
        let ended = completions
        completions = []
        for completion in ended { completion(position) }
    }
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Hashable, Sendable {
    case end, start, current
}

extension UIView {
    /// The curve of an animation.
    public enum AnimationCurve: Hashable, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var curve: UnitCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}

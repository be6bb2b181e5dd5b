/// An animation that an update has started.
package struct StartedAnimation: Hashable, Sendable {
    /// In seconds of the recording.
    package let time: Double
    package let curve: AnimationCurve
    /// In the order in which they were applied.
    package let modifiers: [AnimationModifier]
    /// The seconds until a value that starts from rest counts as arrived; infinity if it repeats forever.
    package let duration: Double

    init(_ animation: ResolvedAnimation, at time: Double) {
        self.time = time
        curve = animation.curve
        modifiers = animation.modifiers
        duration = animation.duration
    }
}

/// A point in the course of an animation.
struct AnimationPhase {
    /// Seconds since the start.
    var time: Double
    /// Whether the animation runs backwards: its progress is subtracted from 1.
    var isReversed = false
}

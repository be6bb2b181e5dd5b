/// A place in an animation.
struct AnimationPhase {
    /// Seconds since the start.
    var time: Double
    /// Whether the animation runs backwards: it shows what is left instead of what is done.
    var isReversed = false
}

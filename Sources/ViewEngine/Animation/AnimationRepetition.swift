/// The part of an animation without end that is the same again and again.
struct AnimationRepetition: Hashable {
    /// The seconds of the animation before it.
    var start: Double
    /// In seconds.
    var period: Double
}

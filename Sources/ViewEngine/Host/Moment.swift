/// When a tree is drawn, and how much of it.
struct Moment {
    /// In seconds; infinity is when nothing moves any more.
    let time: Double
    /// Whether what is not to be seen just now is drawn as well, since at another moment it may be.
    let keepsInvisible: Bool

    /// The moment with all that may be seen at another one.
    var complete: Moment { Moment(time: time, keepsInvisible: true) }
}

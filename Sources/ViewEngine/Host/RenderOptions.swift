/// The time at which a tree is rendered, and whether hidden items are included.
struct RenderOptions {
    /// In seconds; infinity is the time at which every animation has ended.
    let time: Double
    /// Whether items that are invisible at this time are rendered too, because they are visible at another.
    let includesHidden: Bool

    /// The same time with hidden items included.
    var includingHidden: RenderOptions { RenderOptions(time: time, includesHidden: true) }
}

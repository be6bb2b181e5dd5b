/// The time at which a tree is rendered, and whether hidden items are included.
struct RenderOptions {
    /// In seconds; infinity is the time at which every animation has ended.
    let time: Double
    /// Whether items that are invisible at this time are rendered too, because they are visible at another.
    private(set) var includesHidden: Bool
    /// The disappearing views whose content moves to that of another one.
    private(set) var movedViews: [MatchedGeometryNode] = []

    init(time: Double, includesHidden: Bool) {
        self.time = time
        self.includesHidden = includesHidden
    }

    /// The same time with hidden items included.
    var includingHidden: RenderOptions {
        var options = self
        options.includesHidden = true
        return options
    }

    /// The same with disappearing views where they move to.
    func moving(_ views: [MatchedGeometryNode]) -> RenderOptions {
        var options = self
        options.movedViews += views
        return options
    }
}

extension Timeline {
    /// What a picture is over time, found by looking at it often enough.
    ///
    /// `moment` draws the picture at a time, with all that is not to be seen just then. It is continuous
    /// between the updates; at the time of an update it draws what the update made of it. It is called
    /// sixty times for a second, more often where something moves faster than a straight line could
    /// follow, and never more than once for each tick and twice for each update;
    /// less often if the picture has hundreds of items.
    public init(duration: Double, updateTimes: [Double], moment: (Double) -> DisplayList) {
        let samples = TimelineSamples(duration: duration, updateTimes: updateTimes, moment: moment)
        let merge = TimelineMerge(times: samples.moments.map(\.time), duration: duration)
        self.init(
            size: samples.moments[0].picture.size,
            duration: duration,
            items: merge.items(
                of: samples.moments.indices.map { ($0, samples.moments[$0].picture.items) }
            ).seen
        )
    }
}

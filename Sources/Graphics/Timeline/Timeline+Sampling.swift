extension Timeline {
    /// A picture over time, sampled at enough moments.
    ///
    /// `moment` returns the picture at a time, including the items that are invisible at that time. It is
    /// continuous between the updates; at the time of an update it returns the state after it. It is
    /// called sixty times for each second, more often where something moves faster than a straight line
    /// can follow, but at most once for each tick and twice for each update, and less often if the
    /// picture has hundreds of items. Of a picture that repeats, one period is sampled.
    package init(
        duration: Double,
        updateTimes: [Double],
        repetition: TimelineRepetition? = nil,
        moment: (Double) -> DisplayList
    ) {
        let tick = duration / Double(Timeline.tickCount(duration: duration))
        let repetition = repetition.flatMap { $0.isUseful(duration: duration, tick: tick) ? $0 : nil }
        let samples = TimelineSamples(
            duration: repetition?.firstEnd ?? duration,
            tick: tick,
            updateTimes: updateTimes,
            moment: moment
        )
        let merge = TimelineMerge(
            times: samples.moments.map(\.time),
            duration: duration,
            tick: tick,
            repetition: repetition
        )
        self.init(
            size: samples.moments[0].picture.size,
            duration: duration,
            items: merge.items(
                of: samples.moments.indices.map { ($0, samples.moments[$0].picture.items) }
            ).visible
        )
    }
}

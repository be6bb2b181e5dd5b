extension Animated {
    /// The share of the error that is spent on dropping keyframes.
    private static var share: Double { 0.75 }

    /// What is nearer is the same but for a rounding error.
    private static var roundingError: Double { 0.01 }

    /// A value that was seen at many moments, with as few keyframes as say the same.
    ///
    /// Two moments at one time are before and after an update. A keyframe stays there if the value
    /// jumps or changes its course.
    init(samples: [Keyframe<Value>]) {
        let first = samples[0].value
        guard samples.contains(where: { $0.value != first }) else {
            self.init(first)
            return
        }

        var kept: [Keyframe<Value>] = []
        var start = 0
        for end in samples.indices
        where end == samples.count - 1 || samples[end].time == samples[end + 1].time {
            Self.append(samples[start...end], to: &kept)
            start = end + 1
        }
        let isStill = kept.allSatisfy { $0.value.distance(to: first) < Self.roundingError }
        self = isStill ? Animated(first) : Animated(keyframes: kept)
    }

    /// Appends the moments between two updates.
    private static func append(_ run: ArraySlice<Keyframe<Value>>, to kept: inout [Keyframe<Value>]) {
        guard let first = run.first else { return }
        let update = kept.count - 1
        let jumps = update < 0 || kept[update].value.distance(to: first.value) > roundingError
        if jumps { kept.append(first) }
        let next = kept.count
        appendNeeded(of: run, to: &kept)
        guard !jumps, update > 0, next < kept.count else { return }
        let line = [kept[update - 1], kept[update], kept[next]]
        if line[0].time < line[1].time, isStraight(line[...], within: roundingError) {
            kept.remove(at: update)
        }
    }

    /// Appends the ends of the longest straight lines that are near enough to all moments.
    private static func appendNeeded(
        of run: ArraySlice<Keyframe<Value>>,
        to kept: inout [Keyframe<Value>]
    ) {
        let last = run.endIndex - 1
        var start = run.startIndex
        while start < last {
            // The next moment is always near enough. Lines are tried twice as long each time, and then
            // all lengths between the last two by halves.
            var end = start + 1
            var step = 1
            while end < last, isStraight(run[start...min(end + step, last)], within: share) {
                end = min(end + step, last)
                step *= 2
            }
            while step > 1, end < last {
                step /= 2
                if end + step <= last, isStraight(run[start...end + step], within: share) { end += step }
            }
            kept.append(run[end])
            start = end
        }
    }

    private static func isStraight(_ run: ArraySlice<Keyframe<Value>>, within limit: Double) -> Bool {
        let start = run[run.startIndex]
        let end = run[run.endIndex - 1]
        return run.dropFirst().dropLast().allSatisfy { keyframe in
            let amount = (keyframe.time - start.time) / (end.time - start.time)
            let line = start.value.interpolated(towards: end.value, amount: amount)
            return keyframe.value.distance(to: line) <= limit
        }
    }
}

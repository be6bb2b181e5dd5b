extension Animated {
    /// The part of the tolerance that is spent on dropping keyframes.
    private static var share: Double { 0.75 }

    /// The distance below which two values differ by a rounding error only.
    private static var roundingError: Double { 0.01 }

    /// A value sampled at many moments, with as few keyframes as describe it within the tolerance.
    ///
    /// Two moments at one time are before and after an update. A keyframe remains there if the value
    /// jumps or changes its course.
    init(samples: [Keyframe<Value>]) {
        let first = samples[0].value
        guard samples.contains(where: { $0.value != first }) else {
            self.init(first)
            return
        }

        var keyframes: [Keyframe<Value>] = []
        var start = 0
        for end in samples.indices
        where end == samples.count - 1 || samples[end].time == samples[end + 1].time {
            Self.append(samples[start...end], to: &keyframes)
            start = end + 1
        }
        let isStill = keyframes.allSatisfy { $0.value.distance(to: first) < Self.roundingError }
        self = isStill ? Animated(first) : Animated(keyframes: keyframes)
    }

    /// Appends the moments between two updates.
    private static func append(_ run: ArraySlice<Keyframe<Value>>, to keyframes: inout [Keyframe<Value>]) {
        guard let first = run.first else { return }
        let update = keyframes.count - 1
        let jumps = update < 0 || keyframes[update].value.distance(to: first.value) > roundingError
        if jumps { keyframes.append(first) }
        let next = keyframes.count
        appendNeeded(of: run, to: &keyframes)
        guard !jumps, update > 0, next < keyframes.count else { return }
        let line = [keyframes[update - 1], keyframes[update], keyframes[next]]
        if line[0].time < line[1].time, isStraight(line[...], within: roundingError) {
            keyframes.remove(at: update)
        }
    }

    /// Appends the ends of the longest straight lines that are near enough to all moments.
    private static func appendNeeded(
        of run: ArraySlice<Keyframe<Value>>,
        to keyframes: inout [Keyframe<Value>]
    ) {
        let last = run.endIndex - 1
        var start = run.startIndex
        while start < last {
            // The next moment is always near enough. The line is doubled while it fits; then a binary
            // search finds the longest one between the last two lengths.
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
            keyframes.append(run[end])
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

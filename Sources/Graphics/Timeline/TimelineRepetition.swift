/// The end of an interaction in which the picture repeats.
package struct TimelineRepetition: Equatable, Sendable {
    /// The start of the first period, in seconds; nothing is updated after it.
    package var start: Double
    /// In seconds.
    package var period: Double

    package init(start: Double, period: Double) {
        self.start = start
        self.period = period
    }

    /// The end of the first period, in seconds.
    package var firstEnd: Double { start + period }

    /// The least ticks of a period: the keyframes of a shorter one would be moved too far by placing them at ticks.
    private static let leastTicks = 16.0

    /// Whether it saves anything to sample one period only, for a number of ticks of a duration.
    func isUseful(duration: Double, tick: Double) -> Bool {
        firstEnd + tick < duration && period >= Self.leastTicks * tick
    }
}

extension Animated {
    /// The value, which is known until the end of the first period, until the end of a duration.
    ///
    /// The keyframes of later periods are at the nearest ticks.
    func repeating(_ repetition: TimelineRepetition, until duration: Double, tick: Double) -> Animated {
        guard !isConstant else { return self }
        let later = keyframes.filter { $0.time > repetition.start }
        let first = Keyframe(time: repetition.start, value: value(at: repetition.start))
        var all = keyframes
        guard later.contains(where: { $0.value != first.value }) else {
            all[all.count - 1].time = duration
            return Animated(keyframes: all)
        }
        var last = Keyframe(time: repetition.firstEnd, value: all[all.count - 1].value)
        for count in 1... {
            let shift = Double(count) * repetition.period
            for keyframe in later {
                let time = keyframe.time + shift
                guard time < duration else {
                    let amount = time > last.time ? (duration - last.time) / (time - last.time) : 1
                    let value = last.value.interpolated(towards: keyframe.value, amount: amount)
                    all.append(Keyframe(time: duration, value: value))
                    return Animated(keyframes: all)
                }
                last = Keyframe(time: time, value: keyframe.value)
                all.append(
                    Keyframe(time: min((time / tick).rounded() * tick, duration), value: keyframe.value)
                )
            }
        }
        return self
    }
}

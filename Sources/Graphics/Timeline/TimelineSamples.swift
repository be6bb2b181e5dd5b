/// A picture at enough moments that straight lines between them miss nothing.
struct TimelineSamples {
    struct Moment {
        let time: Double
        let picture: DisplayList
    }

    /// In the order of their times; two at the time of an update, before and after it.
    private(set) var moments: [Moment] = []

    /// The shortest change that is never missed, in seconds.
    private static let frame = 1.0 / 60
    /// The most items of all moments together: a picture of hundreds of items is sampled less often.
    private static let maximumItemCount = 100_000

    /// The number of moments that may be added to the required ones.
    private var spareMoments = 0
    /// The time between two required moments, in seconds.
    private var stride = Self.frame

    init(duration: Double, tick: Double, updateTimes: [Double], moment: (Double) -> DisplayList) {
        let most = Self.maximumItemCount / max(1, moment(0).items.deepCount)
        stride = max(Self.frame, duration / Double(max(1, most / 2)))
        spareMoments = most / 2
        let updates = Set(updateTimes).filter { $0 >= 0 && $0 <= duration }.sorted()
        var start = 0.0
        for update in updates {
            append(from: start, to: update, tick: tick) { time in
                // The first of the two moments of an update is the state before it.
                Moment(time: time, picture: moment(time == update ? update.nextDown : time))
            }
            start = update
        }
        append(from: start, to: duration, tick: tick) { Moment(time: $0, picture: moment($0)) }
    }

    /// Appends the moments between two updates.
    private mutating func append(
        from start: Double,
        to end: Double,
        tick: Double,
        makeMoment: (Double) -> Moment
    ) {
        moments.append(makeMoment(start))
        guard start < end else { return }
        var times = [start]
        var index = (start / tick).rounded(.down) + 1
        // An update very near a tick needs no other moment there.
        while index * tick < end - tick / 16 {
            if index * tick > start + tick / 16 { times.append(index * tick) }
            index += 1
        }
        times.append(end)

        let stride = max(1, Int(self.stride / tick))
        var position = 0
        while position < times.count - 1 {
            let next = min(position + stride, times.count - 1)
            append(upTo: makeMoment(times[next]), at: times[position...next], makeMoment: makeMoment)
            position = next
        }
    }

    /// Appends a moment, and those before it that a straight line from the last moment would miss.
    private mutating func append(
        upTo end: Moment,
        at times: ArraySlice<Double>,
        makeMoment: (Double) -> Moment
    ) {
        let start = moments[moments.count - 1]
        // Nothing moved in a picture that is the same at both ends of a frame.
        if times.count > 2, !start.picture.items.isSame(as: end.picture.items) {
            let position = (times.startIndex + times.endIndex - 1) / 2
            let middle = makeMoment(times[position])
            let amount = (middle.time - start.time) / (end.time - start.time)
            spareMoments -= 1
            let isStraight = middle.picture.items.areNearLine(
                from: start.picture.items,
                to: end.picture.items,
                amount: amount
            )
            guard isStraight || spareMoments <= 0 else {
                append(upTo: middle, at: times[...position], makeMoment: makeMoment)
                append(upTo: end, at: times[position...], makeMoment: makeMoment)
                return
            }
            moments.append(middle)
        }
        moments.append(end)
    }
}

extension Interpolatable {
    /// The part of the tolerance that a straight line may be off halfway.
    ///
    /// Elsewhere it can be off by twice as much; the rest is left for the keyframes that are dropped.
    private static var share: Double { 0.1 }

    /// Whether the value is near enough to the straight line between two others.
    func isNearLine(from start: Self, to end: Self, amount: Double) -> Bool {
        distance(to: start.interpolated(towards: end, amount: amount)) <= Self.share
    }
}

extension [DisplayItem] {
    /// The number of items, those inside groups included.
    fileprivate var deepCount: Int {
        reduce(0) { count, item in
            if case .group(_, let items) = item.drawing { count + 1 + items.deepCount } else { count + 1 }
        }
    }

    /// Whether the items are the same ones, and look the same.
    fileprivate func isSame(as others: [DisplayItem]) -> Bool {
        guard count == others.count else { return false }
        for index in indices {
            guard self[index].id == others[index].id else { return false }
            if case .group(let effect, let items) = self[index].drawing,
                case .group(let otherEffect, let otherItems) = others[index].drawing
            {
                guard effect == otherEffect, items.isSame(as: otherItems) else { return false }
            } else if self[index].drawing != others[index].drawing {
                return false
            }
        }
        return true
    }
}

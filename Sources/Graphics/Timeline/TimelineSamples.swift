/// A picture at so many moments that nothing is missed between any two of them.
struct TimelineSamples {
    struct Moment {
        let time: Double
        let picture: DisplayList
    }

    /// In the order of their times; two at the time of an update, before and after it.
    private(set) var moments: [Moment] = []

    /// What lasts shorter may be missed, in seconds.
    private static let frame = 1.0 / 60
    /// How many items all moments together may have: what has hundreds of them is looked at less often.
    private static let maximumItemCount = 100_000

    /// How many more moments there may be beside those that must be.
    private var spareMoments = 0
    /// The time between two moments that must be, in seconds.
    private var stride = Self.frame

    init(duration: Double, updateTimes: [Double], moment: (Double) -> DisplayList) {
        let most = Self.maximumItemCount / max(1, moment(0).items.deepCount)
        stride = max(Self.frame, duration / Double(max(1, most / 2)))
        spareMoments = most / 2
        let tick = duration / Double(Timeline.tickCount(duration: duration))
        let updates = Set(updateTimes).filter { $0 >= 0 && $0 <= duration }.sorted()
        var start = 0.0
        for update in updates {
            append(from: start, to: update, tick: tick) { time in
                // Just before an update all is as before it.
                Moment(time: time, picture: moment(time == update ? update.nextDown : time))
            }
            start = update
        }
        append(from: start, to: duration, tick: tick) { Moment(time: $0, picture: moment($0)) }
    }

    /// Appends the moments between two updates.
    private mutating func append(from start: Double, to end: Double, tick: Double, take: (Double) -> Moment) {
        moments.append(take(start))
        guard start < end else { return }
        var times = [start]
        var index = (start / tick).rounded(.down) + 1
        // An update that is all but on a tick needs no other moment there.
        while index * tick < end - tick / 16 {
            if index * tick > start + tick / 16 { times.append(index * tick) }
            index += 1
        }
        times.append(end)

        let stride = max(1, Int(self.stride / tick))
        var position = 0
        while position < times.count - 1 {
            let next = min(position + stride, times.count - 1)
            append(upTo: take(times[next]), times[position...next], take: take)
            position = next
        }
    }

    /// Appends a moment, and those before it that a straight line from the last one would miss.
    private mutating func append(upTo end: Moment, _ times: ArraySlice<Double>, take: (Double) -> Moment) {
        let start = moments[moments.count - 1]
        // What is the same at both ends of a frame did not move.
        if times.count > 2, !start.picture.items.isSame(as: end.picture.items) {
            let position = (times.startIndex + times.endIndex - 1) / 2
            let middle = take(times[position])
            let amount = (middle.time - start.time) / (end.time - start.time)
            spareMoments -= 1
            let isStraight = middle.picture.items.isBetween(
                start.picture.items,
                end.picture.items,
                amount: amount
            )
            guard isStraight || spareMoments <= 0 else {
                append(upTo: middle, times[...position], take: take)
                append(upTo: end, times[position...], take: take)
                return
            }
            moments.append(middle)
        }
        moments.append(end)
    }
}

/// The share of the error that a straight line may have halfway.
///
/// Elsewhere it can have twice as much, and the rest is left for the keyframes that are dropped.
private let share = 0.1

extension [DisplayItem] {
    /// How many items there are, in groups as well.
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

    /// Whether the items lie on a straight line from others to others.
    fileprivate func isBetween(_ starts: [DisplayItem], _ ends: [DisplayItem], amount: Double) -> Bool {
        guard count == starts.count, count == ends.count else { return false }
        return indices.allSatisfy { self[$0].isBetween(starts[$0], ends[$0], amount: amount) }
    }
}

extension DisplayItem {
    fileprivate func isBetween(_ start: DisplayItem, _ end: DisplayItem, amount: Double) -> Bool {
        guard isStage(of: start), isStage(of: end) else { return false }
        func isLinear<Value: Interpolatable>(_ middle: Value, _ start: Value, _ end: Value) -> Bool {
            middle.distance(to: start.interpolated(towards: end, amount: amount)) <= share
        }
        switch (drawing, start.drawing, end.drawing) {
        case (.fill(let shape, let color), .fill(let shape1, let color1), .fill(let shape2, let color2)):
            return isLinear(shape, shape1, shape2) && isLinear(color, color1, color2)
        case (
            .stroke(let shape, let style, let color), .stroke(let shape1, let style1, let color1),
            .stroke(let shape2, let style2, let color2)
        ):
            return isLinear(shape, shape1, shape2) && isLinear(style, style1, style2)
                && isLinear(color, color1, color2)
        case (.glyphs(let run), .glyphs(let run1), .glyphs(let run2)):
            return isLinear(run.origin, run1.origin, run2.origin)
                && isLinear(run.color, run1.color, run2.color)
        case (.group(let effect, let items), .group(let effect1, let items1), .group(let effect2, let items2)):
            switch (effect, effect1, effect2) {
            case (.opacity(let opacity), .opacity(let opacity1), .opacity(let opacity2)):
                guard isLinear(opacity, opacity1, opacity2) else { return false }
            case (.transform(let transform), .transform(let transform1), .transform(let transform2)):
                guard isLinear(transform, transform1, transform2) else { return false }
            case (.shadow(let shadow), .shadow(let shadow1), .shadow(let shadow2)):
                guard isLinear(shadow, shadow1, shadow2) else { return false }
            case (.clip(let shape), .clip(let shape1), .clip(let shape2)):
                guard isLinear(shape, shape1, shape2) else { return false }
            default: break
            }
            return items.isBetween(items1, items2, amount: amount)
        default:
            return false
        }
    }
}

/// Merges the pictures of many moments into one tree.
struct TimelineMerge {
    /// The times of the moments; where two are equal, the picture jumps.
    let times: [Double]
    let duration: Double
    /// The shortest distance of two keyframes, in seconds.
    let tick: Double
    /// The period that the moments end with, if the picture repeats it until the end of the duration.
    let repetition: TimelineRepetition?

    /// The end of the moments, in seconds.
    private var end: Double { repetition?.firstEnd ?? duration }

    /// An item at the moments at which it is in the picture.
    struct Slot {
        fileprivate var stages: [(moment: Int, item: DisplayItem)]

        fileprivate var last: DisplayItem { stages[stages.count - 1].item }
    }

    /// The union of siblings at several moments, in an order in which each moment paints them.
    func items(of moments: [(moment: Int, items: [DisplayItem])]) -> [TimelineItem] {
        var slots: [Slot] = []
        for (moment, items) in moments {
            // The position above all items that are below this one at this moment.
            var position = 0
            for item in items {
                if let found = slots[position...].firstIndex(where: { item.isStage(of: $0.last) }) {
                    slots[found].stages.append((moment, item))
                    position = found + 1
                } else {
                    slots.insert(Slot(stages: [(moment, item)]), at: position)
                    position += 1
                }
            }
        }
        return slots.map { item($0, isAlwaysPresent: $0.stages.count == moments.count) }
    }

    private func item(_ slot: Slot, isAlwaysPresent: Bool) -> TimelineItem {
        var offset = Animated(CGSize.zero)
        /// The shape over time; the shape at rest and an offset where it is only moved.
        func outline(_ rest: ResolvedShape) -> Animated<ResolvedShape> {
            let offsets = slot.stages.map { $0.item.drawing.shape?.offset(from: rest) }
            guard offsets.contains(nil) else {
                offset = animated(slot.stages.indices.map { (slot.stages[$0].moment, offsets[$0] ?? .zero) })
                return Animated(rest)
            }
            return animated(slot, default: rest) { $0.shape }
        }

        let drawing: TimelineItem.Drawing
        switch slot.stages[0].item.drawing {
        case .fill(let shape, let color):
            drawing = .fill(outline(shape), color: animated(slot, default: color) { $0.color })
        case .stroke(let shape, let style, let color):
            drawing = .stroke(
                outline(shape),
                style: animated(slot, default: style) { $0.strokeStyle },
                color: animated(slot, default: color) { $0.color }
            )
        case .glyphs(let run):
            offset = animated(slot, default: .zero) { $0.origin?.offset(from: run.origin) }
            drawing = .glyphs(run, color: animated(slot, default: run.color) { $0.color })
        case .group(let effect, _):
            drawing = .group(
                self.effect(effect, of: slot),
                items: items(of: slot.stages.map { ($0.moment, $0.item.items) })
            )
        }
        return TimelineItem(
            id: slot.last.id,
            role: slot.last.role,
            presence: isAlwaysPresent ? Animated(true) : presence(slot),
            offset: offset,
            drawing: drawing
        )
    }

    // MARK: Values

    private func presence(_ slot: Slot) -> Animated<Bool> {
        let present = Set(slot.stages.map(\.moment))
        return complete(
            Animated(samples: times.indices.map { Keyframe(time: times[$0], value: present.contains($0)) })
        )
    }

    /// One value of an item over time.
    func animated<Value>(
        _ slot: Slot,
        default rest: Value,
        value: (DisplayItem.Drawing) -> Value?
    ) -> Animated<Value> {
        animated(slot.stages.map { ($0.moment, value($0.item.drawing) ?? rest) })
    }

    private func animated<Value>(_ stages: [(moment: Int, value: Value)]) -> Animated<Value> {
        var samples: [Keyframe<Value>] = []
        samples.reserveCapacity(stages.count + 2)
        var last = -1
        for (moment, value) in stages {
            // While the item is absent, the value is that of its last moment.
            if last >= 0, moment > last + 1 {
                let held = samples[samples.count - 1].value
                samples.append(Keyframe(time: times[last + 1], value: held))
                samples.append(Keyframe(time: times[moment], value: held))
            }
            samples.append(Keyframe(time: times[moment], value: value))
            last = moment
        }
        if let first = samples.first, first.time > 0 {
            samples.insert(Keyframe(time: 0, value: first.value), at: 0)
        }
        if let last = samples.last, last.time < end {
            samples.append(Keyframe(time: end, value: last.value))
        }
        return complete(Animated(samples: samples))
    }

    /// A value until the end of the duration.
    private func complete<Value>(_ value: Animated<Value>) -> Animated<Value> {
        guard let repetition else { return value }
        return value.repeating(repetition, until: duration, tick: tick)
    }
}

// The parts that only some drawings have.
extension DisplayItem.Drawing {
    fileprivate var shape: ResolvedShape? {
        switch self {
        case .fill(let shape, _), .stroke(let shape, _, _): shape
        case .glyphs, .group: nil
        }
    }

    fileprivate var color: ResolvedColor? {
        switch self {
        case .fill(_, let color), .stroke(_, _, let color): color
        case .glyphs(let run): run.color
        case .group: nil
        }
    }

    fileprivate var strokeStyle: StrokeStyle? {
        if case .stroke(_, let style, _) = self { style } else { nil }
    }

    /// The start of a line of text.
    fileprivate var origin: CGPoint? {
        if case .glyphs(let run) = self { run.origin } else { nil }
    }
}

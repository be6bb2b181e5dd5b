/// Makes one tree of the pictures of many moments.
struct TimelineMerge {
    /// When the moments are; where two are at the same time, the picture jumps.
    let times: [Double]
    let duration: Double

    /// An item at the moments when it is there.
    private struct Slot {
        var stages: [(moment: Int, item: DisplayItem)]

        var last: DisplayItem { stages[stages.count - 1].item }
    }

    /// The union of siblings, given at each moment when there are any, in an order in which each moment
    /// paints them.
    func items(of moments: [(moment: Int, items: [DisplayItem])]) -> [TimelineItem] {
        var slots: [Slot] = []
        for (moment, items) in moments {
            // Above what is below the item at this moment.
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
        return slots.map { item($0, isAlwaysThere: $0.stages.count == moments.count) }
    }

    private func item(_ slot: Slot, isAlwaysThere: Bool) -> TimelineItem {
        var offset = Animated(CGSize.zero)
        /// The outline, which stays as it is at rest where it is only moved.
        func outline(_ rest: ResolvedShape) -> Animated<ResolvedShape> {
            let offsets = slot.stages.map { $0.item.drawing.geometry?.offset(from: rest) }
            guard offsets.contains(nil) else {
                offset = animated(slot.stages.indices.map { (slot.stages[$0].moment, offsets[$0] ?? .zero) })
                return Animated(rest)
            }
            return animated(slot, or: rest) { $0.geometry }
        }

        let drawing: TimelineItem.Drawing
        switch slot.stages[0].item.drawing {
        case .fill(let geometry, let color):
            drawing = .fill(outline(geometry), animated(slot, or: color) { $0.color })
        case .stroke(let geometry, let style, let color):
            drawing = .stroke(
                outline(geometry),
                animated(slot, or: style) { $0.strokeStyle },
                animated(slot, or: color) { $0.color }
            )
        case .glyphs(let run):
            offset = animated(slot, or: .zero) { $0.origin?.offset(from: run.origin) }
            drawing = .glyphs(run, animated(slot, or: run.color) { $0.color })
        case .group(let effect, _):
            drawing = .group(
                self.effect(effect, of: slot),
                items(of: slot.stages.map { ($0.moment, $0.item.drawing.items) })
            )
        }
        return TimelineItem(
            id: slot.last.id,
            presence: isAlwaysThere ? Animated(true) : presence(slot),
            offset: offset,
            drawing: drawing
        )
    }

    private func effect(_ rest: DisplayEffect, of slot: Slot) -> TimelineItem.Effect {
        switch rest {
        case .opacity(let opacity):
            // A spring may go beyond; what is drawn does not.
            .opacity(animated(slot, or: opacity) { $0.effect?.opacity.map { max(0, min(1, $0)) } })
        case .transform(let transform):
            .transform(animated(slot, or: transform) { $0.effect?.transform })
        case .shadow(let shadow):
            .shadow(animated(slot, or: shadow) { $0.effect?.shadow })
        case .clip(let geometry):
            .clip(animated(slot, or: geometry) { $0.effect?.clip })
        case .blendMode(let mode):
            .blendMode(mode)
        case .compositing:
            .compositing
        }
    }

    // MARK: Values

    private func presence(_ slot: Slot) -> Animated<Bool> {
        let present = Set(slot.stages.map(\.moment))
        return Animated(samples: times.indices.map { Keyframe(time: times[$0], value: present.contains($0)) })
    }

    private func animated<Value>(
        _ slot: Slot,
        or rest: Value,
        _ value: (DisplayItem.Drawing) -> Value?
    ) -> Animated<Value> {
        animated(slot.stages.map { ($0.moment, value($0.item.drawing) ?? rest) })
    }

    private func animated<Value>(_ stages: [(moment: Int, value: Value)]) -> Animated<Value> {
        var samples: [Keyframe<Value>] = []
        samples.reserveCapacity(stages.count + 2)
        var last = -1
        for (moment, value) in stages {
            // While the item is away, the value waits.
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
        if let last = samples.last, last.time < duration {
            samples.append(Keyframe(time: duration, value: last.value))
        }
        return Animated(samples: samples)
    }
}

extension DisplayItem.Drawing {
    fileprivate var geometry: ResolvedShape? {
        switch self {
        case .fill(let geometry, _), .stroke(let geometry, _, _): geometry
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

    fileprivate var origin: CGPoint? {
        if case .glyphs(let run) = self { run.origin } else { nil }
    }

    fileprivate var effect: DisplayEffect? {
        if case .group(let effect, _) = self { effect } else { nil }
    }

    fileprivate var items: [DisplayItem] {
        if case .group(_, let items) = self { items } else { [] }
    }
}

extension DisplayEffect {
    fileprivate var opacity: Double? {
        if case .opacity(let opacity) = self { opacity } else { nil }
    }

    fileprivate var transform: CGAffineTransform? {
        if case .transform(let transform) = self { transform } else { nil }
    }

    fileprivate var shadow: Shadow? {
        if case .shadow(let shadow) = self { shadow } else { nil }
    }

    fileprivate var clip: ResolvedShape? {
        if case .clip(let geometry) = self { geometry } else { nil }
    }
}

import Graphics
import TestSupport
import Testing

@Suite struct `A timeline` {
    @Test(arguments: Scene.all)
    func `is within the tolerance at any time`(scene: Scene) {
        let timeline = scene.timeline
        var worst = 0.0
        for step in 0...Int(scene.duration * 997) {
            let time = Double(step) / 997
            // The time of a removal without an update is known to a tick only.
            let tick = scene.duration / Double(Timeline.tickCount(duration: scene.duration))
            if abs(time - 1.5) < tick { continue }
            let distance = timeline.displayList(at: time).distance(to: scene.moment(at: time))
            worst = max(worst, distance)
        }
        #expect(worst <= 1)
    }

    @Test(arguments: Scene.all)
    func `is exact at both ends`(scene: Scene) {
        let timeline = scene.timeline
        for time in [0, scene.duration] {
            #expect(timeline.displayList(at: time).distance(to: scene.moment(at: time)) < 0.001)
        }
    }

    @Test func `shows the state after an update from its very moment on`() {
        let timeline = Scene.press.timeline
        #expect(timeline.opacities(at: 0.4.nextDown) == [1])
        #expect(timeline.opacities(at: 0.4) == [0.2])
    }

    @Test func `needs few keyframes`() {
        #expect(Scene.press.timeline.keyframeTimes(of: "opacity")?.prefix(4) == [0, 0.4, 0.4, 1])
        #expect((Scene.press.timeline.keyframeTimes(of: "opacity") ?? []).count <= 16)
        #expect((Scene.travel.timeline.keyframeTimes(of: "translate") ?? []).count <= 60)
        #expect((Scene.shadow.timeline.keyframeTimes(of: "stdDeviation") ?? []).count <= 35)
    }

    @Test func `samples no more moments than it promises`() {
        for duration in [0.5, 2, 4, 30] {
            var count = 0
            _ = Timeline(duration: duration, updateTimes: [0.1, 0.2]) { time in
                count += 1
                // No straight line approximates this.
                let opacity = (time * 1000).rounded(.down).remainder(dividingBy: 2) == 0 ? 1.0 : 0
                return DisplayList(size: .zero, items: [Scene.group(id: 1, .opacity(opacity))])
            }
            #expect(count <= Timeline.tickCount(duration: duration) + 1 + 2 * 2)
        }
    }

    @Test(arguments: [2.0, 7.3, 30])
    func `samples one period of a picture that repeats`(duration: Double) {
        // A jump at the end of each period, and a bend in its middle.
        func moment(_ time: Double) -> DisplayList {
            let phase = time < 0.5 ? 0 : (time - 0.5).truncatingRemainder(dividingBy: 0.4) / 0.4
            let opacity = phase < 0.5 ? phase : 0.25 + phase / 2
            return DisplayList(
                size: .zero,
                items: [Scene.group(id: 1, .opacity(opacity), Scene.fill(id: 2, .rectangle(Scene.frame)))]
            )
        }
        var count = 0
        let timeline = Timeline(
            duration: duration,
            updateTimes: [0.5],
            repetition: TimelineRepetition(start: 0.5, period: 0.4)
        ) { time in
            count += 1
            return moment(time)
        }
        #expect(count < 300)
        #expect(timeline.duration == duration)
        let tick = duration / Double(Timeline.tickCount(duration: duration))
        for step in 0...Int(duration * 499) {
            let time = Double(step) / 499
            let toJump = abs(((time - 0.5) / 0.4).rounded() * 0.4 + 0.5 - time)
            guard toJump > 3 * tick else { continue }
            let (drawn, exact) = (timeline.opacities(at: time), moment(time))
            guard case .group(.opacity(let opacity), _) = exact.items[0].drawing else { continue }
            #expect(abs((drawn.first ?? 1) - opacity) < 0.02 + tick * 4, "\(time)")
        }
        let times = timeline.keyframeTimes(of: "opacity") ?? []
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(times.last == duration)
    }

    @Test func `holds an item that never changes as a constant`() {
        let item = Scene.group(id: 1, .opacity(0.5), Scene.fill(id: 2, .rectangle(Scene.frame)))
        let timeline = Timeline(duration: 2, updateTimes: [1]) { _ in
            DisplayList(size: .zero, items: [item])
        }
        #expect(timeline.items.map(\.constant) == [item])
        #expect(timeline.tracks.isEmpty)
    }

    @Test func `has no invisible item, and no group that never changes anything`() {
        let timeline = Timeline(duration: 1, updateTimes: []) { _ in
            let inside = Scene.fill(id: 3, .rectangle(Scene.frame))
            let clear = Scene.fill(id: 4, .rectangle(Scene.frame), .clear)
            return DisplayList(
                size: .zero,
                items: [
                    Scene.group(id: 1, .opacity(1), Scene.group(id: 2, .transform(.identity), inside, clear)),
                    Scene.group(id: 5, .opacity(0), inside),
                    Scene.group(id: 6, .opacity(0.5), clear),
                ]
            )
        }
        #expect(timeline.items.map(\.constant) == [Scene.fill(id: 3, .rectangle(Scene.frame))])
    }

    @Test func `translates a shape that is only moved`() {
        guard case .fill(let shape, _) = Scene.travel.timeline.items[1].drawing else {
            Issue.record("no fill")
            return
        }
        #expect(shape.isConstant)
        #expect(Scene.travel.timeline.tracks.map(\.attribute) == ["translate"])
    }

    @Test func `names attributes as SVG does`() {
        #expect(Scene.together.timeline.tracks.map(\.attribute) == ["opacity", "translate", "stroke-width"])
        #expect(Scene.grow.timeline.tracks.map(\.attribute) == ["width"])
        #expect(Scene.scale.timeline.tracks.map(\.attribute) == ["scale", "translate"])
        #expect(Scene.arrival.timeline.tracks.map(\.attribute) == ["visibility", "opacity"])
    }

    @Test func `replaces an outline that cannot be interpolated`() {
        let timeline = Scene.label.timeline
        #expect(timeline.items.count == 2)
        #expect(Set(timeline.items.map(\.id)).count == 1)
        #expect(timeline.items.map { $0.presence.value(at: 0.49) }.filter { $0 }.count == 1)
    }

    @Test func `paints in an order that is right at all times`() {
        let timeline = Scene.order.timeline
        for time in [0, 0.5, 1, 1.5] {
            #expect(timeline.displayList(at: time) == Scene.order.moment(at: time))
        }
    }

    @Test func `has the presence of the group around them in one place`() {
        // The items of a group appear and disappear with it.
        guard case .group(_, let items) = Scene.arrival.timeline.items[1].drawing else {
            Issue.record("no group")
            return
        }
        #expect(items.allSatisfy { $0.presence.isConstant })
    }

    @Test func `has bounds that hold every moment`() {
        #expect(Scene.shadow.timeline.paintBounds == CGRect(x: -15, y: -12, width: 130, height: 70))
        let moved = Timeline(duration: 1, updateTimes: []) { time in
            DisplayList(
                size: Scene.frame.size,
                items: [Scene.fill(id: 1, .rectangle(Scene.frame.offsetBy(dx: 50 * time, dy: 0)))]
            )
        }
        #expect(moved.paintBounds.maxX == 150)
    }

    @Test func `can have no duration`() {
        let timeline = Timeline(duration: 0, updateTimes: [], moment: Scene.press.moment)
        #expect(timeline.items.map(\.constant) == [Scene.fill(id: 2, .rectangle(Scene.frame))])
    }
}

extension Timeline {
    fileprivate func opacities(at time: Double) -> [Double] {
        displayList(at: time).items.compactMap {
            if case .group(.opacity(let opacity), _) = $0.drawing { opacity } else { nil }
        }
    }

    fileprivate func keyframeTimes(of attribute: String) -> [Double]? {
        switch tracks.first(where: { $0.attribute == attribute })?.values {
        case .numbers(let values): values.keyframes.map(\.time)
        case .sizes(let values): values.keyframes.map(\.time)
        case .transforms, .colors, .outlines, .flags, nil: nil
        }
    }
}

import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A symbol effect` {
    private let star = Image(systemName: "star")

    private struct Pose: Equatable {
        var scale = 1.0
        var angle = 0.0
        var opacity = 1.0
    }

    /// The change of the first symbol at a moment.
    private func pose(_ recording: Recording, at time: Double) -> Pose {
        guard
            case .group(.opacity(let opacity), let items) = recording.displayList(at: time).items.first?
                .drawing,
            case .group(.transform(let transform), _) = items[0].drawing
        else { return Pose() }
        let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        return Pose(scale: scale, angle: transform.b, opacity: opacity)
    }

    @Test func `runs once when its value changes`() {
        let recording = record(Toggled { star.symbolEffect(.bounce, value: $0) }, touches(at: 1))
        #expect(pose(recording, at: 0.9) == Pose())
        #expect(pose(recording, at: 1) == Pose())
        #expect(isClose(pose(recording, at: 1.15).scale, 1.15, within: 1e-9))
        #expect(pose(recording, at: 1.45).scale < 1)
        #expect(pose(recording, at: 1.6) == Pose())
        #expect(recording.restTime == 1.6)
    }

    @Test func `has a direction, a speed and a number of runs`() {
        let options = SymbolEffectOptions.speed(2).repeat(3)
        let recording = record(
            Toggled { star.symbolEffect(.bounce.down, options: options, value: $0) },
            touches(at: 0)
        )
        #expect(isClose(pose(recording, at: 0.075).scale, 0.85, within: 1e-9))
        #expect(isClose(pose(recording, at: 0.675).scale, 0.85, within: 1e-9))
        #expect(isClose(recording.restTime, 0.9))
    }

    @Test func `repeats while it is active`() {
        let recording = record(Toggled { star.symbolEffect(.pulse, isActive: $0) }, touches(at: 0, 10))
        #expect(isClose(pose(recording, at: 0.75).opacity, 0.4))
        #expect(isClose(pose(recording, at: 3.75).opacity, 0.4))
        #expect(pose(recording, at: 10.75) == Pose())
        let endless = record(star.symbolEffect(.rotate), [])
        #expect(endless.restTime == .infinity)
        #expect(isClose(pose(endless, at: 0.5).angle, 1))
        #expect(isClose(pose(record(star.symbolEffect(.rotate.counterClockwise), []), at: 0.5).angle, -1))
        #expect(record(star.symbolEffect(.rotate, options: .nonRepeating), []).restTime == 2)
    }

    @Test func `is at rest in a picture`() {
        let plain = render(star).items.map(\.drawing)
        #expect(render(star.symbolEffect(.pulse)).items.map(\.drawing) == plain)
        #expect(render(star.symbolEffect(.variableColor)).items.map(\.drawing) == plain)
    }

    @Test func `holds a scale, and moves to it by itself`() {
        let recording = record(Toggled { star.symbolEffect(.scale.up, isActive: $0) }, touches(at: 0))
        #expect(pose(recording, at: 0) == Pose())
        #expect(pose(recording, at: 0.2).scale > 1.01)
        #expect(isClose(pose(recording, at: 5).scale, 1.15))
        #expect(render(star.symbolEffect(.disappear)).items.isEmpty)
    }

    @Test func `applies to the symbols in a view, and not to its texts`() {
        let view = HStack {
            Text("a")
            star
            star.symbolEffectsRemoved()
        }
        let recording = record(Toggled { view.symbolEffect(.bounce, value: $0) }, touches(at: 0))
        let groups = recording.displayList(at: 0.15).items.map { item in
            if case .group = item.drawing { true } else { false }
        }
        #expect(groups == [false, true, false])
    }

    @Test func `does not move with reduced motion`() {
        let recording = record(Toggled { star.symbolEffect(.bounce, value: $0) }, touches(at: 0)) {
            $0.accessibilityReduceMotion = true
        }
        #expect(pose(recording, at: 0.15) == Pose())
        #expect(recording.restTime == 0)
    }
}

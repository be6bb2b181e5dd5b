import Graphics
import TestSupport
import Testing
import ViewEngine

/// Compares the pictures of views that are interpreted with those of the same views, compiled: in states, and at moments of
/// interactions with each of their controls.
struct ViewComparison {
    private var pictures = SVGComparison(until: 3)

    /// The number of pictures that were compared.
    var pictureCount: Int { pictures.count }

    /// The events of an interaction, which happen to the control of a number.
    private static let scripts: [[ViewEngine.InteractionEvent]] = [
        [], [.down(0.1)], [.down(0.1), .up(0.3)], [.down(0.1), .up(0.2), .down(0.6), .up(0.7)],
    ]

    private static let states = [
        ControlSelection(isDisabled: true), ControlSelection(isFocused: true),
        ControlSelection(isSelected: true),
    ]

    /// Expects that each picture of a view is that of a compiled one, byte for byte.
    mutating func compare(_ interpreted: AnyView, with compiled: () -> AnyView, named name: String) {
        let count = host(compiled().observingControls(ControlObservation(triggerName: "trigger")))
            .controls.count
        for control in 1...max(1, count) {
            for events in Self.scripts {
                let first = recording(of: interpreted, control: control, events)
                let second = recording(of: compiled(), control: control, events)
                let moments = [0, 0.11, 0.15, 0.25, 0.32, 0.4, 0.65, 0.75, 1.2, 2.9]
                let difference = pictures.firstDifference(first, second, at: moments)
                #expect(difference == nil, "\(name), control \(control), \(events.count) events")
                #expect(first.actions == second.actions, "\(name), control \(control)")
                let isEqual = pictures.isEqualAnimated(first, second)
                #expect(isEqual, "\(name), control \(control)")
            }
            for states in Self.states {
                let first = recording(of: interpreted, control: control, states: states)
                let second = recording(of: compiled(), control: control, states: states)
                let difference = pictures.firstDifference(first, second, at: [0, 2.9])
                #expect(difference == nil, "\(name), \(states)")
            }
        }
    }

    private func recording(
        of view: AnyView,
        control: Int,
        _ events: [ViewEngine.InteractionEvent] = [],
        states: ControlSelection = ControlSelection()
    ) -> Recording {
        let screen = PreviewScreen(size: CGSize(width: 300, height: 500), insets: EdgeInsets())
        let presented = view.presented(ViewPresentation(screen: screen))
            .observingControls(ControlObservation(triggerName: "trigger"))
        var states = states
        states.target = .number(control)
        return record(presented, events, until: 3) { $0.controlSelection = states }
    }
}

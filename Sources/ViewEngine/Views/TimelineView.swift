/// A view whose content changes with the time, by a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    public typealias Context = TimelineViewDefaultContext

    private let schedule: Schedule
    private let content: (Context) -> Content

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let content = ViewScope.bound(content)
        let views = inputs.graph.state.enclosingViews
        func node(at date: Date, _ inputs: ViewInputs) -> Node {
            let inside = inputs.descending(.content)
            var nodes: [Node] = []
            inside.graph.state.enter(within: views) {
                inside.evaluate { content(Context(date: date)) }.lower(inside, into: &nodes)
            }
            return inside.container(around: nodes, layout: ZStackLayout(alignment: .center))
        }
        if let schedule = schedule as? AnimationTimelineSchedule {
            let isMoving = !schedule.isPaused
            nodes.append(
                TimelineNode(isMoving: isMoving, inputs: inputs) { time, inputs in
                    node(at: Date(timeIntervalSinceReferenceDate: time), inputs)
                }
            )
        } else {
            nodes.append(node(at: inputs.scheduledDate(of: schedule), inputs))
        }
    }
}

/// The time for which the content of a `TimelineView` is shown.
public struct TimelineViewDefaultContext: Sendable {
    /// The rate at which the content changes.
    public enum Cadence: Hashable, Comparable, Sendable {
        case live, seconds, minutes
    }

    public let date: Date
    public let cadence = Cadence.live
}

/// The node of a view whose content changes continuously.
private final class TimelineNode: MomentNode {
    private let isMoving: Bool

    init(isMoving: Bool, inputs: ViewInputs, makeContent: @escaping (Double, ViewInputs) -> Node) {
        self.isMoving = isMoving
        super.init(inputs: inputs, makeContent: makeContent)
    }

    override var contentSettling: Settling {
        isMoving ? Settling(time: -.infinity, remainder: .motion) : .always
    }
}

extension ViewInputs {
    /// The last date of a schedule that is not in the future; the views are updated at the next one.
    fileprivate func scheduledDate<Schedule: TimelineSchedule>(of schedule: Schedule) -> Date {
        let now = Date(timeIntervalSinceReferenceDate: graph.time)
        var date: Date?
        for entry in schedule.entries(from: now, mode: .normal) {
            guard entry > now else {
                date = entry
                continue
            }
            let state = graph.state
            graph.scheduledActions.wake(identity, at: entry.timeIntervalSinceReferenceDate) {
                state.invalidate(in: Transaction())
            }
            return date ?? entry
        }
        return date ?? now
    }
}

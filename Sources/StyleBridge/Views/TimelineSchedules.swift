import StyleRuntime
import ViewEngine

// Views that change with the time.
extension Bridge {
    mutating func addTimelineSchedules() {
        add(protocol: .timelineSchedule)
    }
}

/// A schedule of any type.
struct AnySchedule: Bridged {
    let schedule: any TimelineSchedule
    static var bridgedType: StyleType { .any(.timelineSchedule) }

    init(bridging value: Value) throws(Failure) {
        guard case .engine(let schedule as any TimelineSchedule) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.schedule = schedule
    }

    var bridged: Value { .engine(schedule) }
}

extension AnimationTimelineSchedule: EngineValue {
    static var engineType: EngineType { .animationTimelineSchedule }
}
extension PeriodicTimelineSchedule: EngineValue {
    static var engineType: EngineType { .periodicTimelineSchedule }
}
extension EveryMinuteTimelineSchedule: EngineValue {
    static var engineType: EngineType { .everyMinuteTimelineSchedule }
}
extension TimelineViewDefaultContext: EngineValue {
    static var engineType: EngineType { .timelineViewDefaultContext }
}

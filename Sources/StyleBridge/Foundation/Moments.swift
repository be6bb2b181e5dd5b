import StyleRuntime
import ViewEngine

// Views that change with the time, and the time itself.
extension Bridge {
    mutating func addMoments() {
        addDates()
        addDateTexts()
        add(protocol: .timelineSchedule)
    }

    private mutating func addDates() {
        add(initializer: Entry.function("init", []) { () in Date() }.volatile)
        let later = Entry.function("init", ["timeIntervalSinceNow"]) { (seconds: Double) in
            Date(timeIntervalSinceNow: seconds)
        }
        add(initializer: later.volatile)
        computedConstant("Date", "now") { Date.now }
        let interval = Entry.function("timeIntervalSinceNow", [], hasReceiver: true, isProperty: true) {
            (date: Date) in
            date.timeIntervalSinceNow
        }
        add(member: interval.volatile, of: "Date")
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

extension Date: EngineValue { static var engineType: EngineType { .date } }
extension UUID: EngineValue { static var engineType: EngineType { .uuid } }
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

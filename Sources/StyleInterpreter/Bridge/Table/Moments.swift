import ViewEngine

// Views that change with the time, and the time itself.
extension Bridge {
    mutating func addMoments() {
        addDates()
        addDateTexts()
        add(protocol: .timelineSchedule)
        add(AnimationTimelineSchedule.self, "TimelineSchedule")
        add(PeriodicTimelineSchedule.self, "TimelineSchedule")
        add(EveryMinuteTimelineSchedule.self, "TimelineSchedule")
        constants("TimelineSchedule", ["animation": AnimationTimelineSchedule()])
        constants("TimelineSchedule", ["everyMinute": EveryMinuteTimelineSchedule()])
        factory("TimelineSchedule", "animation", .orNil("minimumInterval"), .or("paused", false)) {
            (interval: Double?, isPaused: Bool) in
            AnimationTimelineSchedule(minimumInterval: interval, paused: isPaused)
        }
        factory("TimelineSchedule", "periodic", "from", "by") { (start: Date, interval: Double) in
            PeriodicTimelineSchedule(from: start, by: interval)
        }
        add(type: .timelineView, "View")
        viewInitializer(.timelineView, "_", "content") {
            (schedule: AnySchedule, content: Callback<AnyView, TimelineViewDefaultContext>) in
            schedule.view { content($0) }
        }
        add(TimelineViewDefaultContext.self)
        property("TimelineViewDefaultContext", "date") { (context: TimelineViewDefaultContext) in
            context.date
        }
        addPhases()
    }

    private mutating func addDates() {
        add(Date.self, "Hashable", "Comparable")
        add(initializer: Entry.function("init", []) { () in Date() }.volatile)
        initializer("timeIntervalSinceReferenceDate") { (seconds: Double) in
            Date(timeIntervalSinceReferenceDate: seconds)
        }
        initializer("timeIntervalSince1970") { (seconds: Double) in Date(timeIntervalSince1970: seconds) }
        let later = Entry.function("init", ["timeIntervalSinceNow"]) { (seconds: Double) in
            Date(timeIntervalSinceNow: seconds)
        }
        add(initializer: later.volatile)
        computedConstant("Date", "now") { Date.now }
        constants("Date", ["distantPast": Date.distantPast, "distantFuture": .distantFuture])
        property("Date", "timeIntervalSinceReferenceDate") { (date: Date) in
            date.timeIntervalSinceReferenceDate
        }
        property("Date", "timeIntervalSince1970") { (date: Date) in date.timeIntervalSince1970 }
        let interval = Entry.function("timeIntervalSinceNow", [], hasReceiver: true, isProperty: true) {
            (date: Date) in
            date.timeIntervalSinceNow
        }
        add(member: interval.volatile, of: "Date")
        method("Date", "timeIntervalSince", "_") { (date: Date, other: Date) in
            date.timeIntervalSince(other)
        }
        method("Date", "distance", "to") { (date: Date, other: Date) in date.distance(to: other) }
        method("Date", "advanced", "by") { (date: Date, seconds: Double) in date.advanced(by: seconds) }
        method("Date", "addingTimeInterval", "_") { (date: Date, seconds: Double) in
            date.addingTimeInterval(seconds)
        }
        add(UUID.self, "Hashable")
        initializer { () in UUID() }
    }

    private mutating func addPhases() {
        add(type: .phaseAnimator, "View")
        viewInitializer(.phaseAnimator, "_", "content") { (phases: [Any0], content: Phases.Content) in
            PhaseAnimator(phases) { content($0) }
        }
        viewInitializer(.phaseAnimator, "_", "content", "animation") {
            (phases: [Any0], content: Phases.Content, animation: Phases.Animation) in
            PhaseAnimator(phases, content: { content($0) }, animation: { animation($0) })
        }
        viewInitializer(.phaseAnimator, "_", "trigger", "content", "animation") {
            (phases: [Any0], trigger: Any1, content: Phases.Content, animation: Phases.Animation) in
            PhaseAnimator(phases, trigger: trigger, content: { content($0) }, animation: { animation($0) })
        }
        modifier("phaseAnimator", "_", "content") { (view, phases: [Any0], content: Phases.Change) in
            view.phaseAnimator(phases) { content(AnyView($0), $1) }
        }
        modifier("phaseAnimator", "_", "content", "animation") {
            (view, phases: [Any0], content: Phases.Change, animation: Phases.Animation) in
            view.phaseAnimator(phases, content: { content(AnyView($0), $1) }, animation: { animation($0) })
        }
        modifier("phaseAnimator", "_", "trigger", "content") {
            (view, phases: [Any0], trigger: Any1, content: Phases.Change) in
            view.phaseAnimator(phases, trigger: trigger) { content(AnyView($0), $1) }
        }
        modifier("phaseAnimator", "_", "trigger", "content", "animation") {
            (view, phases: [Any0], trigger: Any1, content: Phases.Change, animation: Phases.Animation) in
            view.phaseAnimator(
                phases,
                trigger: trigger,
                content: { content(AnyView($0), $1) },
                animation: { animation($0) }
            )
        }
    }
}

/// The closures of phases.
private enum Phases {
    typealias Content = Callback<AnyView, Any0>
    typealias Change = Callback<AnyView, AnyView, Any0>
    typealias Animation = Callback<ViewEngine.Animation?, Any0>
}

/// A schedule of any type.
struct AnySchedule: Bridged {
    private let schedule: any TimelineSchedule
    static var bridgedType: StyleType { .any(.timelineSchedule) }

    init(bridging value: Value) throws(Failure) {
        guard case .engine(let schedule as any TimelineSchedule) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.schedule = schedule
    }

    var bridged: Value { .engine(schedule) }

    func view(content: @escaping (TimelineViewDefaultContext) -> AnyView) -> any View {
        func view<Schedule: TimelineSchedule>(_ schedule: Schedule) -> any View {
            TimelineView(schedule) { content($0) }
        }
        return view(schedule)
    }
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

/// The dates at which a `TimelineView` changes its content.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// The dates in ascending order: the first is the last one that is not after the start, if there is one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether the system may update less often.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// A schedule of the rate of the screen; a picture is exact at every moment.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let isPaused: Bool
    private let interval: Double

    /// Creates a schedule that is exact at every moment, whatever the interval.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        isPaused = paused
        interval = max(minimumInterval ?? 0, 1 / 60)
    }

    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
    }
}

/// A schedule of equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of the schedule: without end, but for one so far from its start that a date cannot tell the next from
    /// the last.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: Double
        fileprivate var index: Double
        fileprivate var last: Date?

        public mutating func next() -> Date? {
            let date = index > 0 ? start + index * interval : start
            if let last { guard date > last else { return nil } }
            index += 1
            last = date
            return date
        }
    }

    /// The shortest interval, in seconds: no picture shows a shorter one, and a schedule of any length ends.
    private static let shortestInterval = 0.001

    private let start: Date
    private let interval: Double

    /// Creates a schedule; an interval that is not positive counts as a sixtieth of a second, and one below a millisecond
    /// as a millisecond.
    public init(from startDate: Date, by interval: Double) {
        start = startDate
        self.interval = interval > 0 ? max(interval, Self.shortestInterval) : 1 / 60
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
        return Entries(start: start, interval: interval, index: max(0, passed))
    }
}

/// A schedule of the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
    where Self == ExplicitTimelineSchedule<Dates> {
        ExplicitTimelineSchedule(dates)
    }
}

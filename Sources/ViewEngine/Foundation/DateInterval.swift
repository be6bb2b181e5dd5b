/// The time between two moments, under Foundation's name.
public struct DateInterval: Hashable, Sendable {
    public var start: Date
    public var end: Date

    /// Creates the time between two moments, of which the second is not before the first.
    public init(start: Date, end: Date) {
        self.start = start
        self.end = max(start, end)
    }

    /// Creates the time of some seconds after a moment; of none if they are negative.
    public init(start: Date, duration: Double) {
        self.init(start: start, end: start.addingTimeInterval(duration))
    }

    /// The length in seconds.
    public var duration: Double { end.timeIntervalSince(start) }

    /// Whether a moment is in it, or one of its ends.
    public func contains(_ date: Date) -> Bool { start <= date && date <= end }

    /// Whether two intervals have a moment in common.
    public func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }
}

extension Calendar {
    /// The unit that has a moment, up to the beginning of the next one; `nil` for a part that is none, as a weekday.
    package func dateInterval(of component: Component, for date: Date) -> DateInterval? {
        let start = start(of: component, for: date)
        let unit: Component =
            switch component {
            case .era: .year
            case .weekday, .weekdayOrdinal, .dayOfYear: .day
            case .nanosecond: .second
            default: component
            }
        return self.date(byAdding: unit, value: 1, to: start).map { DateInterval(start: start, end: $0) }
    }
}

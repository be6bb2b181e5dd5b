/// The Gregorian calendar at Greenwich, as Foundation's `Calendar` in English.
package struct Calendar: Hashable, Sendable {
    /// The day with which a week begins; 1 is Sunday.
    package var firstWeekday = 1

    /// A part of a moment.
    package enum Component: String, Hashable, CaseIterable, Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth
        case weekOfYear, yearForWeekOfYear, nanosecond, dayOfYear
    }

    package init() {}

    // MARK: Parts

    /// The number of a part of a moment; months and days count from 1, and Sunday is 1.
    package func component(_ component: Component, from date: Date) -> Int {
        let civil = CivilDate(date)
        return switch component {
        case .era: civil.year > 0 ? 1 : 0
        case .year: civil.year
        case .month: civil.month
        case .day: civil.day
        case .hour: civil.hour
        case .minute: civil.minute
        case .second: civil.second
        case .weekday: civil.weekday + 1
        case .weekdayOrdinal: (civil.day - 1) / 7 + 1
        case .quarter: (civil.month - 1) / 3 + 1
        case .weekOfMonth: (civil.day + 5 - daysSinceStartOfWeek(civil)) / 7 + 1
        case .weekOfYear: (civil.dayOfYear + 5 - daysSinceStartOfWeek(civil)) / 7 + 1
        case .yearForWeekOfYear: civil.year
        case .nanosecond: Int((date.fraction * 1e9).rounded(.down))
        case .dayOfYear: civil.dayOfYear
        }
    }

    package func dateComponents(_ components: [Component], from date: Date) -> DateComponents {
        var result = DateComponents()
        for component in components { result[component] = self.component(component, from: date) }
        return result
    }

    private func daysSinceStartOfWeek(_ date: CivilDate) -> Int {
        let first = min(max(firstWeekday, 1), 7) - 1
        return (date.weekday - first + 7) % 7
    }

    // MARK: Moments

    /// The beginning of the unit that has a moment: `.month` for the first of its month.
    package func start(of component: Component, for date: Date) -> Date {
        let civil = CivilDate(date)
        let day = date.startOfDay
        return switch component {
        case .era, .year, .yearForWeekOfYear: Date(year: civil.year, month: 1, day: 1)
        case .quarter: Date(year: civil.year, month: (civil.month - 1) / 3 * 3 + 1, day: 1)
        case .month: Date(year: civil.year, month: civil.month, day: 1)
        case .weekOfMonth, .weekOfYear:
            day.addingTimeInterval(Double(-daysSinceStartOfWeek(civil)) * 86_400)
        case .day, .weekday, .weekdayOrdinal, .dayOfYear: day
        case .hour: day.addingTimeInterval(Double(civil.hour) * 3600)
        case .minute: day.addingTimeInterval(Double(civil.hour * 60 + civil.minute) * 60)
        case .second, .nanosecond: date.addingTimeInterval(-date.fraction)
        }
    }

    package func startOfDay(for date: Date) -> Date { date.startOfDay }

    /// The moment of components; those that are missing are those of the beginning of the year 1.
    package func date(from components: DateComponents) -> Date? {
        let first = Date(
            year: components[.year] ?? 1,
            month: components[.month] ?? 1,
            day: components[.dayOfYear] ?? components[.day] ?? 1
        )
        return first.addingTimeInterval(components.time)
    }

    /// The moment after a number of units; a day that its month does not have becomes the last one.
    package func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
        var components = DateComponents()
        components[component] = value
        return self.date(byAdding: components, to: date)
    }

    package func date(byAdding components: DateComponents, to date: Date) -> Date? {
        let civil = CivilDate(date)
        // Far moments have no place in a picture, and must not overflow.
        func part(_ component: Component) -> Int {
            min(max(components[component] ?? 0, -1_000_000), 1_000_000)
        }
        let months =
            (part(.year) + part(.yearForWeekOfYear)) * 12 + part(.quarter) * 3 + part(.month) + civil.month
        let days = CivilDate.days(inYear: civil.year, month: months)
        var result = Date(year: civil.year, month: months, day: min(civil.day, days))
        let weeks = part(.weekOfYear) + part(.weekOfMonth) + part(.weekdayOrdinal)
        let addedDays = part(.day) + part(.weekday) + part(.dayOfYear) + 7 * weeks
        result = result.addingTimeInterval(Double(addedDays) * 86_400)
        return result.addingTimeInterval(date.timeIntervalSince(date.startOfDay) + components.time)
    }

    // MARK: Comparisons

    /// Whether two moments are in the same unit: the same day, the same month of the same year.
    package func isDate(_ date: Date, equalTo other: Date, toGranularity component: Component) -> Bool {
        start(of: component, for: date) == start(of: component, for: other)
    }

    /// Whether a moment is on the day that is a number of days after today.
    package func isDate(_ date: Date, daysAfterToday days: Int) -> Bool {
        date.startOfDay == Date().startOfDay.addingTimeInterval(Double(days) * 86_400)
    }

    package func isDateInWeekend(_ date: Date) -> Bool { [0, 6].contains(CivilDate(date).weekday) }

    /// The whole units between two moments, each of those that the larger ones leave.
    package func dateComponents(_ components: [Component], from start: Date, to end: Date) -> DateComponents {
        var result = DateComponents()
        var rest = start
        for component in Component.allCases where components.contains(component) {
            let count = wholeUnits(component, from: rest, to: end)
            result[component] = count
            rest = date(byAdding: component, value: count, to: rest) ?? rest
        }
        return result
    }

    private func wholeUnits(_ component: Component, from start: Date, to end: Date) -> Int {
        let seconds = min(max(end.timeIntervalSince(start), -1e11), 1e11)
        let length: Double
        switch component {
        case .era: return 0
        case .year, .yearForWeekOfYear: return wholeMonths(from: start, to: end) / 12
        case .quarter: return wholeMonths(from: start, to: end) / 3
        case .month: return wholeMonths(from: start, to: end)
        case .weekOfMonth, .weekOfYear, .weekdayOrdinal: length = 7 * 86_400
        case .day, .weekday, .dayOfYear: length = 86_400
        case .hour: length = 3600
        case .minute: length = 60
        case .second: length = 1
        case .nanosecond: length = 1e-9
        }
        return Int(exactly: (seconds / length).rounded(.towardZero)) ?? 0
    }

    private func wholeMonths(from start: Date, to end: Date) -> Int {
        let (first, last) = (CivilDate(start), CivilDate(end))
        var months = (last.year - first.year) * 12 + last.month - first.month
        let moved = date(byAdding: .month, value: months, to: start) ?? start
        if months > 0, moved > end { months -= 1 }
        if months < 0, moved < end { months += 1 }
        return months
    }

    /// The numbers of a unit in a larger one: the days of the month of a moment.
    package func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
        let civil = CivilDate(date)
        switch (smaller, larger) {
        case (.day, .month): return 1..<CivilDate.days(inYear: civil.year, month: civil.month) + 1
        case (.day, .year), (.dayOfYear, .year):
            let next = CivilDate.days(untilYear: civil.year + 1, month: 1)
            return 1..<next - CivilDate.days(untilYear: civil.year, month: 1) + 1
        case (.month, .year): return 1..<13
        case (.weekday, _): return 1..<8
        case (.hour, .day): return 0..<24
        case (.minute, .hour), (.second, .minute): return 0..<60
        case (.weekOfMonth, .month):
            let last = Date(year: civil.year, month: civil.month + 1, day: 0)
            return 1..<component(.weekOfMonth, from: last) + 1
        default: return nil
        }
    }
}

extension Date {
    /// The beginning of a day, by numbers that may be beyond a month and a year.
    init(year: Int, month: Int, day: Int) {
        func limited(_ number: Int) -> Int { min(max(number, -1_000_000), 1_000_000) }
        let days = CivilDate.days(untilYear: limited(year), month: limited(month)) + limited(day) - 1
        self.init(timeIntervalSince1970: Double(days) * 86_400)
    }

    fileprivate var startOfDay: Date {
        let civil = CivilDate(self)
        return Date(year: civil.year, month: civil.month, day: civil.day)
    }

    /// The part of a second, from 0 to 1.
    fileprivate var fraction: Double {
        let seconds = timeIntervalSinceReferenceDate
        return seconds.isFinite ? seconds - seconds.rounded(.down) : 0
    }
}

import StyleRuntime
import ViewEngine

// The calendar at Greenwich, in English.
extension Bridge {
    mutating func addCalendars() {
        let name = ViewEngine.Calendar.typeName
        add(Calendar.self, "Hashable")
        add(Calendar.Component.self, "Hashable")
        cases(
            Calendar.Component.self,
            names: "era",
            "year",
            "month",
            "day",
            "hour",
            "minute",
            "second",
            "weekday",
            "weekdayOrdinal",
            "quarter",
            "weekOfMonth",
            "weekOfYear",
            "yearForWeekOfYear",
            "nanosecond",
            "dayOfYear"
        )
        constants(of: name, ["current": Calendar(), "autoupdatingCurrent": Calendar()])
        add(CalendarIdentifier.self, "Hashable")
        cases(
            CalendarIdentifier.self,
            names: "gregorian",
            "iso8601",
            "buddhist",
            "chinese",
            "hebrew",
            "islamic",
            "japanese",
            "indian",
            "persian"
        )
        initializer("identifier") { (identifier: CalendarIdentifier) in Calendar() }
        addDateComponents()
        addCalendarComparisons(name)
        method("component", of: name, labels: "_", "from") {
            (calendar: Calendar, part: Calendar.Component, date: Date) in
            calendar.component(part, from: date)
        }
        method("dateComponents", of: name, labels: "_", "from") {
            (calendar: Calendar, parts: [Calendar.Component], date: Date) in
            calendar.dateComponents(parts, from: date)
        }
        method("dateComponents", of: name, labels: "_", "from", "to") {
            (calendar: Calendar, parts: [Calendar.Component], start: Date, end: Date) in
            calendar.dateComponents(parts, from: start, to: end)
        }
        method("startOfDay", of: name, labels: "for") { (calendar: Calendar, date: Date) in
            calendar.startOfDay(for: date)
        }
        method("date", of: name, labels: "from") { (calendar: Calendar, parts: DateComponents) in
            calendar.date(from: parts)
        }
        method("date", of: name, labels: "byAdding", "value", "to") {
            (calendar: Calendar, part: Calendar.Component, value: Int, date: Date) in
            calendar.date(byAdding: part, value: value, to: date)
        }
        method("date", of: name, labels: "byAdding", "to") {
            (calendar: Calendar, parts: DateComponents, date: Date) in
            calendar.date(byAdding: parts, to: date)
        }
        method("dateInterval", of: name, labels: "of", "for") {
            (calendar: Calendar, part: Calendar.Component, date: Date) in
            calendar.dateInterval(of: part, for: date)
        }
        method("range", of: name, labels: "of", "in", "for") {
            (calendar: Calendar, smaller: Calendar.Component, larger: Calendar.Component, date: Date) in
            calendar.range(of: smaller, in: larger, for: date)
        }
        property("firstWeekday", of: name, at: \Calendar.firstWeekday)
        property(
            "minimumDaysInFirstWeek",
            of: name,
            get: { (calendar: Calendar) in 1 },
            set: { (calendar: inout Calendar, days: Int) in }
        )
        // The days are those at Greenwich, and the names English, whatever these are.
        property(
            "timeZone",
            of: name,
            get: { (calendar: Calendar) in TimeZoneName() },
            set: { (calendar: inout Calendar, zone: TimeZoneName) in }
        )
        property(
            "locale",
            of: name,
            get: { (calendar: Calendar) in nil as Locale? },
            set: { (calendar: inout Calendar, locale: Locale?) in }
        )
        addCalendarSymbols(name)
    }

    private mutating func addCalendarComparisons(_ name: String) {
        for (property, days) in ["isDateInToday": 0, "isDateInYesterday": -1, "isDateInTomorrow": 1] {
            method(property, of: name, labels: "_") { (calendar: Calendar, date: Date) in
                calendar.isDate(date, daysAfterToday: days)
            }
        }
        method("isDateInWeekend", of: name, labels: "_") { (calendar: Calendar, date: Date) in
            calendar.isDateInWeekend(date)
        }
        method("isDate", of: name, labels: "_", "inSameDayAs") {
            (calendar: Calendar, date: Date, other: Date) in
            calendar.isDate(date, equalTo: other, toGranularity: .day)
        }
        method("isDate", of: name, labels: "_", "equalTo", "toGranularity") {
            (calendar: Calendar, date: Date, other: Date, part: Calendar.Component) in
            calendar.isDate(date, equalTo: other, toGranularity: part)
        }
        method("compare", of: name, labels: "_", "to", "toGranularity") {
            (calendar: Calendar, date: Date, other: Date, part: Calendar.Component) in
            ComparisonOrder(calendar.start(of: part, for: date), calendar.start(of: part, for: other))
        }
        method("compare", of: "Date", labels: "_") { (date: Date, other: Date) in ComparisonOrder(date, other)
        }
    }

    private mutating func addCalendarSymbols(_ name: String) {
        let forms: KeyValuePairs<String, Int?> = ["": nil, "short": 3, "veryShort": 1]
        for (form, length) in forms {
            for (unit, names) in ["month": Date.monthNames, "weekday": Date.weekdayNames] {
                let symbols =
                    form.isEmpty
                    ? "\(unit)Symbols" : "\(form)\(unit.prefix(1).uppercased() + unit.dropFirst())Symbols"
                let texts = names.map { String($0.prefix(length ?? $0.count)) }
                property(symbols, of: name) { (calendar: Calendar) in texts }
            }
        }
    }

    private mutating func addDateComponents() {
        let name = DateComponents.typeName
        add(DateComponents.self, "Hashable")
        initializer(
            .orNil("calendar"),
            .orNil("timeZone"),
            .orNil("era"),
            .orNil("year"),
            .orNil("month"),
            .orNil("day"),
            .orNil("hour"),
            .orNil("minute"),
            .orNil("second"),
            .orNil("nanosecond"),
            .orNil("weekday"),
            .orNil("weekdayOrdinal"),
            .orNil("quarter"),
            .orNil("weekOfMonth"),
            .orNil("weekOfYear"),
            .orNil("yearForWeekOfYear")
        ) {
            (
                _: Calendar?,
                _: TimeZoneName?,
                era: Int?,
                year: Int?,
                month: Int?,
                day: Int?,
                hour: Int?,
                minute: Int?,
                second: Int?,
                nanosecond: Int?,
                weekday: Int?,
                ordinal: Int?,
                quarter: Int?,
                weekOfMonth: Int?,
                weekOfYear: Int?,
                yearOfWeek: Int?
            ) in
            let values: KeyValuePairs<Calendar.Component, Int?> = [
                .era: era, .year: year, .month: month, .day: day, .hour: hour, .minute: minute,
                .second: second,
                .nanosecond: nanosecond, .weekday: weekday, .weekdayOrdinal: ordinal, .quarter: quarter,
                .weekOfMonth: weekOfMonth, .weekOfYear: weekOfYear, .yearForWeekOfYear: yearOfWeek,
            ]
            var components = DateComponents()
            for (part, value) in values { components[part] = value }
            return components
        }
        for part in Calendar.Component.allCases {
            property(
                part.rawValue,
                of: name,
                get: { (components: DateComponents) in components[part] },
                set: { (components: inout DateComponents, value: Int?) in components[part] = value }
            )
        }
    }
}

/// A calendar by its name; texts and days are those of the Gregorian one.
enum CalendarIdentifier: EngineValue, Hashable, CaseIterable, Sendable {
    case gregorian, iso8601, buddhist, chinese, hebrew, islamic, japanese, indian, persian
    static var engineType: EngineType { .calendarIdentifier }
}

extension ViewEngine.Calendar: EngineValue { static var engineType: EngineType { .calendar } }
extension ViewEngine.Calendar.Component: EngineValue {
    static var engineType: EngineType { .calendarComponent }
}
extension DateInterval: EngineValue { static var engineType: EngineType { .dateInterval } }
extension DateComponents: EngineValue { static var engineType: EngineType { .dateComponents } }

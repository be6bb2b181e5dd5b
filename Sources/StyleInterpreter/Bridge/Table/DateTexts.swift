import ViewEngine

// Texts of moments, in English and at Greenwich.
extension Bridge {
    mutating func addDateTexts() {
        add(Date.DateStyle.self, "Hashable")
        cases(Date.DateStyle.self)
        add(Date.TimeStyle.self, "Hashable")
        cases(Date.TimeStyle.self)
        method("Date", "formatted") { (date: Date) in date.text(date: .numeric, time: .shortened) }
        method("Date", "formatted", "date", "time") {
            (date: Date, day: Date.DateStyle, time: Date.TimeStyle) in
            date.text(date: day, time: time)
        }
        addDateFormatters()
    }

    private mutating func addDateFormatters() {
        add(DateFormatterReference.self, "AnyObject")
        initializer { () in DateFormatterReference() }
        add(DateFormatterReference.Style.self, "Hashable")
        cases(DateFormatterReference.Style.self)
        property("DateFormatter", "dateFormat", \DateFormatterReference.pattern)
        property("DateFormatter", "dateStyle", \DateFormatterReference.dateStyle)
        property("DateFormatter", "timeStyle", \DateFormatterReference.timeStyle)
        property("DateFormatter", "locale", \DateFormatterReference.locale)
        property("DateFormatter", "timeZone", \DateFormatterReference.timeZone)
        property("DateFormatter", "doesRelativeDateFormatting", \DateFormatterReference.isRelative)
        method("DateFormatter", "setLocalizedDateFormatFromTemplate", "_") {
            (formatter: DateFormatterReference, template: String) in
            formatter.pattern = template
            return Nothing()
        }
        method("DateFormatter", "string", "from") { (formatter: DateFormatterReference, date: Date) in
            formatter.text(of: date)
        }
        add(TimeZoneName.self, "Hashable")
        constants("TimeZone", ["current": TimeZoneName(), "autoupdatingCurrent": .init(), "gmt": .init()])
        initializer("identifier") { (name: String) in TimeZoneName() as TimeZoneName? }
        initializer("abbreviation") { (name: String) in TimeZoneName() as TimeZoneName? }
        initializer("secondsFromGMT") { (seconds: Int) in TimeZoneName() as TimeZoneName? }
    }
}

extension Date.DateStyle: EngineValue { static var typeName: String { "Date.FormatStyle.DateStyle" } }
extension Date.TimeStyle: EngineValue { static var typeName: String { "Date.FormatStyle.TimeStyle" } }

/// A formatter of moments, as Foundation's.
final class DateFormatterReference: EngineValue {
    static let typeName = "DateFormatter"

    enum Style: String, EngineValue, Hashable, CaseIterable, Sendable {
        case none, short, medium, long, full
        static let typeName = "DateFormatter.Style"
    }

    /// The pattern, which counts more than the styles; nil or empty for none.
    var pattern: String?
    var dateStyle = Style.none
    var timeStyle = Style.none
    /// The texts are English at Greenwich, whatever these are.
    var locale: Locale?
    var timeZone: TimeZoneName?
    var isRelative = false

    func text(of date: Date) -> String {
        if let pattern, !pattern.isEmpty { return date.formatted(pattern) }
        if dateStyle == .short {
            let day = date.formatted("M/d/yy")
            let time = date.text(date: .omitted, time: timeStyle.time)
            return time.isEmpty ? day : "\(day), \(time)"
        }
        return date.text(date: dateStyle.date, time: timeStyle.time)
    }
}

extension DateFormatterReference.Style {
    fileprivate var date: Date.DateStyle {
        switch self {
        case .none: .omitted
        case .short: .numeric
        case .medium: .abbreviated
        case .long: .long
        case .full: .complete
        }
    }

    fileprivate var time: Date.TimeStyle {
        switch self {
        case .none: .omitted
        case .short: .shortened
        case .medium: .standard
        case .long, .full: .complete
        }
    }
}

/// A time zone: all pictures are of Greenwich.
struct TimeZoneName: EngineValue, Hashable, Sendable {
    static let typeName = "TimeZone"
}

import StyleRuntime
import ViewEngine

// Texts of moments, in English and at Greenwich.
extension Bridge {
    mutating func addDateTexts() {
        add(Date.DateStyle.self, "Hashable")
        cases(Date.DateStyle.self, names: "omitted", "numeric", "abbreviated", "long", "complete")
        add(Date.TimeStyle.self, "Hashable")
        cases(Date.TimeStyle.self, names: "omitted", "shortened", "standard", "complete")
        method("formatted", of: "Date") { (date: Date) in date.text(date: .numeric, time: .shortened) }
        method("formatted", of: "Date", labels: "date", "time") {
            (date: Date, day: Date.DateStyle, time: Date.TimeStyle) in
            date.text(date: day, time: time)
        }
        addDateFields()
        addDateFormatters()
    }

    /// The style whose fields a source chooses: `.dateTime.day().month(.wide)`.
    private mutating func addDateFields() {
        add(DateFields.self, "Hashable")
        constants(of: "Date.FormatStyle", ["dateTime": DateFields()])
        initializer(.orNil("date"), .orNil("time")) { (day: Date.DateStyle?, time: Date.TimeStyle?) in
            DateFields(date: day ?? .omitted, time: time ?? .omitted)
        }
        add(DateFields.Width.self, "Hashable")
        cases(
            DateFields.Width.self,
            names: "abbreviated",
            "wide",
            "narrow",
            "short",
            "twoDigits",
            "defaultDigits",
            "padded",
            "omitted",
            "defaultDigitsNoAMPM",
            "twoDigitsNoAMPM",
            "conversationalDefaultDigits"
        )
        let name = DateFields.Width.typeName
        factory("twoDigits", of: name, labels: "amPM") { (half: DateFields.Width) in
            half == .omitted ? DateFields.Width.twoDigitsNoAMPM : .twoDigits
        }
        factory("defaultDigits", of: name, labels: "amPM") { (half: DateFields.Width) in
            half == .omitted ? DateFields.Width.defaultDigitsNoAMPM : .defaultDigits
        }
        for field in DateFields.Field.allCases {
            method(field.rawValue, of: "Date.FormatStyle", labels: .orNil("_")) {
                (fields: DateFields, width: DateFields.Width?) in
                fields.adding(field, width: width)
            }
        }
        method("locale", of: "Date.FormatStyle", labels: "_") { (fields: DateFields, locale: Locale) in fields
        }
        method("formatted", of: "Date", labels: "_") { (date: Date, fields: DateFields) in
            fields.text(of: date)
        }
    }

    private mutating func addDateFormatters() {
        add(DateFormatterReference.self, "AnyObject")
        initializer { () in DateFormatterReference() }
        add(DateFormatterReference.Style.self, "Hashable")
        cases(DateFormatterReference.Style.self, names: "none", "short", "medium", "long", "full")
        property("dateFormat", of: "DateFormatter", at: \DateFormatterReference.pattern)
        property("dateStyle", of: "DateFormatter", at: \DateFormatterReference.dateStyle)
        property("timeStyle", of: "DateFormatter", at: \DateFormatterReference.timeStyle)
        property("locale", of: "DateFormatter", at: \DateFormatterReference.locale)
        property("timeZone", of: "DateFormatter", at: \DateFormatterReference.timeZone)
        property("doesRelativeDateFormatting", of: "DateFormatter", at: \DateFormatterReference.isRelative)
        method("setLocalizedDateFormatFromTemplate", of: "DateFormatter", labels: "_") {
            (formatter: DateFormatterReference, template: String) in
            formatter.template = DateFields(template: template)
            return Nothing()
        }
        method("string", of: "DateFormatter", labels: "from") {
            (formatter: DateFormatterReference, date: Date) in
            formatter.text(of: date)
        }
        method("date", of: "DateFormatter", labels: "from") {
            (formatter: DateFormatterReference, text: String) in
            formatter.date(from: text)
        }
        add(TimeZoneName.self, "Hashable")
        constants(
            of: "TimeZone",
            ["current": TimeZoneName(), "autoupdatingCurrent": .init(), "gmt": .init()]
        )
        initializer("identifier") { (name: String) in TimeZoneName() as TimeZoneName? }
        initializer("abbreviation") { (name: String) in TimeZoneName() as TimeZoneName? }
        initializer("secondsFromGMT") { (seconds: Int) in TimeZoneName() as TimeZoneName? }
    }
}

/// The fields of a moment that a text has, in the order of English.
struct DateFields: EngineValue, Hashable, Sendable {
    static var engineType: EngineType { .dateFormatStyle }

    enum Field: String, CaseIterable, Sendable {
        case weekday, month, day, year, hour, minute, second
    }

    /// The width of a field, under one name for all fields.
    enum Width: String, EngineValue, Hashable, CaseIterable, Sendable {
        case abbreviated, wide, narrow, short, twoDigits, defaultDigits, padded, omitted
        case defaultDigitsNoAMPM, twoDigitsNoAMPM, conversationalDefaultDigits
        static var engineType: EngineType { .dateFormatStyleSymbol }
    }

    private var widths: [Field: Width] = [:]
    /// Whether hours are counted to 24.
    private var hasLongDays = false
    /// The styles of the whole text, in place of fields.
    private var date = Date.DateStyle.omitted
    private var time = Date.TimeStyle.omitted

    init() {}

    init(date: Date.DateStyle, time: Date.TimeStyle) {
        self.date = date
        self.time = time
    }

    /// The fields of a template of UTS #35, in any order: “yMMMd”.
    init(template: String) {
        for letter in Set(template) {
            let count = template.count { $0 == letter }
            let named: Width = count > 3 ? .wide : .abbreviated
            switch letter {
            case "y": widths[.year] = .defaultDigits
            case "M", "L": widths[.month] = count > 2 ? named : count == 2 ? .twoDigits : .defaultDigits
            case "d": widths[.day] = count > 1 ? .twoDigits : .defaultDigits
            case "E": widths[.weekday] = named
            case "h", "j": widths[.hour] = .defaultDigits
            case "H": (widths[.hour], hasLongDays) = (.twoDigitsNoAMPM, true)
            case "m": widths[.minute] = .twoDigits
            case "s": widths[.second] = .twoDigits
            default: break
            }
        }
    }

    func adding(_ field: Field, width: Width?) -> DateFields {
        var fields = self
        fields.widths[field] = width ?? .abbreviated
        return fields
    }

    func text(of date: Date) -> String {
        guard !widths.isEmpty else {
            let hasStyle = self.date != .omitted || time != .omitted
            return hasStyle
                ? date.text(date: self.date, time: time) : date.text(date: .numeric, time: .shortened)
        }
        let isNumeric = widths[.month].map { [.twoDigits, .defaultDigits].contains($0) } ?? false
        func text(_ field: Field, letter: String) -> String? {
            guard let width = widths[field], width != .omitted else { return nil }
            return date.formatted(String(repeating: letter, count: width.letters(of: field)))
        }
        let month = text(.month, letter: "M")
        let day = text(.day, letter: "d")
        let year = text(.year, letter: "y")
        let monthAndDay = [month, day].compactMap(\.self).joined(separator: isNumeric ? "/" : " ")
        let separator = isNumeric ? "/" : day == nil ? " " : ", "
        let calendar = [monthAndDay.isEmpty ? nil : monthAndDay, year].compactMap(\.self)
            .joined(separator: separator)
        let clock = [
            text(.hour, letter: hasLongDays ? "H" : "h"), text(.minute, letter: "m"),
            text(.second, letter: "s"),
        ]
        .compactMap(\.self)
        .joined(separator: ":")
        let half = widths[.hour].map { $0.hasHalf ? date.formatted(" a") : "" } ?? ""
        return [
            text(.weekday, letter: "E"), calendar.isEmpty ? nil : calendar,
            clock.isEmpty ? nil : clock + half,
        ]
        .compactMap(\.self).joined(separator: ", ")
    }
}

extension DateFields.Width {
    /// The number of letters of a field of UTS #35.
    fileprivate func letters(of field: DateFields.Field) -> Int {
        switch (field, self) {
        case (.weekday, .wide), (.month, .wide): 4
        case (.weekday, .narrow), (.month, .narrow): 5
        case (.month, .twoDigits), (_, .twoDigits), (_, .twoDigitsNoAMPM), (_, .padded): 2
        case (.month, .defaultDigits): 1
        case (.weekday, _), (.month, _): 3
        // Minutes and seconds beside others have two digits.
        case (.minute, _), (.second, _): 2
        default: 1
        }
    }

    fileprivate var hasHalf: Bool { self != .defaultDigitsNoAMPM && self != .twoDigitsNoAMPM }
}

extension Date.DateStyle: EngineValue { static var engineType: EngineType { .dateFormatStyleDateStyle } }
extension Date.TimeStyle: EngineValue { static var engineType: EngineType { .dateFormatStyleTimeStyle } }

/// A formatter of moments, as Foundation's.
final class DateFormatterReference: EngineValue {
    static var engineType: EngineType { .dateFormatter }

    enum Style: String, EngineValue, Hashable, CaseIterable, Sendable {
        case none, short, medium, long, full
        static var engineType: EngineType { .dateFormatterStyle }
    }

    /// The pattern, which counts more than the styles; nil or empty for none.
    var pattern: String?
    /// The fields of a template, which count less than a pattern; nil for none.
    var template: DateFields?
    var dateStyle = Style.none
    var timeStyle = Style.none
    /// The texts are English at Greenwich, whatever these are.
    var locale: Locale?
    var timeZone: TimeZoneName?
    var isRelative = false

    /// The moment of a text by the pattern; `nil` for another text, and without a pattern.
    func date(from text: String) -> Date? {
        pattern.flatMap { DatePattern($0).date(from: text) }
    }

    func text(of date: Date) -> String {
        if let pattern, !pattern.isEmpty { return date.formatted(pattern) }
        if let template { return template.text(of: date) }
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
    static var engineType: EngineType { .timeZone }
}

import StyleRuntime
import ViewEngine

// Times from now as texts, in English.
extension Bridge {
    mutating func addRelativeTimes() {
        let name = RelativeFormatterReference.typeName
        add(RelativeFormatterReference.self, "AnyObject")
        add(RelativeTime.Units.self, "Hashable")
        cases(RelativeTime.Units.self, names: "full", "spellOut", "short", "abbreviated")
        add(
            RelativeFormatterReference.Naming.self,
            "Hashable",
            alias: "Date.RelativeFormatStyle.Presentation"
        )
        cases(RelativeFormatterReference.Naming.self, names: "numeric", "named")
        initializer { () in RelativeFormatterReference() }
        property("unitsStyle", of: name, at: \RelativeFormatterReference.units)
        property("dateTimeStyle", of: name, at: \RelativeFormatterReference.naming)
        property("locale", of: name, at: \RelativeFormatterReference.locale)
        method("localizedString", of: name, labels: "for", "relativeTo") {
            (formatter: RelativeFormatterReference, date: Date, reference: Date) in
            formatter.text(of: date.timeIntervalSince(reference))
        }
        method("localizedString", of: name, labels: "fromTimeInterval") {
            (formatter: RelativeFormatterReference, seconds: Double) in
            formatter.text(of: seconds)
        }
        let text = Entry.function("string", ["for"], hasReceiver: true) {
            (formatter: RelativeFormatterReference, date: Date?) in
            date.map { formatter.text(of: $0.timeIntervalSinceNow) }
        }
        add(member: text.volatile, of: name)
        add(RelativeFormat.self, "Hashable")
        factory("relative", of: RelativeFormat.typeName, labels: "presentation", .orNil("unitsStyle")) {
            (naming: RelativeFormatterReference.Naming, units: RelativeTime.Units?) in
            RelativeFormat(naming: naming, units: units ?? .full)
        }
        method("locale", of: RelativeFormat.typeName, labels: "_") {
            (format: RelativeFormat, locale: Locale) in format
        }
        let formatted = Entry.function("formatted", ["_"], hasReceiver: true) {
            (date: Date, format: RelativeFormat) in
            format.text(of: date)
        }
        add(member: formatted.volatile, of: "Date")
        let formattedText = Entry.function("init", ["_", "format"]) { (date: Date, format: RelativeFormat) in
            Text(verbatim: format.text(of: date))
        }
        add(initializer: formattedText.volatile)
    }
}

/// A formatter of times from now, as Foundation's.
final class RelativeFormatterReference: EngineValue {
    static var engineType: EngineType { .relativeDateTimeFormatter }

    /// Whether a time has a name where there is one.
    enum Naming: EngineValue, Hashable, CaseIterable, Sendable {
        case numeric, named
        static var engineType: EngineType { .relativeDateTimeFormatterDateTimeStyle }
    }

    var units = RelativeTime.Units.full
    var naming = Naming.numeric
    /// The texts are English, whatever it is.
    var locale: Locale?

    func text(of seconds: Double) -> String {
        RelativeTime(seconds: seconds, units: units, isNamed: naming == .named).text
    }
}

/// The format style of times from now.
struct RelativeFormat: EngineValue, Hashable, Sendable {
    static var engineType: EngineType { .dateRelativeFormatStyle }

    let naming: RelativeFormatterReference.Naming
    let units: RelativeTime.Units

    func text(of date: Date) -> String {
        RelativeTime(seconds: date.timeIntervalSinceNow, units: units, isNamed: naming == .named).text
    }
}

extension RelativeTime.Units: EngineValue {
    static var engineType: EngineType { .relativeDateTimeFormatterUnitsStyle }
}

/// A time from now as a text in English: “in 2 hours”, “3 days ago”, “yesterday”.
package struct RelativeTime: Hashable, Sendable {
    /// The form of the units.
    package enum Units: String, Hashable, CaseIterable, Sendable {
        case full, spellOut, short, abbreviated
    }

    private let seconds: Double
    private let units: Units
    private let isNamed: Bool

    /// `isNamed` says whether a time has a name where there is one, such as “tomorrow” for the next day.
    package init(seconds: Double, units: Units = .full, isNamed: Bool = false) {
        self.seconds = seconds.isFinite ? min(max(seconds, -1e11), 1e11) : 0
        self.units = units
        self.isNamed = isNamed
    }

    private struct Unit: Sendable {
        let seconds: Double
        let name, short, abbreviated: String
        /// The names of the one before, of the current one and of the next one.
        let names: (String, String, String)
    }

    private static let all = [
        Unit(
            seconds: 31_557_600,
            name: "year",
            short: "yr.",
            abbreviated: "y",
            names: ("last year", "this year", "next year")
        ),
        Unit(
            seconds: 2_629_800,
            name: "month",
            short: "mo.",
            abbreviated: "mo",
            names: ("last month", "this month", "next month")
        ),
        Unit(
            seconds: 604_800,
            name: "week",
            short: "wk.",
            abbreviated: "w",
            names: ("last week", "this week", "next week")
        ),
        Unit(
            seconds: 86_400,
            name: "day",
            short: "day",
            abbreviated: "d",
            names: ("yesterday", "today", "tomorrow")
        ),
        Unit(
            seconds: 3600,
            name: "hour",
            short: "hr.",
            abbreviated: "h",
            names: ("1 hour ago", "this hour", "in 1 hour")
        ),
        Unit(
            seconds: 60,
            name: "minute",
            short: "min.",
            abbreviated: "m",
            names: ("1 minute ago", "this minute", "in 1 minute")
        ),
        Unit(
            seconds: 1,
            name: "second",
            short: "sec.",
            abbreviated: "s",
            names: ("1 second ago", "now", "in 1 second")
        ),
    ]

    package var text: String {
        let distance = abs(seconds)
        guard let unit = Self.all.first(where: { distance >= $0.seconds }) ?? Self.all.last else { return "" }
        let count = Int((distance / unit.seconds).rounded(.down))
        if isNamed, units == .full, count <= 1 {
            return count == 0 ? unit.names.1 : seconds < 0 ? unit.names.0 : unit.names.2
        }
        let amount =
            switch units {
            case .full, .spellOut: "\(count) \(unit.name)\(count == 1 ? "" : "s")"
            case .short: "\(count) \(unit.short)\(unit.short == "day" && count != 1 ? "s" : "")"
            case .abbreviated: "\(count)\(unit.abbreviated)"
            }
        return seconds < 0 ? "\(amount) ago" : "in \(amount)"
    }

    /// The time without its direction in its largest units: “2 hours, 23 minutes”.
    package func distance(units limit: Int) -> String {
        var rest = abs(seconds)
        var parts: [String] = []
        for unit in Self.all where parts.count < limit {
            let count = Int((rest / unit.seconds).rounded(.down))
            guard count > 0 || !parts.isEmpty || unit.seconds == 1 else { continue }
            rest -= Double(count) * unit.seconds
            guard count > 0 || parts.isEmpty else { break }
            parts.append("\(count) \(unit.name)\(count == 1 ? "" : "s")")
        }
        return parts.joined(separator: ", ")
    }
}

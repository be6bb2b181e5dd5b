import StyleRuntime
import ViewEngine

// Views of moments: `Text(date, style: .date)`.
extension Bridge {
    mutating func addTextsOfDates() {
        add(TextDateStyle.self, "Hashable")
        cases(TextDateStyle.self, names: "date", "time", "relative", "offset", "timer")
        let styled = Entry.function("init", ["_", "style"]) { (date: Date, style: TextDateStyle) in
            Text(verbatim: style.text(of: date))
        }
        add(initializer: styled.volatile)
        initializer("_", "format") { (date: Date, format: DateFields) in
            Text(verbatim: format.text(of: date))
        }
    }
}

/// The form of a moment in a text, as `Text.DateStyle`.
enum TextDateStyle: EngineValue, Hashable, CaseIterable, Sendable {
    case date, time, relative, offset, timer
    static var engineType: EngineType { .textDateStyle }

    func text(of date: Date) -> String {
        let time = date.timeIntervalSinceNow
        let seconds = time.isFinite ? time : 0
        switch self {
        case .date: return date.text(date: .long, time: .omitted)
        case .time: return date.text(date: .omitted, time: .shortened)
        case .relative: return RelativeTime(seconds: seconds).distance(units: 2)
        case .offset:
            let distance = RelativeTime(seconds: seconds).distance(units: 1)
            return seconds < 0 ? "+\(distance)" : "−\(distance)"
        case .timer: return Self.clock(seconds: Int(min(abs(seconds), 1e9)))
        }
    }

    /// The hours, minutes and seconds of a time: “2:05”, “1:02:05”.
    private static func clock(seconds: Int) -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let end = padded(seconds % 60)
        return hours > 0 ? "\(hours):\(padded(minutes)):\(end)" : "\(minutes):\(end)"
    }
}

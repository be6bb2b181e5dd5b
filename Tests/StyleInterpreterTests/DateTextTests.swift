import Testing

@Suite struct `A text of a moment` {
    /// The text of an expression about 3 February 2001, 16:05:09 at Greenwich, a Saturday.
    private func text(_ expression: String) throws -> String {
        try interpretedText(
            """
            private let date = Date(timeIntervalSince1970: 981_216_309)
            private func format(_ pattern: String) -> String {
                let formatter = DateFormatter()
                formatter.dateFormat = pattern
                return formatter.string(from: date)
            }
            private func format(_ day: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
                let formatter = DateFormatter()
                formatter.dateStyle = day
                formatter.timeStyle = time
                return formatter.string(from: date)
            }
            private var result: String { \(expression) }
            """
        )
    }

    @Test(arguments: [
        ("date.formatted()", "2/3/2001, 4:05 PM"),
        ("date.formatted(date: .abbreviated, time: .omitted)", "Feb 3, 2001"),
        ("date.formatted(date: .omitted, time: .standard)", "4:05:09 PM"),
        ("date.formatted(date: .long, time: .shortened)", "February 3, 2001 at 4:05 PM"),
        ("date.formatted(date: .complete, time: .omitted)", "Saturday, February 3, 2001"),
        ("date.formatted(.dateTime)", "2/3/2001, 4:05 PM"),
        ("date.formatted(.dateTime.day().month())", "Feb 3"),
        ("date.formatted(.dateTime.month(.wide).year())", "February 2001"),
        (
            "date.formatted(.dateTime.weekday(.wide).day().month(.abbreviated).year())",
            "Saturday, Feb 3, 2001"
        ),
        ("date.formatted(.dateTime.day(.twoDigits).month(.twoDigits).year())", "02/03/2001"),
        ("date.formatted(.dateTime.hour().minute())", "4:05 PM"),
        ("date.formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits))", "04:05"),
        ("format(.short, .none)", "2/3/01"), ("format(.short, .short)", "2/3/01, 4:05 PM"),
        ("format(.medium, .none)", "Feb 3, 2001"), ("format(.none, .short)", "4:05 PM"),
        ("format(.none, .none)", ""),
    ])
    func `has a style`(expression: String, result: String) throws {
        #expect(try text(expression) == result)
    }

    @Test(arguments: [
        ("yMMMd", "Feb 3, 2001"), ("dMMMMEEEE", "Saturday, February 3"), ("Hm", "16:05"), ("jmm", "4:05 PM"),
        ("yMd", "2/3/2001"),
    ])
    func `has the fields of a template`(template: String, result: String) throws {
        let text = try interpretedText(
            """
            private var result: String {
                let formatter = DateFormatter()
                formatter.setLocalizedDateFormatFromTemplate("\(template)")
                return formatter.string(from: Date(timeIntervalSince1970: 981_216_309))
            }
            """
        )
        #expect(text == result)
    }

    @Test(arguments: [
        ("yyyy-MM-dd", "2001-02-03"), ("dd.MM.yy", "03.02.01"), ("EEEE, d MMMM", "Saturday, 3 February"),
        ("EEE MMM d", "Sat Feb 3"), ("HH:mm:ss.SSS", "16:05:09.000"), ("h 'o''clock' a", "4 o'clock PM"),
        ("'", ""), ("''", "'"), ("GGq", ""),
    ])
    func `has a pattern`(pattern: String, result: String) throws {
        #expect(try text("format(\"\(pattern)\")") == result)
    }

    @Test(arguments: ["-62_135_596_800", "1e300", "-1e300"])
    func `is short for far moments`(seconds: String) throws {
        let text = try text(
            "Date(timeIntervalSince1970: \(seconds)).formatted(date: .complete, time: .complete)"
        )
        #expect(text.count < 60)
    }
}

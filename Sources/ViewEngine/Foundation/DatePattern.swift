/// A pattern of UTS #35 by which the text of a moment is read, in English; times without an offset are at Greenwich.
package struct DatePattern {
    private let pattern: String

    package init(_ pattern: String) {
        self.pattern = pattern
    }

    /// The moment that a text states; `nil` if the text differs from the pattern, or states no moment.
    package func date(from text: String) -> Date? {
        var fields = DateTextFields(text)
        var rest = Substring(pattern)
        while let letter = rest.first {
            if letter == "'" {
                guard fields.skip(Date.quotation(at: &rest)) else { return nil }
                continue
            }
            let run = rest.prefix { $0 == letter }
            rest = rest.dropFirst(run.count)
            let isField = letter.isASCII && letter.isLetter
            guard isField ? fields.read(letter, count: run.count) : fields.skip(String(run))
            else { return nil }
        }
        return fields.date
    }
}

/// The fields of a moment that were read from the beginning of a text.
private struct DateTextFields {
    private var rest: Substring
    private var year = 2000
    private var month = 1
    private var day = 1
    private var hour = 0
    private var minute = 0
    private var seconds = 0.0
    private var isAfternoon: Bool?
    /// The seconds by which the clock of the text is ahead of Greenwich.
    private var offset = 0

    init(_ text: String) {
        rest = Substring(text)
    }

    /// The moment, if the whole text was read.
    var date: Date? {
        guard rest.isEmpty, (1...12).contains(month), (0...24).contains(hour), (0..<60).contains(minute),
            (0..<61).contains(seconds), (1...CivilDate.days(inYear: year, month: month)).contains(day)
        else { return nil }
        let hour = isAfternoon.map { self.hour % 12 + ($0 ? 12 : 0) } ?? self.hour
        return Date(year: year, month: month, day: day)
            .addingTimeInterval(Double(hour * 3600 + minute * 60 - offset) + seconds)
    }

    /// Skips a text; returns whether it is there.
    mutating func skip(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }

    /// Reads a field; returns whether it is there.
    ///
    /// Fields that say nothing about a moment are skipped.
    mutating func read(_ letter: Character, count: Int) -> Bool {
        switch letter {
        case "y", "Y", "u":
            guard let number = number(of: count == 2 ? 2 : max(count, 4)) else { return false }
            year = count == 2 ? 2000 + number : number
        case "M", "L":
            guard let number = count > 2 ? name(in: Date.monthNames, count: count) : number(of: 2) else {
                return false
            }
            month = count > 2 ? number + 1 : number
        case "d": return set(\.day)
        case "H", "k", "h", "K": return set(\.hour)
        case "m": return set(\.minute)
        case "s":
            guard let number = number(of: 2) else { return false }
            seconds += Double(number)
        case "S":
            let digits = rest.prefix(min(count, 9)).prefix { $0.isASCII && $0.isNumber }
            guard digits.count == min(count, 9), let fraction = Double("0.\(digits)") else { return false }
            rest = rest.dropFirst(digits.count)
            seconds += fraction
        case "a": return readHalf()
        case "E": return name(in: Date.weekdayNames, count: count) != nil
        case "Z", "X", "x", "z", "O": return readOffset()
        default: return false
        }
        return true
    }

    private mutating func set(_ field: WritableKeyPath<Self, Int>) -> Bool {
        guard let number = number(of: 2) else { return false }
        self[keyPath: field] = number
        return true
    }

    /// A number of at most a number of digits.
    private mutating func number(of digits: Int) -> Int? {
        let text = rest.prefix(min(digits, 9)).prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(text.count)
        return Int(text)
    }

    /// The position of the name with which the text begins.
    private mutating func name(in names: [String], count: Int) -> Int? {
        let names = names.map { count > 3 ? $0 : String($0.prefix(3)) }
        guard let position = names.firstIndex(where: { rest.lowercased().hasPrefix($0.lowercased()) }) else {
            return nil
        }
        rest = rest.dropFirst(names[position].count)
        return position
    }

    private mutating func readHalf() -> Bool {
        let half = rest.prefix(2).lowercased()
        guard half == "am" || half == "pm" else { return false }
        isAfternoon = half == "pm"
        rest = rest.dropFirst(2)
        return true
    }

    /// `Z`, `GMT`, `+0100`, `-01:00`.
    private mutating func readOffset() -> Bool {
        for name in ["Z", "GMT", "UTC"] where skip(name) {
            if rest.first != "+", rest.first != "-" { return true }
        }
        let sign = skip("+") ? 1 : skip("-") ? -1 : 0
        guard sign != 0, let hours = number(of: 2) else { return false }
        _ = skip(":")
        offset = sign * (hours * 3600 + (number(of: 2) ?? 0) * 60)
        return true
    }
}

extension Date {
    /// The parts of a day that a text has, as `Date.FormatStyle.DateStyle`.
    package enum DateStyle: String, Hashable, CaseIterable, Sendable {
        case omitted, numeric, abbreviated, long, complete
    }

    /// The parts of a time that a text has, as `Date.FormatStyle.TimeStyle`.
    package enum TimeStyle: String, Hashable, CaseIterable, Sendable {
        case omitted, shortened, standard, complete
    }

    package static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
    package static let weekdayNames = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]

    /// The text of the moment in English and at Greenwich: “Jan 1, 2001” or “January 1, 2001 at 12:00 AM”.
    package func text(date dateStyle: DateStyle, time timeStyle: TimeStyle) -> String {
        let date = CivilDate(self)
        let month = Self.monthNames[date.month - 1]
        let day: String? =
            switch dateStyle {
            case .omitted: nil
            case .numeric: "\(date.month)/\(date.day)/\(date.year)"
            case .abbreviated: "\(month.prefix(3)) \(date.day), \(date.year)"
            case .long: "\(month) \(date.day), \(date.year)"
            case .complete: "\(Self.weekdayNames[date.weekday]), \(month) \(date.day), \(date.year)"
            }
        let time: String? =
            switch timeStyle {
            case .omitted: nil
            case .shortened: formatted("h:mm a")
            case .standard: formatted("h:mm:ss a")
            case .complete: formatted("h:mm:ss a") + " GMT"
            }
        let isLong = dateStyle == .long || dateStyle == .complete
        return [day, time].compactMap(\.self).joined(separator: isLong ? " at " : ", ")
    }

    /// The text by a pattern of UTS #35, in English and at Greenwich: “yyyy-MM-dd”, “EEEE, d MMMM”.
    ///
    /// Fields that are not known are left out.
    package func formatted(_ pattern: String) -> String {
        let date = CivilDate(self)
        var text = ""
        var rest = Substring(pattern)
        while let letter = rest.first {
            if letter == "'" {
                text += Self.quotation(at: &rest)
                continue
            }
            let run = rest.prefix { $0 == letter }
            rest = rest.dropFirst(run.count)
            text += letter.isASCII && letter.isLetter ? date.field(letter, count: run.count) : String(run)
        }
        return text
    }

    /// The text between single quotes, in which two of them are one quote; so are two without a text.
    static func quotation(at rest: inout Substring) -> String {
        rest.removeFirst()
        guard rest.first != "'" else {
            rest.removeFirst()
            return "'"
        }
        var text = ""
        while let character = rest.popFirst() {
            if character == "'" {
                guard rest.first == "'" else { break }
                rest.removeFirst()
            }
            text.append(character)
        }
        return text
    }

    /// The name of a month or a weekday by the number of letters of its field.
    fileprivate static func name(_ name: String, count: Int) -> String {
        switch count {
        case ...3: String(name.prefix(3))
        case 5: String(name.prefix(1))
        default: name
        }
    }

    fileprivate static func month(_ number: Int) -> String { monthNames[number - 1] }
    fileprivate static func weekday(_ number: Int) -> String { weekdayNames[number] }
}

extension CivilDate {
    /// The text of a field of UTS #35; empty for one that is not known.
    fileprivate func field(_ letter: Character, count: Int) -> String {
        func padded(_ number: Int) -> String {
            let digits = String(number)
            // A field as long as a pattern of a stranger has no place in a picture.
            return String(repeating: "0", count: max(0, min(count, 9) - digits.count)) + digits
        }
        switch letter {
        case "y", "Y", "u": return count == 2 ? String(padded(year % 100).suffix(2)) : padded(year)
        case "M", "L": return count > 2 ? Date.name(Date.month(month), count: count) : padded(month)
        case "d": return padded(day)
        case "E": return Date.name(Date.weekday(weekday), count: count)
        case "H": return padded(hour)
        case "h": return padded(hour % 12 == 0 ? 12 : hour % 12)
        case "m": return padded(minute)
        case "s": return padded(second)
        case "S": return String(repeating: "0", count: min(count, 9))
        case "a": return hour < 12 ? "AM" : "PM"
        case "z": return "GMT"
        case "Z": return "+0000"
        default: return ""
        }
    }
}

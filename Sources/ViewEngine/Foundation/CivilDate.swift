/// A moment in the Gregorian calendar at Greenwich.
struct CivilDate {
    let year: Int
    /// From 1.
    let month, day: Int
    /// From 0 for Sunday.
    let weekday: Int
    let hour, minute, second: Int

    init(_ date: Date) {
        // Far moments have no place in a picture.
        let limit = 1e11
        let interval = date.timeIntervalSince1970
        let seconds = interval.isNaN ? 0 : Int(min(max(interval, -limit), limit).rounded(.down))
        let days = Int((Double(seconds) / 86_400).rounded(.down))
        let secondOfDay = seconds - days * 86_400
        (hour, minute, second) = (secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60)
        // The first day of 1970 was a Thursday.
        weekday = ((days + 4) % 7 + 7) % 7
        // The algorithm counts in eras of 400 years from 1 March 0000 (Howard Hinnant).
        let shifted = days + 719_468
        let era = Int((Double(shifted) / 146_097).rounded(.down))
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }
}

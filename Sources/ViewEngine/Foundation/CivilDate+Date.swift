extension CivilDate {
    /// The days from 1 January 1970 to the first day of a month, which may be beyond a year: 13 is January of the next one.
    static func days(untilYear year: Int, month: Int) -> Int {
        let months = year * 12 + month - 1
        let year = Int((Double(months) / 12).rounded(.down))
        let month = months - year * 12 + 1
        // The inverse of the algorithm that counts in eras of 400 years from 1 March 0000 (Howard Hinnant).
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = Int((Double(shiftedYear) / 400).rounded(.down))
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The number of days of a month, which may be beyond a year.
    static func days(inYear year: Int, month: Int) -> Int {
        days(untilYear: year, month: month + 1) - days(untilYear: year, month: month)
    }

    /// The number of the day in its year, from 1.
    var dayOfYear: Int {
        Self.days(untilYear: year, month: month) + day - Self.days(untilYear: year, month: 1)
    }
}

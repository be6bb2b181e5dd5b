/// Why a text is no value of its parameter.
enum ParameterError: Error {
    /// None of the allowed names.
    case unknownName(UnknownName)
    /// The name of a value of other styles; with the reason.
    case notOfStyle(allowed: [String], reason: Unavailability)
    /// Longer than a number of characters.
    case tooLong(limit: Int)
    /// Not a finite decimal number.
    case notANumber
    /// A number with a fraction.
    case notWhole
    case outOfRange(ClosedRange<Double>, unit: String)
    /// Not four numbers.
    case notInsets
    /// More than so many buttons.
    case tooManyButtons(limit: Int)
    /// More than a style, a role and a size.
    case notAButton
    /// No tag of a language, by the part that is not one; empty if it is missing.
    case notALanguage(part: String)
    /// Neither hexadecimal digits nor a name.
    case notAColor(UnknownName)
    /// No known symbol, but symbol fonts are not installed that may have it.
    case symbolsMissing
    /// No known symbol, but nearly one; `nil` for no name at all.
    case unknownSymbol(UnknownSymbol?)
    /// An invalid event of a script; the first has the number 1.
    case script(number: Int, event: String, EventError)
}

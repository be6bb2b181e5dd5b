import ButtonStyles

/// A parameter of a picture: how its text is read, and what the catalogue says of it.
struct Parameter: Sendable {
    /// What kind of text is taken.
    enum Kind: Sendable {
        case text(maximumLength: Int)
        case choice([String])
        /// Some of the states that the style has, separated by commas.
        case states
        case number(ClosedRange<Double>, unit: String)
        case color
        case symbol
    }

    let name: String
    let summary: String
    let kind: Kind
    /// The spelling of the value that stands where none is given; `nil` if that is no value.
    let defaultValue: String?
    /// Whether a style takes it; where it does not, the reason.
    let refusal: @Sendable (CatalogEntry) -> String?
    /// Puts the value that a text means into a request, and gives the text's canonical spelling.
    let read: @Sendable (String, ReadingContext, inout ButtonRequest) throws(ValueFault) -> String
}

/// What a value is read with: the style that it is for, and what is there to choose from.
struct ReadingContext: Sendable {
    let entry: CatalogEntry
    let symbols: SymbolNames
}

/// Why a text is no value of its parameter.
enum ValueFault: Error {
    /// Not one of the names that are taken; with the nearest of them.
    case unknownName(allowed: [String], suggestion: String?)
    /// Longer than so many characters.
    case tooLong(limit: Int)
    /// Not a finite decimal number.
    case notANumber
    case outOfRange(ClosedRange<Double>, unit: String)
    /// Neither hexadecimal digits nor a name; with the nearest name.
    case notAColor(suggestion: String?)
    /// No symbol of that name, or no symbols at all; with the nearest names.
    case unknownSymbol(nearest: [String])
}

import ButtonRendering

/// A parameter of a picture: how its text is read, and what the catalogue says of it.
final class Parameter: Sendable {
    /// What kind of text is taken.
    enum Kind: Sendable {
        case text(maximumLength: Int)
        case choice([String])
        /// Some of the states that the style has, separated by commas.
        case states
        /// One of the looks of the system that the style has.
        case systems
        case number(ClosedRange<Double>, unit: String)
        case color
        /// Four lengths within a range, in points.
        case insets(ClosedRange<Double>)
        /// One of the sizes that the style has.
        case sizes
        /// None, or a style of the same framework.
        case styles
        case symbol
        case events
        /// A parameter whose values can be listed.
        case axis
    }

    let name: String
    /// Another name for it, in the words of the other framework.
    let alias: String?
    let summary: String
    let kind: Kind
    /// The spelling of the value that stands where none is given; `nil` if that is no value, or if it
    /// depends on the style.
    let standardValue: String?
    /// Whether a style takes it, for what is asked for; where it does not, the reason.
    let refusal: @Sendable (ReadingContext) -> String?
    /// Puts the value that a text means into a request, and gives the text's canonical spelling.
    let read: @Sendable (String, ReadingContext, inout ButtonRequest) throws(ValueFault) -> String

    init(
        name: String,
        alias: String? = nil,
        summary: String,
        kind: Kind,
        standardValue: String?,
        refusal: @escaping @Sendable (ReadingContext) -> String?,
        read: @escaping @Sendable (String, ReadingContext, inout ButtonRequest) throws(ValueFault) -> String
    ) {
        self.name = name
        self.alias = alias
        self.summary = summary
        self.kind = kind
        self.standardValue = standardValue
        self.refusal = refusal
        self.read = read
    }

    /// What can be asked for of a style with it.
    func outputs(of entry: CatalogEntry) -> [Output] {
        Output.allKinds.filter { output in
            refusal(ReadingContext(entry: entry, output: output, symbols: SymbolNames([]))) == nil
        }
    }

    /// The spelling of the value that stands for a style where none is given.
    func defaultValue(for entry: CatalogEntry) -> String? {
        switch kind {
        case .systems: entry.systems.first?.name
        default: standardValue
        }
    }
}

/// What a value is read with: the style that it is for, what is asked for of it, and what is there to
/// choose from.
struct ReadingContext: Sendable {
    let entry: CatalogEntry
    let output: Output
    let symbols: SymbolNames
}

/// Why a text is no value of its parameter.
enum ValueFault: Error {
    /// Not one of the names that are taken; with the nearest of them.
    case unknownName(allowed: [String], suggestion: String?)
    /// A name that means something, but not for this style; with the reason.
    case notOfStyle(allowed: [String], reason: String)
    /// Longer than so many characters.
    case tooLong(limit: Int)
    /// Not a finite decimal number.
    case notANumber
    case outOfRange(ClosedRange<Double>, unit: String)
    /// Not four numbers.
    case notInsets
    /// Neither hexadecimal digits nor a name; with the nearest name.
    case notAColor(suggestion: String?)
    /// No symbol of that name, but symbol fonts are not installed that may have it.
    case symbolsMissing
    /// No symbol of that name; with the nearest names.
    case unknownSymbol(nearest: [String])
    /// An event of a script is wrong; the first has the number 1.
    case script(number: Int, word: String, EventFault)
}

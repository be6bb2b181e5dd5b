import ProjectResources
import StringCatalogs
import StyleBridge
import StyleRuntime
import ViewEngine

/// The texts in which a source looks for a key, and the order of the bundles.
struct TextLookUp: Sendable {
    let resources: ProgramResources
    var preference: BundlePreference
}

/// A value between the literals of a key.
enum KeyArgument {
    /// A value that is written, with the number that chooses a plural.
    case value(Value)
    /// A text with attributes of its own, or a symbol.
    case inset(Text)

    init(_ value: Value) {
        switch value {
        case .engine(let text as Text): self = .inset(text)
        case .engine(let image as Image): self = .inset(Text(image))
        default: self = .value(value)
        }
    }

    /// Appends the argument in a format to a key, where its characters are no Markdown.
    func append(as format: String?, to key: inout LocalizedStringKey.StringInterpolation) {
        switch self {
        case .value(let value): key.appendInterpolation(value.written(as: format))
        case .inset(let text): key.appendInterpolation(text)
        }
    }

    /// The characters of the argument in a format; those of a text are not known without its environment.
    func string(as format: String?) -> String {
        switch self {
        case .value(let value): value.written(as: format)
        case .inset: ""
        }
    }
}

extension Value {
    /// The characters of the value in a format such as `%lld`; those of its description where the format does not suit.
    fileprivate func written(as format: String?) -> String {
        guard let format, format != "%@" else { return description }
        return (try? TextFormat(format).text(of: [self])) ?? description
    }
}

/// A key with its values, which is looked for in the locale of a text.
struct KeyLocalizer: TextLocalizer, StringLocalizer {
    let key: String
    let arguments: [KeyArgument]
    /// The table that the key names itself.
    let table: String?
    let lookUp: TextLookUp
    /// The pseudolanguage of the app.
    let pseudolanguage: Pseudolanguage?

    func text(inTable table: String?, bundle: Bundle?, locale: Locale) -> LocalizedStringKey? {
        let insertions = Insertions(of: arguments)
        return text(insertions, inTable: table, bundle: bundle, locale: locale).map { insertions.key($0) }
    }

    package func string(in locale: Locale) -> String? {
        let insertions = Insertions(of: arguments)
        return text(insertions, locale: locale).map { insertions.string($0) }
    }

    private func text(
        _ insertions: Insertions,
        inTable table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale
    ) -> String? {
        var preference = lookUp.preference
        if let bundle { preference.isMain = bundle.isMain }
        return lookUp.resources.project.text(
            of: key,
            inTable: table ?? self.table,
            locale: locale.identifier,
            pseudolanguage: pseudolanguage,
            arguments: insertions.arguments,
            in: preference,
            write: insertions.write
        )
    }
}

/// The arguments of a text that is looked for: each place of one is a character of its own until the text is known.
private final class Insertions {
    private let values: [KeyArgument]
    private var written: [(KeyArgument, String)] = []
    private var byteCount = 0

    /// The first of the characters for private use that stand for arguments.
    private static let firstPlace: UInt32 = 0xF0000
    private static let places = 0xFFFD

    init(of values: [KeyArgument]) {
        self.values = values
    }

    /// The arguments as the expansion of a text knows them: a number that chooses a plural, or a position.
    var arguments: [StringArgument] {
        values.enumerated().map { index, argument in
            switch argument {
            case .value(.integer(let number)): .integer(number)
            case .value(.number(let number)): .number(number)
            case .value, .inset: .text(String(index))
            }
        }
    }

    /// The character in place of an argument; none beyond the length of a text.
    func write(_ argument: StringArgument, as format: String) -> String {
        let value: KeyArgument
        switch argument {
        case .integer(let number): value = .value(.integer(number))
        case .number(let number): value = .value(.number(number))
        case .text(let index):
            guard let index = Int(index), values.indices.contains(index) else { return "" }
            value = values[index]
        }
        if case .value(let value) = value { byteCount += value.description.utf8.count }
        guard written.count < Self.places, byteCount <= StringLimits.textBytes,
            let scalar = Unicode.Scalar(Self.firstPlace + UInt32(written.count))
        else { return "" }
        written.append((value, format))
        return String(Character(scalar))
    }

    /// The text as a key, with the arguments in their places.
    func key(_ text: String) -> LocalizedStringKey {
        guard !written.isEmpty else { return LocalizedStringKey(text) }
        var key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        forEachPart(of: text) { literal, argument in
            key.appendLiteral(literal)
            argument?.0.append(as: argument?.1, to: &key)
        }
        return LocalizedStringKey(stringInterpolation: key)
    }

    /// The text with the arguments in their places.
    func string(_ text: String) -> String {
        guard !written.isEmpty else { return text }
        var string = ""
        forEachPart(of: text) { literal, argument in
            string += literal + (argument?.0.string(as: argument?.1) ?? "")
        }
        return string
    }

    /// Passes each literal, and the argument after it with its format, to a function; the last literal has none.
    private func forEachPart(of text: String, _ body: (String, (KeyArgument, String)?) -> Void) {
        var literal = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let place = Int(scalar.value) - Int(Self.firstPlace)
            guard written.indices.contains(place) else {
                literal.append(scalar)
                continue
            }
            body(String(literal), written[place])
            literal = String.UnicodeScalarView()
        }
        body(String(literal), nil)
    }
}

import StyleRuntime

/// Operations on strings that sources use to read the digits of a color.
extension Bridge {
    mutating func addStrings() {
        add(CharacterSet.self, "Hashable")
        constants(
            of: "CharacterSet",
            [
                "alphanumerics": CharacterSet.alphanumerics, "whitespaces": .whitespaces,
                "whitespacesAndNewlines": .whitespacesAndNewlines, "newlines": .newlines,
                "decimalDigits": .decimalDigits, "letters": .letters, "punctuationCharacters": .punctuation,
            ]
        )
        initializer("charactersIn") { (text: String) in CharacterSet(charactersIn: text) }
        property("inverted", of: "CharacterSet") { (set: CharacterSet) in set.inverted }

        method("trimmingCharacters", of: "String", labels: "in") { (text: String, set: CharacterSet) in
            set.trimming(text)
        }
        method("replacingOccurrences", of: "String", labels: "of", "with") {
            (text: String, target: String, replacement: String) in
            text.replacingAll(target, with: replacement)
        }
        method("replacing", of: "String", labels: "_", "with") {
            (text: String, target: String, replacement: String) in
            text.replacingAll(target, with: replacement)
        }
        method("components", of: "String", labels: "separatedBy") { (text: String, set: CharacterSet) in
            text.split(omittingEmptySubsequences: false, whereSeparator: set.contains).map(String.init)
        }
        method("components", of: "String", labels: "separatedBy") { (text: String, separator: String) in
            text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        }
        method("dropFirst", of: "String", labels: .or("_", 1)) { (text: String, count: Int) in
            String(text.dropFirst(max(0, count)))
        }
        method("dropLast", of: "String", labels: .or("_", 1)) { (text: String, count: Int) in
            String(text.dropLast(max(0, count)))
        }
        method("prefix", of: "String", labels: "_") { (text: String, count: Int) in
            String(text.prefix(max(0, count)))
        }
        method("suffix", of: "String", labels: "_") { (text: String, count: Int) in
            String(text.suffix(max(0, count)))
        }
        method("appending", of: "String", labels: "_") { (text: String, other: String) in text + other }
        method("trimmingPrefix", of: "String", labels: "_") { (text: String, prefix: String) in
            text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        }
        method("formatted", of: "Array") { (texts: [String]) in
            guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
            let first = texts.dropLast().joined(separator: ", ", upTo: InterpreterLimits().bytes)
            return texts.count > 2 ? "\(first), and \(last)" : "\(first) and \(last)"
        }
        method("reversed", of: "String") { (text: String) in String(text.reversed()) }
        property("first", of: "String") { (text: String) in text.first.map { String($0) } }
        property("last", of: "String") { (text: String) in text.last.map { String($0) } }
        mutatingMethod("append", of: "String", labels: "_") { (text: inout String, other: String) in
            text.append(other)
        }
        mutatingMethod("removeFirst", of: "String", labels: .or("_", 1)) { (text: inout String, count: Int) in
            text = String(text.dropFirst(max(0, count)))
        }
        method("joined", of: "Array", labels: .or("separator", "")) { (parts: [String], separator: String) in
            parts.joined(separator: separator, upTo: InterpreterLimits().bytes)
        }
        addComparisons()
        initializer("_", "radix") { (text: String, radix: Int) in
            (2...36).contains(radix) ? Int(text, radix: radix) : nil
        }
        initializer("_") { (text: String) in Int(text) }
        initializer("_") { (text: String) in Double(text) }

        add(ScannerReference.self, "AnyObject")
        initializer("string") { (text: String) in ScannerReference(text) }
        method("scanString", of: "Scanner", labels: "_") { (scanner: ScannerReference, prefix: String) in
            scanner.skip(prefix) ? prefix : nil
        }
        property("scanLocation", of: "Scanner", at: \ScannerReference.location)
        property("isAtEnd", of: "Scanner") { (scanner: ScannerReference) in scanner.isAtEnd }
        for name in ["scanHexInt64", "scanHexInt32"] {
            let entry = Entry(
                name: name,
                parameters: [EntryParameter(label: nil, type: .int, defaultValue: nil, isInout: true)],
                result: .bool,
                isProperty: false,
                hasReceiver: true,
                isMutating: false
            ) { values throws(Failure) in
                let scanner = try ScannerReference(bridging: values[0])
                guard let number = scanner.hexadecimal() else { return .boolean(false) }
                values[1] = .integer(number)
                return .boolean(true)
            }
            add(member: entry, of: "Scanner")
        }
    }
}

extension Bridge {
    /// Comparisons of texts, by their characters as in no certain language.
    fileprivate mutating func addComparisons() {
        add(ComparisonOrder.self, "Hashable")
        cases(ComparisonOrder.self, names: "orderedAscending", "orderedSame", "orderedDescending")
        for name in ["compare", "localizedCompare"] {
            method(name, of: "String", labels: "_") { (text: String, other: String) in
                ComparisonOrder(text, other)
            }
        }
        for name in ["caseInsensitiveCompare", "localizedCaseInsensitiveCompare", "localizedStandardCompare"]
        {
            method(name, of: "String", labels: "_") { (text: String, other: String) in
                ComparisonOrder(text.lowercased(), other.lowercased())
            }
        }
        for name in ["localizedStandardContains", "localizedCaseInsensitiveContains"] {
            method(name, of: "String", labels: "_") { (text: String, other: String) in
                text.lowercased().contains(other.lowercased())
            }
        }
    }
}

/// The order of two values, as Foundation's `ComparisonResult`.
enum ComparisonOrder: EngineValue, Hashable, CaseIterable, Sendable {
    case orderedAscending, orderedSame, orderedDescending
    static var engineType: EngineType { .comparisonResult }

    init<Compared: Comparable>(_ value: Compared, _ other: Compared) {
        self = value == other ? .orderedSame : value < other ? .orderedAscending : .orderedDescending
    }
}

extension Array where Element: StringProtocol {
    /// The strings as one, without those after the first that makes it longer than a number of bytes.
    ///
    /// A result that is too long is refused after the call.
    fileprivate func joined(separator: String, upTo limit: Int) -> String {
        var text = ""
        for (index, part) in enumerated() where text.utf8.count <= limit {
            if index > 0 { text += separator }
            text += part
        }
        return text
    }
}

extension String {
    /// The text with another one in all places of a text; the same for an empty one.
    fileprivate func replacingAll(_ target: String, with replacement: String) -> String {
        guard !target.isEmpty else { return self }
        return split(separator: target, omittingEmptySubsequences: false)
            .joined(separator: replacement, upTo: InterpreterLimits().bytes)
    }
}

/// A set of characters, as Foundation's.
struct CharacterSet: EngineValue, Hashable, Sendable {
    static var engineType: EngineType { .characterSet }

    private enum Kind: Hashable, Sendable {
        case alphanumerics, whitespaces, whitespacesAndNewlines, newlines, decimalDigits, letters, punctuation
        case characters(Set<Character>)
    }

    private let kind: Kind
    private var isInverted = false

    private init(_ kind: Kind) {
        self.kind = kind
    }

    init(charactersIn text: String) {
        self.init(.characters(Set(text)))
    }

    static let alphanumerics = CharacterSet(.alphanumerics)
    static let whitespaces = CharacterSet(.whitespaces)
    static let whitespacesAndNewlines = CharacterSet(.whitespacesAndNewlines)
    static let newlines = CharacterSet(.newlines)
    static let decimalDigits = CharacterSet(.decimalDigits)
    static let letters = CharacterSet(.letters)
    static let punctuation = CharacterSet(.punctuation)

    var inverted: CharacterSet {
        var result = self
        result.isInverted.toggle()
        return result
    }

    func contains(_ character: Character) -> Bool {
        let isMember =
            switch kind {
            case .alphanumerics: character.isLetter || character.isNumber
            case .whitespaces: character.isWhitespace && !character.isNewline
            case .whitespacesAndNewlines: character.isWhitespace
            case .newlines: character.isNewline
            case .decimalDigits: character.isNumber
            case .letters: character.isLetter
            case .punctuation: character.isPunctuation
            case .characters(let characters): characters.contains(character)
            }
        return isMember != isInverted
    }

    /// The text without the characters of the set at its ends.
    func trimming(_ text: String) -> String {
        var text = Substring(text)
        while let first = text.first, contains(first) { text.removeFirst() }
        while let last = text.last, contains(last) { text.removeLast() }
        return String(text)
    }
}

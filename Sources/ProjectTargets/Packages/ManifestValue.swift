/// A value of a `Package.swift`, as far as it is written literally.
indirect enum ManifestValue: Equatable {
    case string(String)
    case array([ManifestValue])
    case call(String, [Argument])
    /// A value that is computed, or has no use here.
    case other

    struct Argument: Equatable {
        let label: String?
        let value: ManifestValue
    }

    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The strings of an array; `nil` if there is none, or if an element is not literal.
    var strings: [String]? {
        guard case .array(let elements) = self else { return nil }
        let strings = elements.compactMap(\.string)
        return strings.count == elements.count ? strings : nil
    }
}

/// The tokens of a `Package.swift`, in which calls are looked for.
struct ManifestReader {
    private let tokens: [ManifestToken]
    private var index = 0
    /// Whether calls are nested more deeply than the limit, so that a value has not been read.
    private(set) var isTooDeep = false

    init(_ text: [UInt8]) {
        tokens = ManifestToken.tokens(of: text)
    }

    /// The calls of some members (`.target(…)`) that are not in one another, in the order of the text.
    mutating func calls(
        where isSuitable: (String) -> Bool
    ) -> [(name: String, arguments: [ManifestValue.Argument])] {
        var calls: [(name: String, arguments: [ManifestValue.Argument])] = []
        index = 0
        while index < tokens.count {
            guard isSymbol("."), case .identifier(let name) = token(1), isSuitable(name), isSymbol("(", at: 2)
            else {
                index += 1
                continue
            }
            index += 3
            calls.append((name, arguments(until: ")", depth: 1)))
        }
        return calls
    }

    /// The literal after the first label of a name.
    mutating func string(after label: String) -> String? {
        for start in tokens.indices where tokens[start] == .identifier(label) {
            index = start
            guard isSymbol(":", at: 1), case .string(let text?) = token(2) else { continue }
            return text
        }
        return nil
    }

    /// The names of the calls in the first array after a label: `.macOS(.v14)` in `platforms:`.
    mutating func names(after label: String) -> [String] {
        for start in tokens.indices where tokens[start] == .identifier(label) {
            index = start
            guard isSymbol(":", at: 1), isSymbol("[", at: 2) else { continue }
            index += 3
            var names: [String] = []
            while true {
                if isSymbol("."), case .identifier(let name) = token(1) { names.append(name) }
                skipValue()
                // The end of the array, or of a text that is not closed.
                guard isSymbol(",") else { return names }
                index += 1
            }
        }
        return []
    }

    private func token(_ offset: Int = 0) -> ManifestToken? {
        tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
    }

    private func isSymbol(_ symbol: Unicode.Scalar, at offset: Int = 0) -> Bool {
        token(offset) == .symbol(UInt8(ascii: symbol))
    }

    /// The arguments up to a bracket, which is read.
    private mutating func arguments(until end: Unicode.Scalar, depth: Int) -> [ManifestValue.Argument] {
        var arguments: [ManifestValue.Argument] = []
        while token() != nil {
            if isSymbol(end) {
                index += 1
                break
            }
            if isSymbol(",") {
                index += 1
                continue
            }
            var label: String?
            if case .identifier(let name) = token(), isSymbol(":", at: 1) {
                label = name
                index += 2
            }
            let start = index
            arguments.append(ManifestValue.Argument(label: label, value: value(depth: depth)))
            // A bracket of another kind is an error of the text.
            if index == start { index += 1 }
        }
        return arguments
    }

    /// A value up to the next comma or bracket; `other` if it is more than a literal.
    private mutating func value(depth: Int) -> ManifestValue {
        guard depth < ProjectLimits.manifestDepth else {
            isTooDeep = true
            skipValue()
            return .other
        }
        var value = ManifestValue.other
        switch token() {
        case .string(let text):
            index += 1
            value = text.map(ManifestValue.string) ?? .other
        case .symbol(UInt8(ascii: "[")):
            index += 1
            value = .array(arguments(until: "]", depth: depth + 1).map(\.value))
        default:
            // `.process("x")`, `Target.Dependency.target(name: "x")`, or something else.
            var name: String?
            while true {
                if case .identifier(let part) = token() {
                    name = part
                } else if !isSymbol(".") {
                    break
                }
                index += 1
            }
            if let name, isSymbol("(") {
                index += 1
                value = .call(name, arguments(until: ")", depth: depth + 1))
            }
        }
        if token() == nil || isSymbol(",") || isSymbol(")") || isSymbol("]") { return value }
        skipValue()
        return .other
    }

    /// Skips the tokens up to a comma or a bracket that is not opened among them.
    private mutating func skipValue() {
        var depth = 0
        while case let token? = token() {
            switch token {
            case .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")), .symbol(UInt8(ascii: "{")):
                depth += 1
            case .symbol(UInt8(ascii: ")")), .symbol(UInt8(ascii: "]")), .symbol(UInt8(ascii: "}")):
                if depth == 0 { return }
                depth -= 1
            case .symbol(UInt8(ascii: ",")):
                if depth == 0 { return }
            default: break
            }
            index += 1
        }
    }
}

/// A set of characters, under Foundation's name.
public struct CharacterSet: Hashable, Sendable {
    /// A set that the properties of Unicode define.
    private enum Kind: Hashable, Sendable {
        case list(Set<Unicode.Scalar>)
        case alphanumerics, letters, decimalDigits, whitespaces, newlines, whitespacesAndNewlines
        case punctuationCharacters, uppercaseLetters, lowercaseLetters, symbols
    }

    private let kind: Kind
    private var isInverted = false

    private init(_ kind: Kind) {
        self.kind = kind
    }

    public init() {
        kind = .list([])
    }

    public init(charactersIn string: String) {
        kind = .list(Set(string.unicodeScalars))
    }

    public static let alphanumerics = CharacterSet(.alphanumerics)
    public static let letters = CharacterSet(.letters)
    public static let decimalDigits = CharacterSet(.decimalDigits)
    public static let whitespaces = CharacterSet(.whitespaces)
    public static let newlines = CharacterSet(.newlines)
    public static let whitespacesAndNewlines = CharacterSet(.whitespacesAndNewlines)
    public static let punctuationCharacters = CharacterSet(.punctuationCharacters)
    public static let uppercaseLetters = CharacterSet(.uppercaseLetters)
    public static let lowercaseLetters = CharacterSet(.lowercaseLetters)
    public static let symbols = CharacterSet(.symbols)

    /// The characters that are not in the set.
    public var inverted: CharacterSet {
        var set = self
        set.isInverted.toggle()
        return set
    }

    public func contains(_ member: Unicode.Scalar) -> Bool { hasMember(member) != isInverted }

    private func hasMember(_ scalar: Unicode.Scalar) -> Bool {
        switch kind {
        case .list(let scalars): scalars.contains(scalar)
        case .alphanumerics:
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        case .letters: scalar.properties.isAlphabetic
        case .decimalDigits: scalar.properties.generalCategory == .decimalNumber
        case .whitespaces: scalar.properties.generalCategory == .spaceSeparator || scalar == "\t"
        case .newlines: scalar.properties.isWhitespace && !CharacterSet.whitespaces.contains(scalar)
        case .whitespacesAndNewlines: scalar.properties.isWhitespace
        case .punctuationCharacters:
            switch scalar.properties.generalCategory {
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
                .initialPunctuation, .finalPunctuation, .otherPunctuation:
                true
            default: false
            }
        case .uppercaseLetters: scalar.properties.isUppercase
        case .lowercaseLetters: scalar.properties.isLowercase
        case .symbols:
            switch scalar.properties.generalCategory {
            case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
            default: false
            }
        }
    }
}

// Foundation's methods take precedence where a file imports it.
extension StringProtocol {
    /// The string without the characters of a set at its ends.
    @_disfavoredOverload
    public func trimmingCharacters(in set: CharacterSet) -> String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !set.contains($0) }),
            let last = scalars.lastIndex(where: { !set.contains($0) })
        else { return "" }
        return String(String.UnicodeScalarView(scalars[first...last]))
    }

    /// The string with another one in place of each occurrence of a part.
    @_disfavoredOverload
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target,
        with replacement: Replacement
    ) -> String {
        guard !target.isEmpty else { return String(self) }
        return String(self).split(separator: String(target), omittingEmptySubsequences: false)
            .joined(separator: String(replacement))
    }
}

/// The places at which names are declared inside of others: parameters of functions, patterns, cases of enumerations.
struct LocalNames: Sendable {
    /// The depth of the word before parameters that are expected or being read, and of the word before a pattern.
    private var parameters: Int32 = -1
    private var pattern: Int32 = -1
    /// Whether the parenthesis has been opened.
    private var hasParameters = false
    private var hasPattern = false
    /// Whether a case of an enumeration is being read.
    var isCase = false

    /// Whether a bracket would change what is declared.
    var isExpecting: Bool { parameters >= 0 || pattern >= 0 }

    mutating func expectParameters(at depth: Int32) {
        parameters = depth
        hasParameters = false
    }

    mutating func expectPattern(at depth: Int32) {
        pattern = depth
        hasPattern = false
    }

    /// Reads a token behind the words.
    mutating func read(_ token: Token) {
        if parameters >= 0, token.depth <= parameters {
            if token.is("("), !hasParameters {
                hasParameters = true
            } else if hasParameters || token.depth < parameters || token.is("{") || token.is("}") {
                parameters = -1
            }
        }
        if pattern >= 0, token.depth <= pattern {
            // The parenthesis follows the word at once.
            if token.is("("), !hasPattern { hasPattern = true } else { pattern = -1 }
        }
    }

    /// Whether a name before a colon is that of a parameter.
    func isParameter(_ token: Token) -> Bool { hasParameters && token.depth == parameters + 1 }

    /// Whether a name is in a pattern such as `let (a, b)`.
    func isPattern(_ token: Token) -> Bool { hasPattern && pattern >= 0 && token.depth > pattern }
}

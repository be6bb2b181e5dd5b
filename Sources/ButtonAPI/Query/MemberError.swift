import JSONReading

/// Why a member of a JSON body is no part of a request.
enum MemberError: Error {
    /// An object that should have a member has none of that name.
    case missing(String)
    /// No member of the name; with the names that there are.
    case unknown(String, allowed: [String])
    /// A value of a wrong kind.
    case wrongKind(JSONValue.Kind, expected: String)
    /// None of the names.
    case unknownName(UnknownName)
    /// A text with a character that a picture cannot hold.
    case forbiddenCharacter(Unicode.Scalar)
    /// An array with more elements than a limit.
    case tooMany(limit: Int, count: Int)
    /// Tokens that a button cannot have.
    case token(TokenError)
}

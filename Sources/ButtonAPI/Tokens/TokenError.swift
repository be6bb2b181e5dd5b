/// Why an object is no design tokens that a button can have.
enum TokenError: Error {
    /// A name with a character that stands for something else in references.
    case invalidName(String)
    /// A reference to something that is not in the object.
    case unknownReference(String)
    /// A reference to another document.
    case remoteReference(String)
    /// A reference that leads back to itself.
    case cycle(String)
    /// More tokens or references than a limit.
    case tooMany(limit: Int)
    /// A value that is not of the token's kind; with the form that it should have.
    case wrongValue(expected: String)
    /// A number outside of a range.
    case outOfRange(ClosedRange<Double>, unit: String)
    /// A color space that is not read.
    case unknownColorSpace(String, allowed: [String])
    /// An output that has no place for the tokens.
    case notTaken(format: String)
}

/// The limits of tokens in a request.
enum TokenLimits {
    /// The number of tokens and groups, those of extended groups included.
    static let nodes = 4096
    /// The number of references that are followed.
    static let references = 4096
    /// In points.
    static let length = 0.0...200
    static let fontSize = 1.0...200
    static let fontWeight = 1.0...1000
    /// The number of shadows of one token.
    static let shadows = 16
}

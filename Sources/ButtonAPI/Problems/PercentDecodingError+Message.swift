import HTTP

extension PercentDecodingError {
    /// A clause of which the text is the subject.
    var message: String {
        switch self {
        case .invalidPercentEncoding:
            "has a percent sign without two hexadecimal digits after it"
        case .invalidUTF8:
            "is not UTF-8"
        case .forbiddenCharacter(let scalar):
            "holds U+\(scalar.hexadecimal), which a picture cannot hold"
        }
    }
}

extension Unicode.Scalar {
    fileprivate var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

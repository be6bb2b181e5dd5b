import FoundationEssentials

/// JSON documents as bytes.
enum JSON {
    /// The members are sorted, so that equal values are equal bytes.
    ///
    /// A number that is not finite is a string: JSON has no number for it, and a style of a user can make one.
    static func encode<Value: Encodable>(_ value: Value) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("\(Value.self) holds what JSON cannot write")
        }
        return Array(data)
    }

    /// The bytes as Base64 (RFC 4648 §4).
    static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

    /// The text of Base64; `nil` if it is not Base64, or not UTF-8.
    static func text(base64 text: String) -> String? {
        Data(base64Encoded: text).flatMap { String(validating: $0, as: UTF8.self) }
    }
}

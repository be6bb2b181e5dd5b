import FoundationEssentials

/// JSON documents as bytes.
enum JSON {
    /// The members are sorted, so that equal values are equal bytes.
    static func encode<Value: Encodable>(_ value: Value) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("\(Value.self) holds what JSON cannot write")
        }
        return Array(data)
    }
}

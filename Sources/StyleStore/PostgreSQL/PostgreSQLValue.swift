/// A value of a parameter.
enum PostgreSQLValue {
    case integer(Int)
    case text(String)
    case data([UInt8])

    /// Whether the value is sent as it is, not as text.
    var isBinary: Bool { if case .data = self { true } else { false } }

    /// The value as it is sent, with a byte 0 at its end that is not part of it.
    var bytes: [UInt8] {
        switch self {
        case .integer(let value): Array("\(value)".utf8) + [0]
        case .text(let text): Array(text.utf8) + [0]
        case .data(let data): data + [0]
        }
    }
}

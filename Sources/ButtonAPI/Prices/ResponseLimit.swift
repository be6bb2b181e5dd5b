import HTTP

/// A resource of which one response has a limited amount; a request that would take more is refused before it is
/// drawn.
enum ResponseLimit: Sendable {
    /// CPU time, in microseconds.
    case time
    /// The length of the content before its coding, in bytes.
    case length

    /// In the unit of the case.
    var limit: Int {
        switch self {
        case .time: 20_000
        case .length: 2 << 20
        }
    }
}

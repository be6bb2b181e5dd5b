import CustomStyles
import HTTP

/// A step of sharing a source.
enum SharingStep: Sendable {
    /// The source is looked for in the store, and parsed.
    case load(SharingRequest)
    case check(SharingRequest, ParsedProgram)
    case store(SharingRequest, CheckedProgram)

    var request: SharingRequest {
        switch self {
        case .load(let request), .check(let request, _), .store(let request, _): request
        }
    }

    var price: Price { .source(length: request.source.bytes.count) }

    var lane: Lane {
        switch self {
        case .load, .store: .waiting
        case .check: .styles
        }
    }
}

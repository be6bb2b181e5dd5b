import HTTP
import Metrics

/// The reason why a server refuses a request or closes a connection with one.
enum Refusal: Int, CaseIterable, Sendable {
    /// All connections are taken: 503.
    case connections
    /// The address has as many connections as one may have: 429.
    case connectionsOfAddress
    /// A connection without a complete request was closed for a new one.
    case displaced
    /// The header did not arrive in time, or in more parts than any client needs.
    case headerTimeout
    /// The first header is malformed or too large: 400, 414, 431 or 505.
    case headerInvalid
    /// The body did not arrive in time.
    case bodyTimeout
    /// The response was not read in time.
    case responseTimeout
    /// Bodies of requests take all memory that they may have: 503.
    case requestMemory
    /// The bodies of the requests of an address take more than its share of it: 429.
    case requestMemoryOfAddress
    /// Responses that wait to be read take all memory that they may have: 503.
    case responseMemory
    /// A response that was read slowly was given up for another one.
    case responseDisplaced
    /// The work that waits would take longer than the limit: 503.
    case queue
    /// The work of the address that waits would take longer than its share: 429.
    case queueOfAddress

    /// The reason to refuse a job.
    init(_ violation: Violation) {
        self = violation == .overloaded ? .queue : .queueOfAddress
    }

    /// The name in metrics.
    var name: String {
        switch self {
        case .connections: "connections"
        case .connectionsOfAddress: "connections_of_address"
        case .displaced: "displaced"
        case .headerTimeout: "header_timeout"
        case .headerInvalid: "header_invalid"
        case .bodyTimeout: "body_timeout"
        case .responseTimeout: "response_timeout"
        case .requestMemory: "request_memory"
        case .requestMemoryOfAddress: "request_memory_of_address"
        case .responseMemory: "response_memory"
        case .responseDisplaced: "response_displaced"
        case .queue: "queue"
        case .queueOfAddress: "queue_of_address"
        }
    }
}

/// Counts refusals, on any thread.
final class RefusalCounts: Sendable {
    private let table = CounterTable(count: Refusal.allCases.count)

    func count(_ refusal: Refusal) {
        table.addShared(1, at: refusal.rawValue)
    }

    /// The number of refusals by reason.
    var samples: [MetricSample] {
        Refusal.allCases.map { refusal in
            MetricSample(
                Double(table[refusal.rawValue]),
                labels: [MetricSample.Label("reason", value: refusal.name)]
            )
        }
    }
}

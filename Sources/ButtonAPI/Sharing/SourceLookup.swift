import CustomStyles
import Synchronization

/// The sources that the plan of one request found and missed, on the thread that plans it.
///
/// A plan does not wait. What it misses becomes a job, after which the request is planned again with the results.
final class SourceLookup: Sendable {
    @TaskLocal static var current: SourceLookup?

    /// The results of the addresses that were missed before.
    typealias Results = [SourceAddress: Result<CheckedProgram, QueryError>]

    /// The folder that the whole request is about, whatever changes meanwhile; `nil` without one.
    let folder: StyleFolder?
    private let results: Results
    private let missing = Mutex<[SourceAddress]>([])

    init(_ results: Results, folder: StyleFolder?) {
        self.results = results
        self.folder = folder
    }

    /// The addresses that were missed, each once.
    var missed: [SourceAddress] { missing.withLock { $0 } }

    /// The source of an address, if it was loaded for this request; otherwise the address is missed.
    func source(at address: SourceAddress) throws(QueryError) -> CheckedProgram {
        if let result = results[address] { return try result.get() }
        missing.withLock { missing in
            if !missing.contains(address) { missing.append(address) }
        }
        throw .sharing(.parserUnavailable)
    }
}

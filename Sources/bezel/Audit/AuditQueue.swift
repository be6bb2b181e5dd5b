import Synchronization

/// The files of an audit, which several auditors take, and their results in the order of the files.
final class AuditQueue: Sendable {
    private struct State {
        var next = 0
        var results: [AuditedFile?]
        var error: ProgramError?
    }

    private let state: Mutex<State>

    init(count: Int) {
        state = Mutex(State(results: Array(repeating: nil, count: count)))
    }

    /// Takes files until none is left, or one has an error.
    func work(_ audit: (_ index: Int) throws(ProgramError) -> AuditedFile) {
        while let index = take() {
            do throws(ProgramError) {
                let result = try audit(index)
                state.withLock { $0.results[index] = result }
            } catch {
                state.withLock { $0.error = $0.error ?? error }
            }
        }
    }

    private func take() -> Int? {
        state.withLock { state in
            guard state.error == nil, state.next < state.results.count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    /// The results, after all auditors have ended.
    func results() throws(ProgramError) -> [AuditedFile] {
        let (results, error) = state.withLock { ($0.results, $0.error) }
        if let error { throw error }
        return results.compactMap(\.self)
    }
}

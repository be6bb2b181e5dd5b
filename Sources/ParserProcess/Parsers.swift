import ConfinedProcesses
import Glibc
package import StyleSyntax
import Synchronization

/// Parses sources in processes of their own, one for each source.
///
/// Processes are started ahead and wait for their sources, which halves the time that a source takes. Each source has another
/// one started in the place of its own, but the first has none if only one waits: most commands have one source. A function of
/// this class waits for a process, so it runs on a thread that may wait.
package final class Parsers: Sendable {
    private let path: String
    private let limits: ParserProcessLimits
    private let seats: [Seat]
    private let state: Mutex<State>

    /// The place of a process that waits.
    private final class Seat: Sendable {
        struct Slot: ~Copyable {
            var process: ConfinedProcess?
        }

        let slot = Mutex(Slot())
    }

    private struct State {
        /// The seats of the processes that wait, the oldest first, which are ready before the others.
        var taken: [Int] = []
        var free: [Int]
        /// Whether a source has been parsed.
        var isUsed = false
    }

    /// Starts processes of `bezel-parse`, which is at a path; `waitingCount` is the number of those that wait for a source.
    package init(path: String, limits: ParserProcessLimits = ParserProcessLimits(), waitingCount: Int = 1) {
        self.path = path
        self.limits = limits
        seats = (0..<waitingCount).map { _ in Seat() }
        state = Mutex(State(free: Array(0..<waitingCount)))
        for _ in seats { startOne() }
    }

    /// Parses a source for one system, whose conditions decide each `#if`; nil leaves every `#if`.
    package func parse(
        _ source: SourceText,
        conditions: CompilationConditions?
    ) throws(ParserProcessError) -> ParsedSource {
        let bytes = try parse(source)
        do {
            return try ParsedSource(reading: bytes, source: source, conditions: conditions)
        } catch {
            throw .refused(failure(source))
        }
    }

    /// Parses a source for the first of several systems for which it has something; for the first system if for none.
    package func parse(
        _ source: SourceText,
        conditions: [CompilationConditions],
        having isWanted: (ParsedSource) -> Bool
    ) throws(ParserProcessError) -> ParsedSource {
        let bytes = try parse(source)
        do {
            let first = try ParsedSource(reading: bytes, source: source, conditions: conditions.first)
            guard !isWanted(first) else { return first }
            for conditions in conditions.dropFirst() {
                let other = try ParsedSource(reading: bytes, source: source, conditions: conditions)
                if isWanted(other) { return other }
            }
            return first
        } catch {
            throw .refused(failure(source))
        }
    }

    /// Parses a source, and returns the bytes that `ParsedSource` reads.
    ///
    /// `limit` is that of the size of the source in bytes. `charge` receives the processor time that the source has taken, in
    /// microseconds.
    package func parse(
        _ source: SourceText,
        limit: Int = SourceLimits.bytes,
        charge: (Int) -> Void = { _ in }
    ) throws(ParserProcessError) -> [UInt8] {
        if let diagnostic = SourceFence.check(source, limit: limit) {
            throw .refused(diagnostic)
        }
        let limits = limits.scaled(toSource: source.bytes.count)
        // The process that waits has the limits of the sources that clients send.
        guard source.bytes.count <= SourceLimits.bytes else {
            guard let process = ConfinedProcess(parser: path, limits: limits) else {
                throw .unavailable(.notStarted(path: path))
            }
            return try run(process, on: source, within: limits, charge: charge).get()
        }
        let isFirst = state.withLock { state in !exchange(&state.isUsed, with: true) }
        defer { if !isFirst || seats.count > 1 { startOne() } }
        if let process = takeWaiting() {
            let attempt = run(process, on: source, within: limits, charge: charge)
            // It may have been killed while it waited.
            if attempt != .failure(.unavailable(.failed(.signal(SIGKILL)))) {
                return try attempt.get()
            }
        }
        guard let process = ConfinedProcess(parser: path, limits: limits) else {
            throw .unavailable(.notStarted(path: path))
        }
        return try run(process, on: source, within: limits, charge: charge).get()
    }

    private func takeWaiting() -> ConfinedProcess? {
        let index = state.withLock { state in state.taken.isEmpty ? nil : state.taken.removeFirst() }
        guard let index else { return nil }
        let process = seats[index].slot.withLock { slot in slot.process.take() }
        state.withLock { $0.free.append(index) }
        guard let process, process.isWaiting() else { return nil }
        return process
    }

    /// Starts a process that waits, unless enough of them do.
    private func startOne() {
        guard let index = state.withLock({ state in state.free.popLast() }) else { return }
        var process = ConfinedProcess(parser: path, limits: limits)
        let isStarted = process != nil
        seats[index].slot.withLock { slot in slot.process = process.take() }
        state.withLock { state in
            if isStarted { state.taken.append(index) } else { state.free.append(index) }
        }
    }

    private func run(
        _ process: consuming ConfinedProcess,
        on source: SourceText,
        within limits: ParserProcessLimits,
        charge: (Int) -> Void
    ) -> Result<[UInt8], ParserProcessError> {
        switch process.isReady(by: Deadline(milliseconds: limits.startMilliseconds)) {
        case .ready: break
        case .late: return .failure(.unavailable(.failed(.startTimeout)))
        case .ended: return .failure(startError(process.end()))
        }
        let start = process.processorMicroseconds ?? 0
        let (transfer, result) = process.exchange(
            source.bytes,
            limit: limits.resultBytes,
            within: limits.sourceMilliseconds,
            by: Deadline(milliseconds: limits.waitMilliseconds)
        )
        switch transfer {
        case .starved:
            return .failure(.unavailable(.failed(.processorTimeout)))
        case .late:
            return .failure(.refused(refusal("source takes too long to parse", of: source)))
        case .tooLong:
            return .failure(.refused(refusal("source is too complex to parse", of: source)))
        case .complete, .ended:
            break
        }
        var time = start
        let ending = process.end(measuring: &time)
        charge(max(0, time - start))
        switch ending {
        case .status(0) where transfer == .complete:
            return .success(result)
        case .status(-1):
            return .failure(.unavailable(.failed(.status(-1))))
        case .status:
            return .failure(.refused(failure(source)))
        case .signal(SIGKILL):
            return .failure(.unavailable(.failed(.signal(SIGKILL))))
        case .signal(SIGXCPU):
            return .failure(.refused(refusal("source takes too long to parse", of: source)))
        case .signal:
            // The stack overflowed, memory ran out, or the filter of system calls ended what should not have been.
            return .failure(.refused(refusal("source is too complex to parse", of: source)))
        }
    }

    private func startError(_ ending: ConfinedProcess.Ending) -> ParserProcessError {
        switch ending {
        case .status(ParserStatus.notConfined): .unavailable(.notConfined)
        case .status(ParserStatus.notStarted): .unavailable(.notStarted(path: path))
        case .status(let status): .unavailable(.failed(.status(status)))
        case .signal(let signal): .unavailable(.failed(.signal(signal)))
        }
    }

    /// The message about a source with which a parser that works for others ends, or writes what is no program.
    private func failure(_ source: SourceText) -> Diagnostic {
        refusal("the parser fails on this source", of: source)
    }

    private func refusal(_ message: String, of source: SourceText) -> Diagnostic {
        Diagnostic(
            .error,
            at: .start,
            in: source,
            message: message,
            remedy: "Leave out what the style does not use"
        )
    }
}

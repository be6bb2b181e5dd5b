import ConfinedProcesses
import Glibc
package import StyleSyntax
import Synchronization

/// Parses sources in processes of their own, one for each source.
///
/// One process loads its libraries ahead, and those that parse are copies of it (`ParserStarter`). A function of this class
/// waits for a process, so it runs on a thread that may wait.
package final class Parsers: Sendable {
    private let path: String
    private let limits: ParserProcessLimits
    private let starter: Mutex<ParserStarter>

    /// Starts a process of `bezel-parse`, which is at a path.
    package init(path: String, limits: ParserProcessLimits = ParserProcessLimits()) {
        self.path = path
        self.limits = limits
        starter = Mutex(ParserStarter(path: path))
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
        let deadline = Deadline(milliseconds: limits.startMilliseconds)
        let process = starter.withLock { starter in
            starter.process(limits: limits, by: deadline)
        }
        guard let process else { throw .unavailable(.notStarted(path: path)) }
        return try run(process, on: source, within: limits, startedBy: deadline, charge: charge).get()
    }

    private func run(
        _ process: consuming ConfinedProcess,
        on source: SourceText,
        within limits: ParserProcessLimits,
        startedBy deadline: Deadline,
        charge: (Int) -> Void
    ) -> Result<[UInt8], ParserProcessError> {
        var process = process
        switch process.isReady(by: deadline) {
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

import ConfinedProcesses

/// Starts processes of the parser, each of which parses one source and ends.
///
/// A process writes one byte when it is confined, reads a source to its end, and writes the program. It is a copy of a server
/// that has loaded the libraries, which takes a tenth of the time. Without a server, it loads them itself.
struct ParserStarter: ~Copyable {
    private let path: String
    private var server: ForkServer?
    /// Whether the program can serve, as far as is known.
    private var serves = true

    /// Starts the server of the parser at a path.
    init(path: String) {
        self.path = path
        startServer()
    }

    private mutating func startServer() {
        server = ForkServer(path: path, arguments: [ParserProgram.forkServerArgument])
    }

    /// Starts a process, which is ready by a deadline, or too late; `nil` if that fails.
    mutating func process(limits: ParserProcessLimits, by deadline: Deadline) -> ConfinedProcess? {
        let limits = ProcessLimits(
            processorSeconds: limits.processorSeconds,
            addressSpace: limits.addressSpace,
            descriptors: limits.descriptors
        )
        return copy(limits: limits, by: deadline) ?? ConfinedProcess(path: path, limits: limits)
    }

    private mutating func copy(limits: ProcessLimits, by deadline: Deadline) -> ConfinedProcess? {
        guard serves else { return nil }
        // There may have been no descriptors left for one.
        if server == nil { startServer() }
        do throws(ForkServer.Failure) {
            return try server?.copy(limits: limits, by: deadline)
        } catch {
            switch error {
            case .ended:
                // It may have been killed.
                startServer()
            case .unusable:
                serves = false
                server = nil
            }
            return nil
        }
    }
}

package import StyleSyntax

/// Why a source has no program.
package enum ParserProcessError: Error, Hashable, Sendable {
    /// The source is beyond a limit.
    case refused(Diagnostic)
    /// The parser cannot be used on this system.
    case unavailable(Unavailability)

    package enum Unavailability: Hashable, Sendable {
        /// The program does not exist or cannot be started.
        case notStarted(path: String)
        /// The kernel refuses to confine the program.
        case notConfined
        /// The program ended in a way that the source does not explain.
        case failed(Ending)
    }

    /// The cause of the end of a process.
    package enum Ending: Hashable, Sendable {
        case status(Int32)
        case signal(Int32)
        /// It was ended, because it took too long to start.
        case startTimeout
        /// It was ended, because it had too little of a processor to parse its source in time.
        case processorTimeout
    }
}

import ConfinedProcesses

/// A process of the parser, which parses one source and ends.
///
/// The process writes one byte when it is confined, reads a source to its end, and writes the program.
extension ConfinedProcess {
    /// Starts a process of the parser; nil if that fails.
    init?(parser path: String, limits: ParserProcessLimits) {
        self.init(
            path: path,
            limits: ProcessLimits(
                processorSeconds: limits.processorSeconds,
                addressSpace: limits.addressSpace,
                descriptors: limits.descriptors
            )
        )
    }
}

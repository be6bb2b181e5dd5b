import StyleSyntax

/// The limits of a parser's process.
package struct ParserProcessLimits: Sendable {
    /// Seconds of processor time; whole ones, since the kernel counts them so.
    package var processorSeconds = 2
    /// The address space in bytes; nil is no limit.
    ///
    /// The libraries take 34 MiB, the longest source another 20.
    package var addressSpace: Int? = 128 << 20
    /// The number of descriptors: the three standard ones, and one with which the loader opens libraries.
    package var descriptors = 4
    /// The time that a process may take until it is ready, in milliseconds; after a start of the machine its libraries are
    /// read from the disk.
    package var startMilliseconds = 10_000
    /// The processor time that a source may take, in milliseconds.
    ///
    /// A source of 64 KiB takes 700 on a slow machine. How long a busy machine lets the process wait says nothing about
    /// the source.
    package var sourceMilliseconds = 1_500
    /// The time until the result of a source must be there, in milliseconds; a process that has not taken its processor
    /// time by then has had no processor.
    package var waitMilliseconds = 15_000
    /// The size of the result in bytes.
    package var resultBytes = ProgramLimits.bytes(ofSource: SourceLimits.bytes)

    package init() {}

    /// The limits for a source of a size in bytes, which grow with one that is longer than a client may send.
    func scaled(toSource size: Int) -> ParserProcessLimits {
        let factor = (size + SourceLimits.bytes - 1) / SourceLimits.bytes
        guard factor > 1 else { return self }
        var scaled = self
        scaled.processorSeconds *= factor
        scaled.addressSpace = addressSpace.map { $0 + (factor - 1) * Self.memoryOfSource }
        scaled.sourceMilliseconds *= factor
        scaled.waitMilliseconds = max(waitMilliseconds, 2 * scaled.sourceMilliseconds)
        scaled.resultBytes = ProgramLimits.bytes(ofSource: size)
        return scaled
    }

    /// The memory that 64 KiB of a source take, in bytes.
    private static let memoryOfSource = 24 << 20
}

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
    package var resultBytes = ProgramLimits.bytes

    package init() {}
}

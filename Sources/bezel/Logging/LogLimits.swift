/// The limits of the log.
enum LogLimits {
    /// The number of bytes of lines that wait to be written; further lines are dropped.
    ///
    /// As many again may be passed to the system at that time.
    static let waitingBytes = 1 << 20
    /// The time in microseconds in which lines are collected before they are written together.
    static let collection: UInt32 = 5_000
    /// The time in seconds that a stop waits for the remaining lines to be written.
    static let stop = 1
}

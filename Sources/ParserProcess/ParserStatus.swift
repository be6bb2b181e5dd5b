/// The exit statuses of `bezel-parse`.
package enum ParserStatus {
    /// The source cannot be read, or is too long.
    package static let input: Int32 = 2
    /// The result cannot be written.
    package static let output: Int32 = 3
    /// The kernel refuses the filter of system calls.
    package static let notConfined: Int32 = 4
    /// The program cannot be loaded: the status of a process that starts no program.
    package static let notStarted: Int32 = 127
}
